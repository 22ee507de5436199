import Fastify from 'fastify'
import t from 'tap'
import { answerPlainly } from './plain-errors.ts'

t.test('failures are never cacheable, whatever their route has set', async (t) => {
  const app = Fastify()
  t.teardown(() => app.close())
  answerPlainly(app)
  const stored = 'public, max-age=31536000, immutable'
  app.get('/thrown', async (_request, reply) => {
    reply.header('cache-control', stored)
    throw new Error('broken')
  })
  app.get('/sent', async (_request, reply) => reply.code(503).header('cache-control', stored).send('away'))
  app.get('/header', async (_request, reply) =>
    reply.headers({ 'cache-control': stored, 'x-text': '€' }).send('broken'),
  )
  app.get('/fine', async (_request, reply) => reply.header('cache-control', stored).send('fine'))
  for (const [url, status] of [
    ['/thrown', 500],
    ['/sent', 503],
    ['/header', 500],
  ] as const)
    t.match(await app.inject(url), { statusCode: status, headers: { 'cache-control': 'no-store' } }, url)
  t.equal((await app.inject('/fine')).headers['cache-control'], stored)
})
