import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import pg from 'pg'
import t from 'tap'
import { StartError } from '#lib/process/start-error.ts'
import { freshDatabase } from '#lib/testing/database.ts'
import { parameters } from '../modules/stores/parameters/parameters.tables.ts'
import { wayTo } from '../testing/way-to-database.ts'
import { insertRows, replaceRows } from './bulk-rows.ts'
import { inTransaction, openDatabase, retryingTransaction } from './database.ts'
import { databaseOutageOf } from './database-outage.ts'
import { migrateDatabase, pendingMigrations } from './migrate.ts'

t.test('the database', async (t) => {
  const url = await freshDatabase(t)
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 30_000, connectionTimeout: 10_000 }, () => {})
  t.teardown(() => db.$client.end())

  t.test('is migrated once by several processes at the same time', async (t) => {
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
    t.equal(await pendingMigrations(db), 0)
    const { rows } = await db.execute<{ count: number }>(sql`select count(*) from drizzle.__drizzle_migrations`)
    t.type(rows[0]?.count, 'number', 'int8 is a number')
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id = 1`)
    t.equal(await pendingMigrations(db), 1)
  })

  t.test('is refused with a sentence when other migrations have made it', async (t) => {
    const other = await freshDatabase(t)
    const client = new pg.Client({ connectionString: other })
    await client.connect()
    await client.query('create schema drizzle')
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
    )
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another program', 1)`)
    const failure: unknown = await migrateDatabase(other).catch((error: unknown) => error)
    t.ok(failure instanceof StartError, 'which npm start shows as it is')
    t.match(String(failure), /Give an empty one, .+ delete the folder/)
    const { rows } = await client.query(`select from pg_tables where schemaname = 'public'`)
    t.equal(rows.length, 0, 'and nothing is done to it')
    await client.end()
  })

  t.test('refuses the outer connection inside a transaction, where it could wait for ever', async (t) => {
    await t.rejects(
      inTransaction(db, async (trx) => {
        await trx.execute(sql`select 1`)
        await db.execute(sql`select 1`)
      }),
      { cause: { message: /outer database was used inside a transaction/ } },
    )
    await db.execute(sql`select 1`)
  })

  t.test('a failing transaction is rolled back', async (t) => {
    const row = { store: 'de', name: 'a', entries: [{ name: 'b', value: 'c' }] } as const
    await t.rejects(
      inTransaction(db, async (trx) => {
        await trx.insert(parameters).values({ ...row, entries: [...row.entries] })
        throw new Error('no')
      }),
      /no/,
    )
    t.same(await db.select().from(parameters), [])
  })

  t.test('runs a transaction again that lost a deadlock, and no other one', async (t) => {
    for (const name of ['left', 'right']) await db.insert(parameters).values({ store: 'at', name, entries: [] })
    const lock = (name: string) => sql`select from parameters where store = 'at' and name = ${name} for update`
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const names = ['left', 'right']
    let runs = 0
    const crossed: Promise<string>[] = names.map((name, index) =>
      retryingTransaction(db, async (trx) => {
        runs += 1
        // The one that lost waits for the other one: it could take its first row before that one does, and lose again.
        if (runs > names.length) await Promise.any(crossed)
        await trx.execute(lock(name))
        both[index]?.resolve()
        await Promise.all(both.map(({ promise }) => promise))
        await trx.execute(lock(names[1 - index] ?? ''))
        return name
      }),
    )
    t.same(await Promise.all(crossed), names)
    t.equal(runs, 3, 'one of them twice')

    let failures = 0
    const conflict = Object.assign(new Error('could not serialize'), { code: '40001' })
    await t.rejects(
      retryingTransaction(db, async () => {
        failures += 1
        throw new Error('wrapped', { cause: failures > 1 ? new Error('other') : conflict })
      }),
      /wrapped/,
    )
    t.equal(failures, 2)
    await t.rejects(
      retryingTransaction(db, async () => {
        failures += 1
        throw conflict
      }),
      conflict,
    )
    t.equal(failures, 5, 'three runs at most')
    await db.delete(parameters)
  })

  t.test('ends a statement that takes too long', async (t) => {
    const hasty = openDatabase({ url, poolSize: 1, statementTimeout: 1500, connectionTimeout: 10_000 }, () => {})
    t.teardown(() => hasty.$client.end())
    const error = await hasty.execute(sql`select pg_sleep(5)`).catch((reason: { cause?: { code?: string } }) => reason)
    t.match(error, { cause: { code: '57014' } })
    t.equal(databaseOutageOf(error), 'undone', 'so whoever asked may ask again')
  })

  t.test('gives up a machine that is gone without a word, and asks by a new connection', async (t) => {
    const way = await wayTo(t, url)
    const settings = { poolSize: 1, statementTimeout: 2000, answerMargin: 1000, connectionTimeout: 10_000 }
    const through = openDatabase({ url: way.url, ...settings }, () => {})
    t.teardown(() => through.$client.end())
    const outside = async () => (await through.execute(sql`select 1`)).rowCount
    const inside = () => inTransaction(through, async (trx) => (await trx.execute(sql`select 1`)).rowCount)
    for (const ask of [outside, inside]) {
      t.equal(await ask(), 1)
      way.fallSilent()
      const error = await ask().catch((reason: unknown) => reason)
      t.equal(databaseOutageOf(error), 'lost', 'in seconds, and not in a quarter of an hour')
      t.equal(await ask(), 1)
    }
  })

  t.test('replaces rows by key and leaves alone those that are the same', async (t) => {
    const save = (value: string) =>
      replaceRows(db, parameters, [
        { store: 'de', name: 'a', entries: [{ name: 'x', value }] },
        { store: 'de', name: 'b', entries: [] },
      ])
    const versions = async () => {
      const { rows } = await db.execute<{ name: string; xmin: string }>(
        sql`select name, xmin::text from parameters order by name`,
      )
      return rows
    }
    await save('1')
    const [a, b] = await versions()
    await save('2')
    const [newA, newB] = await versions()
    t.not(newA?.xmin, a?.xmin)
    t.same(newB, b)
    t.match(await db.select().from(parameters).orderBy(parameters.name), [{ entries: [{ value: '2' }] }, {}])
  })

  t.test('writes values of every type as they were given, in as many statements as they need', async (t) => {
    const table = pgTable('of_every_type', {
      id: integer().primaryKey(),
      words: text(),
      list: text().array(),
      facts: jsonb(),
      share: doublePrecision(),
      isRight: boolean('is_right'),
      day: date(),
      at: timestamp({ withTimezone: true }),
    })
    await db.execute(sql`create table of_every_type (id int primary key, words text, list text[], facts jsonb,
      share double precision, is_right boolean, day date, at timestamptz)`)
    const awkward = ['', 'NULL', ' a, {b} ', 'say "x"', 'back\\slash', 'line\nline', '💡 Größe']
    const rows = Array.from({ length: 5001 }, (_, id) => ({
      id,
      words: awkward[id % 8] ?? null,
      list: id % 3 ? awkward.slice(id % 8) : null,
      facts: [null, 'text "x"', { a: ['\\', 1.5, null] }, []][id % 4],
      share: id % 2 ? id / 3 : null,
      isRight: id % 2 === 0,
      day: '2026-02-28',
      at: new Date(1_800_000_000_000 + id),
    }))
    await insertRows(db, table, rows)
    t.same(await db.select().from(table).orderBy(table.id), rows)
    await db.execute(sql`drop table of_every_type`)
  })
})
