/** Child of the bench: React's renderToString behind a bare Fastify. */
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import type { FirstPage } from '../../../web/lib/first-page.ts'

const [file = ''] = process.argv.slice(2)
const { renderPlain } = (await import(pathToFileURL(file).href)) as { renderPlain: (first: FirstPage) => string }
let first: FirstPage | undefined

const app = Fastify({ bodyLimit: 16 * 1024 * 1024 })
app.post('/data', async (request) => {
  first = request.body as FirstPage
  return {}
})
app.get('/', async (_, reply) => {
  if (!first) throw new Error('No data yet')
  return reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html><div id="root">${renderPlain(first)}</div>`)
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => void app.close().then(() => process.exit()))
