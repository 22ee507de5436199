/**
 * For operators: looks at payments and has the engines work on them. DATABASE_URL says of which shop.
 *
 *   node scripts/payments.ts list
 *   node scripts/payments.ts inquire ORDER
 *   node scripts/payments.ts refund ORDER AMOUNT --key KEY
 *   node scripts/payments.ts retry COMMAND
 *
 * AMOUNT is in minor units (1205 is 12.05). KEY is yours, for example the number of the case: the same key is one refund, however
 * often the command is entered. The command waits for the engine's answer for half a minute.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPaymentRecords } from '#engine/modules/checkout/payments/payment-records.service.ts'
import { openDatabase } from '../server/shop/db/database.ts'
import {
  createPaymentOperators,
  OperatorRefused,
  type Ordered,
  type PaymentOperators,
} from '../server/shop/modules/orders/settlement/operators/operators.service.ts'

const usage = 'Usage: node scripts/payments.ts list | inquire ORDER | refund ORDER AMOUNT --key KEY | retry COMMAND'
const maxWait = 30_000
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const list = async (operators: PaymentOperators): Promise<void> => {
  const issues = await operators.issues()
  for (const { order, method, state, problem, since } of issues)
    say(`${since.toISOString()}  order ${order}  ${method}  ${state}  ${problem}`)
  say(
    issues.length === 0
      ? 'Nothing to do: every payment is settled and no command has failed.'
      : `${issues.length} to look at.`,
  )
}

/** Waits until an engine has carried a command out, or given it up. */
const follow = async (operators: PaymentOperators, { id, isNew }: Ordered): Promise<void> => {
  say(isNew ? `Command ${id} is stored.` : `Command ${id} is there already; nothing is done twice.`)
  const until = Date.now() + maxWait
  while (Date.now() < until) {
    const command = await operators.stateOf(id)
    if (command?.state === 'done') return say('Done.')
    if (command?.state === 'failed')
      throw new OperatorRefused(`It has failed: ${command.error}. Try again: retry ${id}`)
    await delay(250)
  }
  say('No engine has answered yet. It is carried out as soon as one runs; “list” shows it when it fails.')
}

const amountOf = (text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new OperatorRefused(`${text} is no amount in minor units. ${usage}`)
  return Number(text)
}

const carryOut = async (operators: PaymentOperators, parameters: string[], key: string | undefined): Promise<void> => {
  const [command, subject, amount] = parameters
  if (command === 'list') return list(operators)
  if (subject === undefined) throw new OperatorRefused(usage)
  if (command === 'inquire') return follow(operators, await operators.inquire(subject))
  if (command === 'retry') return follow(operators, await operators.retry(subject))
  if (command !== 'refund' || amount === undefined) throw new OperatorRefused(usage)
  if (!key) throw new OperatorRefused(`--key is missing: by it a repeated command is recognised. ${usage}`)
  return follow(operators, await operators.refund(subject, amountOf(amount), key))
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
  const url = process.env.DATABASE_URL
  if (!url) throw new OperatorRefused('DATABASE_URL is missing: the database of the shop.')
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    await carryOut(createPaymentOperators({ db, records: createPaymentRecords() }), positionals, values.key)
  } finally {
    await db.$client.end()
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof OperatorRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
