/**
 * For operators: who the main user of an organisation is. DATABASE_URL is the shop's database.
 *
 *   node scripts/organisations.ts list
 *   node scripts/organisations.ts hand-over EMAIL --number NUMBER
 *   node scripts/organisations.ts change EMAIL --yes
 *
 * EMAIL is that of a user, who becomes the main user.
 *
 * list, hand-over: where the main user has deleted the account, since then nobody approves orders. NUMBER is the customer number of the
 * organisation; without it there is a new one.
 *
 * change: in place of a main user who is there, and stays as a user. Without --yes it only says what would move. Both get a mail.
 */
import { parseArgs } from 'node:util'
import { sellersDay } from '#lib/local-days.ts'
import { type Database, openDatabase, retryingTransaction } from '../server/shop/db/database.ts'
import type { MainUserRefusal } from '../server/shop/modules/account/business/main-user-change.ts'
import { createOrganisationOperators } from '../server/shop/modules/account/business/organisation-operators.service.ts'
import { addMail } from '../server/shop/modules/mail/mails/mails.service.ts'
import { noteOfDesk } from '../server/shop/modules/studio/studio/desk-notes.ts'

const usage = 'Usage: node scripts/organisations.ts list | hand-over EMAIL [--number NUMBER] | change EMAIL [--yes]'
const mailing = { mails: { add: addMail }, store: 'b2b', language: 'de-DE' } as const

const refusals: Record<MainUserRefusal, string> = {
  unknown: 'is no user of an organisation',
  isMainUser: 'is the main user already',
  otherOrganisation: 'belongs to another organisation',
  changed: 'has got another main user at this moment: try again',
  withoutMainUser: 'has no main user any more: use hand-over',
  locked: 'is locked: unlock the account first',
  mainUserLocked: 'has a main user who is locked for misuse or unpaid bills: unlock that account first',
  inactive: 'has never accepted the invitation, so it is not certain whose mailbox it is',
}

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
  const done = await createOrganisationOperators({ db }).handOver(email, number, mailing)
  if (!('refusal' in done)) return say(`${done.organisation}, ${done.customerNumber}: ${email} is the main user.`)
  fail(
    done.refusal === 'unknown'
      ? `${email} is no user of an organisation whose main user has left.`
      : `${number} is the number of another customer.`,
  )
}

const change = async (db: Database, email: string, isConfirmed: boolean): Promise<void> => {
  const operators = createOrganisationOperators({ db })
  const customer = await operators.customerWith(db, email)
  const found = customer && (await operators.readMainUserChange(db, customer.id))
  if (customer === null || found === null) return fail(`${email} is no user of an organisation with a main user.`)
  const { main, organisation, customerNumber, certificate, invoiceAddress, users, approvals } = found
  say(`${organisation}: ${email} takes the place of ${main.email}, who stays as a user without limits. This moves:`)
  say(`  customer number ${customerNumber ?? '-'}, certificate ${certificate ?? '-'}`)
  say(`  invoice address ${invoiceAddress ?? 'of the organisation'}`)
  say(`  ${users} users, ${approvals} orders that wait for approval`)
  say(`  ${found.unpaidOrders} unpaid orders (${(found.unpaidAmount / 100).toFixed(2)} EUR) count as before`)
  if (found.refusal !== null) return fail(`Refused: ${email} ${refusals[found.refusal]}.`)
  if (!isConfirmed) return say('Nothing is changed. With --yes it is.')
  const done = await retryingTransaction(db, async (trx) => {
    const result = await operators.changeMainUser(trx, { customerId: customer.id, mainUserId: main.id }, mailing)
    if ('refusal' in result) return result
    for (const key of [customer.id, main.id])
      await noteOfDesk(trx, {
        store: 'b2b',
        desk: 'service',
        editor: 'scripts/organisations.ts',
        actionKey: null,
        key,
        action: 'handOverOrganisation',
        before: { mainUser: main.id },
        after: { mainUser: customer.id },
      })
    return result
  })
  if ('refusal' in done) return fail(`Refused: ${email} ${refusals[done.refusal]}.`)
  say(`${email} is the main user.`)
}

const run = (db: Database, command: string, email: string): Promise<void> => {
  if (command === 'list') return list(db)
  return command === 'change' ? change(db, email, values.yes) : handOver(db, email, values.number ?? null)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { number: { type: 'string' }, yes: { type: 'boolean', default: false } },
})
const [command = '', email = ''] = positionals
const url = process.env.DATABASE_URL
const isAboutUser = ['hand-over', 'change'].includes(command) && /^\S+@\S+$/.test(email)

if (!url) fail('DATABASE_URL is missing: the database of the shop.')
else if (command !== 'list' && !isAboutUser) fail(usage)
else {
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    await run(db, command, email)
  } finally {
    await db.$client.end()
  }
}
