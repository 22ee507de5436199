import { Writable } from 'node:stream'
import { pino } from 'pino'
import t from 'tap'
import { loggerOptions, requestIdOf, withoutSecrets } from './logger.ts'

t.test('secrets never reach the log', async (t) => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino(loggerOptions('test', 'info'), sink)
  const headers = { authorization: 'Bearer hush', cookie: 'X-JWT=hush', host: 'shop.test' }
  log.info({ req: { headers } })
  log.info({ headers })
  log.info({ body: { client_id: 'edge', client_secret: 'hush' } })
  log.info({ access_token: 'hush', password: 'hush' })
  log.info({ req: { method: 'GET', url: '/rating?productId=1&enc=hush&sent=1', headers, ip: '192.0.2.1' } })
  t.equal(lines.length, 5)
  t.notMatch(lines.join(''), /hush/)
  t.match(JSON.parse(lines[0] ?? ''), { level: 'info', name: 'test', req: { host: 'shop.test' } })
  t.match(JSON.parse(lines[4] ?? ''), { req: { method: 'GET', url: '/rating?productId=1&enc=[redacted]&sent=1' } })
  t.equal(withoutSecrets('/?token=a#code=b'), '/?token=[redacted]#code=b')
})

t.test('the request id of the caller is kept when it is one', async (t) => {
  t.equal(requestIdOf({ headers: { 'x-request-id': 'edge-1234567' } }), 'edge-1234567')
  for (const id of ['short', 'with\nnewline-12345', '']) t.not(requestIdOf({ headers: { 'x-request-id': id } }), id)
})
