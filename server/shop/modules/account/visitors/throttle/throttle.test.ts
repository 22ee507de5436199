import { sql } from 'drizzle-orm'
import t from 'tap'
import { openDatabase } from '#engine/db/database.ts'
import { emptyShop } from '../testing/accounts.ts'
import { createThrottle } from './throttle.ts'

t.test('how often something may be tried', async (t) => {
  const url = await emptyShop(t)
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => db.$client.end())
  // In one transaction, whose now() stands still: the waits are exact on a slow machine, too.
  await db.transaction(async (trx) => {
    const throttle = createThrottle(trx)
    const after = (level: number, seconds = 0) =>
      trx.execute(sql`update throttles set level = ${level}, updated_at = now() - make_interval(secs => ${seconds})`)

    await t.test('waits grow, up to five minutes', async (t) => {
      t.same(await throttle.attempt('login', 'lena'), { wait: 0, tries: 1 })
      const waitAfter = async (failures: number, seconds = 0) => {
        await after(failures, seconds)
        return (await throttle.attempt('login', 'lena')).wait
      }
      const waits: number[] = []
      for (const failures of [1, 4, 5, 6, 7, 10, 11, 100, 1000]) waits.push(await waitAfter(failures))
      t.same(waits, [0, 0, 5, 10, 20, 160, 300, 300, 300])
      t.equal(await waitAfter(7, 15), 5, 'less what has gone by')
      t.equal(await waitAfter(7, 20), 0)
      t.same(await throttle.attempt('login', 'lena'), { wait: 40, tries: 0 }, 'and the next one is longer')
      t.equal(await waitAfter(1, -1), 0, 'another one at the same moment, which began later, is nothing to wait for')
      await after(1000, 3601)
      t.same(await throttle.attempt('login', 'lena'), { wait: 0, tries: 1 }, 'forgotten after an hour')
      await throttle.forget('login', 'lena')
      t.same(await throttle.attempt('login', 'lena'), { wait: 0, tries: 1 })
    })

    await t.test('a bucket leaks over time and takes back what was not used', async (t) => {
      t.equal(await throttle.take('register', 'network'), 0)
      await after(20)
      t.equal(await throttle.take('register', 'network'), 60)
      await throttle.giveBack('register', 'network')
      t.equal(await throttle.take('register', 'network'), 0)
      await after(20, 45)
      t.equal(await throttle.take('register', 'network'), 15)
      await after(20, 60)
      t.equal(await throttle.take('register', 'network'), 0)
      t.equal(await throttle.take('register', 'another'), 0)
    })
  })
})
