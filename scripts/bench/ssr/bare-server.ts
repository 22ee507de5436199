/**
 * Child of the bench: the least that a page costs which no cache has. A bare Fastify asks the engine for data of the same size, parses it and
 * compresses a page of the same size that it has already: nothing is checked, cached or rendered.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import Fastify from 'fastify'
import { Pool } from 'undici'

const [engine = '', page = ''] = process.argv.slice(2)
const html = Buffer.from(await (await fetch(page)).arrayBuffer())
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
}
const pool = new Pool(engine)
const app = Fastify()
app.get('/', async (_, reply) => {
  const { body } = await pool.request({ path: '/longest', method: 'GET' })
  await body.json()
  return reply
    .type('text/html; charset=utf-8')
    .header('content-encoding', 'br')
    .send(brotliCompressSync(html, { params }))
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => {
  Promise.all([app.close(), pool.close()])
    .catch(console.error)
    .finally(() => process.exit())
})
