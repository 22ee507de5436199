import { sql } from 'drizzle-orm'
import t from 'tap'
import { freshDatabase } from '#lib/testing/database.ts'
import { openDatabase } from './database.ts'

const open = async (poolSize: number) => {
  const url = await freshDatabase(t)
  const db = openDatabase({ url, poolSize, statementTimeout: 5000, connectionTimeout: 5000 }, () => {})
  t.teardown(() => db.$client.end())
  return db
}

const db = await open(1)

t.test('a repeated statement is prepared once, a single one is not', async (t) => {
  for (let time = 0; time < 10; time++) await db.execute(sql`select ${time}::int + 1 as next`)
  await db.execute(sql`select ${'once'}::text as once`)
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like '%next%' or statement like '%once%'`,
  )
  t.same(
    rows.filter(({ statement }) => !statement.includes('pg_prepared_statements')),
    [{ statement: 'select $1::int + 1 as next' }],
  )
})

t.test('a migration costs no answer', async (t) => {
  await db.execute(sql`create table things (id int, name text)`)
  const read = () => db.execute(sql`select * from things where id = ${1}`)
  for (let time = 0; time < 5; time++) await read()
  await db.execute(sql`alter table things add column colour text`)
  await db.execute(sql`insert into things values (1, 'ball', 'red')`)
  t.same((await read()).rows, [{ id: 1, name: 'ball', colour: 'red' }])
  for (let time = 0; time < 5; time++) t.equal((await read()).rows.length, 1)

  await db.execute(sql`alter table things add column size int`)
  const client = await db.$client.connect()
  const statement = { text: 'select * from things where id = $1', values: [1] }
  t.equal((await client.query(statement)).rows.length, 1, 'asked by a promise, too')
  for (let time = 0; time < 5; time++) await client.query(statement)
  await client.query('alter table things add column weight int')
  t.equal((await client.query(statement)).rows[0].weight, null)
  client.release()
})

t.test('a transaction that a migration has met ends, and the next one is as ever', async (t) => {
  const read = (trx: Pick<typeof db, 'execute'>) => trx.execute(sql`select * from things where id = ${2}`)
  for (let time = 0; time < 5; time++) await read(db)
  await db.execute(sql`alter table things add column price int`)
  await t.rejects(db.transaction(read), { cause: { code: '0A000' } })
  t.equal((await db.transaction(read)).rows.length, 0)
})

t.test('a rolled-back transaction keeps its prepared statements', async (t) => {
  const read = (trx: Pick<typeof db, 'execute'>) => trx.execute(sql`select ${7}::int * 6 as answer`)
  await t.rejects(
    db.transaction(async (trx) => {
      for (let time = 0; time < 5; time++) await read(trx)
      throw new Error('no')
    }),
  )
  t.same((await read(db)).rows, [{ answer: 42 }])
})
