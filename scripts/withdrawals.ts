/**
 * For operators: declarations of withdrawal, newest first, beside the orders that they name. DATABASE_URL says of which shop.
 *
 *   node scripts/withdrawals.ts list
 *
 * Options: --days (30) that it looks back.
 */
import { parseArgs } from 'node:util'
import { sellersDay } from '#lib/local-days.ts'
import { openDatabase } from '../server/shop/db/database.ts'
import { createWithdrawalOperators } from '../server/shop/modules/orders/withdrawals/withdrawals.service.ts'

const usage = 'Usage: node scripts/withdrawals.ts list [--days 30]'
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const list = async (url: string, days: number): Promise<void> => {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    const found = await createWithdrawalOperators({ db }).list(days)
    for (const { declaredAt, store, orderNumber, name, email, goods, deliveredAt, ...named } of found) {
      const whose = named.isEmailOfOrder ? 'its e-mail' : 'another e-mail'
      const order = named.order === null ? 'no such order' : `${named.order} ${named.state}, ${whose}`
      const delivered = deliveredAt === null ? 'not delivered' : `delivered ${sellersDay(deliveredAt)}`
      say(
        [declaredAt.toISOString(), store, orderNumber, order, delivered, name, email, goods ?? 'whole order'].join(
          '  ',
        ),
      )
    }
    say(found.length === 0 ? `None in ${days} days.` : `${found.length} in ${days} days.`)
  } finally {
    await db.$client.end()
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '30' } },
})
const url = process.env.DATABASE_URL
if (positionals[0] !== 'list' || !/^[1-9]\d{0,4}$/.test(values.days) || !url) {
  process.stderr.write(`${url ? usage : 'DATABASE_URL is missing: the database of the shop.'}\n`)
  process.exitCode = 1
} else {
  await list(url, Number(values.days))
}
