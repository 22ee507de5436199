import t from 'tap'
import { fileMs, requestMs } from '../server/bff/upstream/budget.ts'
import { largestFile } from '../server/contract/limits/uploads.ts'
import { readNginx } from './testing/nginx.ts'

const { directive } = readNginx()

/** Addresses that take files. */
const ofFiles = ['/graphql', '/studio/graphql', '/api/certificate/', '/api/returns/image/', '/api/contact/']

const milliseconds = (path: string): number => Number.parseInt(directive('proxy_read_timeout', path) ?? '', 10) * 1000

t.test('the proxy takes the largest file, and waits for as long as an edge may take', async (t) => {
  for (const path of ofFiles) {
    const mebibytes = Number.parseInt(directive('client_max_body_size', path) ?? '', 10)
    t.ok(mebibytes * 1024 * 1024 >= largestFile + 1024 * 1024, `${path}: the file with the fields of its form`)
    t.ok(milliseconds(path) > fileMs, path)
  }
  t.ok(milliseconds('/') > requestMs, 'pages')
})
