import t from 'tap'
import { withoutSecrets } from '#lib/logging/logger.ts'
import { fileMs, requestMs } from '../server/bff/upstream/budget.ts'
import { largestFile } from '../server/contract/limits/uploads.ts'
import { readNginx } from './testing/nginx.ts'

const { directive, loggedPath, logFormat } = readNginx()

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

t.test('the log of the proxy holds no keys', async (t) => {
  t.match(logFormat, '$path_without_key')
  t.notMatch(logFormat, /\$(?:request|uri|request_uri|args|query_string|http_referer)\b/)
  for (const path of ['/studio/look/hush', '/studio/shared/hush', '/checkout/return/hush', '/computop/success/hush'])
    t.same([loggedPath(path), loggedPath(path).includes('hush')], [withoutSecrets(path), false])
  t.equal(loggedPath('/checkout/returned'), '/checkout/returned')
  t.equal(directive('error_log', '/')?.split(' ')[1], 'crit', 'lines about one request hold its whole address')
})
