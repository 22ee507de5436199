/**
 * For operators: notices to end a membership, newest first, with what became of them, then what is to be paid back to customers who have
 * deleted the account. DATABASE_URL says of which shop.
 *
 *   node scripts/cancellations.ts list
 *
 * Options: --days (30) that it looks back.
 */
import { parseArgs } from 'node:util'
import { sellersDay } from '#lib/local-days.ts'
import { openDatabase } from '../server/shop/db/database.ts'
import { createCancellationOperators } from '../server/shop/modules/account/prime/cancellations/cancellations.service.ts'
import { formatMoney } from '../server/shop/modules/catalogue/product/pricing/price.rules.ts'

const usage = 'Usage: node scripts/cancellations.ts list [--days 30]'
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

type Due = { refundDue: number; isUnpaid: boolean; currency: string | null }

const refundOf = ({ refundDue, isUnpaid, currency }: Due): string =>
  refundDue > 0 && currency !== null
    ? `${isUnpaid ? 'to take off the unpaid invoice' : 'to send back'}: ${formatMoney(refundDue, currency, 'en-DE')}`
    : 'nothing to send back'

const list = async (url: string, days: number): Promise<void> => {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    const operators = createCancellationOperators({ db })
    const found = await operators.list(days)
    for (const { declaredAt, store, kind, name, email, contract, endsOn, reason, endsAt, ...money } of found) {
      const membership = endsAt === null ? 'NO MEMBERSHIP FOUND' : `ends ${sellersDay(endsAt)}`
      const rest = [contract ?? 'no number', endsOn ?? 'next possible', reason ?? 'no reason']
      say([declaredAt.toISOString(), store, kind, membership, refundOf(money), name, email, ...rest].join('  '))
    }
    for (const { endedAt, store, orderNumber, name, email, ...money } of await operators.refundsOfDeleted(days))
      say([endedAt.toISOString(), store, 'ACCOUNT DELETED', orderNumber, refundOf(money), name, email].join('  '))
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
