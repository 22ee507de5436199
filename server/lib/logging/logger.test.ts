import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { GraphQLError } from 'graphql'
import pg from 'pg'
import { pino } from 'pino'
import t from 'tap'
import { freshDatabase } from '../testing/database.ts'
import { loggerOptions, requestIdOf, withoutSecrets } from './logger.ts'

t.test('S8.14 secrets never reach the log', async (t) => {
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

t.test('the log never has values of a failed statement, but names the statement', async (t) => {
  const url = await freshDatabase(t)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  t.teardown(() => pool.end())
  const db = drizzle(pool)
  await db.execute(sql`create table accounts (id uuid, email text constraint one_account unique)`)
  const email = 'lena@hush.example'
  const insert = () => db.execute(sql`insert into accounts (email) values (${email})`)
  await insert()
  const failed = async (statement: Promise<unknown>): Promise<Error> =>
    statement.then(
      () => new Error('it did not fail'),
      (error: Error) => error,
    )
  const duplicate = await failed(insert())
  const invalid = await failed(db.execute(sql`select from accounts where id = ${`${email}\n and "${email}"`}`))

  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const log = pino(loggerOptions('test', 'info'), { write })
  for (const error of [duplicate, invalid]) {
    log.error({ err: error }, 'failed')
    log.error({ err: error })
    log.error(error)
    log.error({ err: new Error(`wrapped: ${error.message}`, { cause: error }) }, 'failed')
    log.error({ err: new AggregateError([error], 'all') }, 'failed')
    log.error({ err: new GraphQLError(error.message, { originalError: error }) }, 'failed')
    log.error({}, `Failed task with error '${error.message}':\n${error.stack}`)
  }
  t.equal(lines.length, 14)
  t.notMatch(lines.join(''), /hush/)
  const [first = ''] = lines
  t.match(first, /Failed query: insert into accounts \(email\) values \(\$1\)/)
  t.match(first, /duplicate key value violates unique constraint/)
  t.match(first, /logger\.test/, 'with the place')
  t.match(JSON.parse(lines[7] ?? '').err.message, /invalid input syntax for type uuid: \[redacted\]/)
  log.error({ err: new DOMException('too late', 'TimeoutError') }, 'failed')
  t.match(JSON.parse(lines.at(-1) ?? '').err, { type: 'DOMException', message: 'too late' })
  log.error({ err: duplicate.cause }, 'failed')
  t.match(JSON.parse(lines.at(-1) ?? '').err, { code: '23505', constraint: 'one_account', table: 'accounts' })
})

t.test('a caller’s request id is kept if it is well-formed', async (t) => {
  t.equal(requestIdOf({ headers: { 'x-request-id': 'edge-1234567' } }), 'edge-1234567')
  for (const id of ['short', 'with\nnewline-12345', '']) t.not(requestIdOf({ headers: { 'x-request-id': id } }), id)
})
