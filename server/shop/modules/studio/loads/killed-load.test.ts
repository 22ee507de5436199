import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import t from 'tap'
import type { LoadRecord } from '#contract/import/load-records.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { both, category, picture, product } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { linesOf, loader } from './testing/shops.ts'

const script = join(import.meta.dirname, '../../../../../scripts/import.ts')
const url = await migratedDatabase(t)
const { db, exported } = loader(t, url)

const run = (...parameters: string[]) => {
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  const ended = once(child, 'close')
  return { child, ended: () => ended.then(() => ({ text, code: child.exitCode })) }
}

t.test('a load that is killed in the middle leaves nothing, and runs again', async (t) => {
  const records: LoadRecord[] = [
    { kind: 'media', record: picture },
    { kind: 'badge', record: { id: 'new', name: both('Neu') } },
    { kind: 'category', record: category('11', null) },
    ...Array.from(
      { length: 1200 },
      (_none, index): LoadRecord => ({
        kind: 'product',
        record: product(String(1000 + index), { badgeIds: ['new'] }),
      }),
    ),
  ]
  const file = join(t.testdir(), 'shop.ndjson')
  await writeFile(file, linesOf(records))
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  t.teardown(() => holder.end())
  // Badges of the second batch of products wait for a lock: the first one is written then.
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(4711)')
  await db.execute(sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin if new.product_id = '1700' then perform pg_advisory_xact_lock_shared(4711); end if; return new; end $$`)
  await db.execute(
    sql`create trigger waits before insert on product_badges for each row execute function wait_for_test()`,
  )
  const killed = run(file)
  const isWaiting = async () =>
    (await db.execute(sql`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`)).rows
      .length > 0
  while (!(await isWaiting())) await delay(20)
  killed.child.kill('SIGKILL')
  await killed.ended()
  await holder.query('rollback')
  t.equal(await exported(), '')
  await db.execute(sql`drop trigger waits on product_badges`)

  const whole = await run(file).ended()
  t.equal(whole.code, 0, whole.text)
  t.match(whole.text, /product: 1200 new, 0 changed, 0 removed, 0 unchanged\nDone: load \d+\.\n$/)
  t.match(await run(file, '--dry-run').ended(), {
    code: 0,
    text: /product: 0 new, 0 changed, 0 removed, 1200 unchanged/,
  })
  t.match(await run('--list').ended(), { code: 0, text: /script {2}.*shop\.ndjson/ })
  t.match(await run(file, '--undo', 'x').ended(), { code: 1 })
  const [id] = /\d+(?=\.\n$)/.exec(whole.text) ?? []
  t.match(await run('--undo', id ?? '').ended(), { code: 0 })
  t.equal(await exported(), linesOf([{ kind: 'media', record: picture }]), 'files stay')
})
