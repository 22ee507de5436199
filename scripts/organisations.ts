/**
 * For operators. Lists the users of organisations whose main user has deleted the account, and makes one of them the main user: without one
 * nobody approves orders. DATABASE_URL is the shop's database.
 *
 *   node scripts/organisations.ts list
 *   node scripts/organisations.ts hand-over EMAIL --number NUMBER
 *
 * EMAIL is that of a user, who becomes the main user. NUMBER is the customer number of the organisation; without it there is a new one.
 */
import { parseArgs } from 'node:util'
import { sellersDay } from '#lib/local-days.ts'
import { type Database, openDatabase } from '../server/shop/db/database.ts'
import { createOrganisationOperators } from '../server/shop/modules/account/business/organisation-operators.service.ts'

const usage = 'Usage: node scripts/organisations.ts list | hand-over EMAIL [--number NUMBER]'
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const fail = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const list = async (db: Database): Promise<void> => {
  const users = await createOrganisationOperators({ db }).list()
  for (const { user, person, organisation } of users)
    say([organisation, sellersDay(user.createdAt), person.email, `${person.firstName} ${person.lastName}`].join('  '))
  say(users.length === 0 ? 'Every organisation has its main user.' : `${users.length} users without a main user.`)
}

const handOver = async (db: Database, email: string, number: string | null): Promise<void> => {
  const done = await createOrganisationOperators({ db }).handOver(email, number)
  if (!('refusal' in done)) return say(`${done.organisation}, ${done.customerNumber}: ${email} is the main user.`)
  fail(
    done.refusal === 'unknown'
      ? `${email} is no user of an organisation whose main user has left.`
      : `${number} is the number of another customer.`,
  )
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { number: { type: 'string' } } })
const [command, email = ''] = positionals
const url = process.env.DATABASE_URL

if (!url) fail('DATABASE_URL is missing: the database of the shop.')
else if (command !== 'list' && (command !== 'hand-over' || !/^\S+@\S+$/.test(email))) fail(usage)
else {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    await (command === 'list' ? list(db) : handOver(db, email, values.number ?? null))
  } finally {
    await db.$client.end()
  }
}
