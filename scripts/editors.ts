/**
 * For operators: editors of the studio. DATABASE_URL says of which shop; `code` needs none.
 *
 *   node scripts/editors.ts list STORE
 *   node scripts/editors.ts save STORE ROLE EMAIL NAME     adds an editor, or changes role and name
 *   node scripts/editors.ts reset STORE EMAIL              new password, no second factor, all sessions end
 *   node scripts/editors.ts code SECRET                    the present code of a second factor
 *
 * ROLE is editor, publisher or administrator. A new password is printed once.
 */
import type { EditorRole, StudioEditorSaved } from '../server/contract/generated/types.ts'
import { storeIds } from '../server/contract/stores.ts'
import { type Database, openDatabase } from '../server/shop/db/database.ts'
import { createEditorAdministration } from '../server/shop/modules/studio/editors/administration.ts'
import { codeOf, fromBase32, stepAt } from '../server/shop/modules/studio/editors/totp.rules.ts'

const usage = `Usage: node scripts/editors.ts list STORE
       node scripts/editors.ts save STORE editor|publisher|administrator EMAIL NAME
       node scripts/editors.ts reset STORE EMAIL
       node scripts/editors.ts code SECRET
STORE: ${storeIds.join(', ')}`
const roles: readonly EditorRole[] = ['editor', 'publisher', 'administrator']

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const fail = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
const sayStored = ({ editor, password }: StudioEditorSaved): void =>
  say(`${editor.email}: ${editor.role}${password === null ? '' : `, password ${password}`}`)

const withDatabase = async (work: (db: Database) => Promise<void>): Promise<void> => {
  const url = process.env.DATABASE_URL
  if (!url) return fail('DATABASE_URL is missing: the database of the shop.')
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 10_000, connectionTimeout: 5000 }, () => undefined)
  try {
    await work(db)
  } finally {
    await db.$client.end()
  }
}

const [command, first = '', ...rest] = process.argv.slice(2)
const store = storeIds.find((each) => each === first)

if (command === 'code' && /^[A-Z2-7]{16,}$/.test(first)) say(codeOf(fromBase32(first), stepAt(Date.now())))
else if (command === 'list' && store)
  await withDatabase(async (db) => {
    for (const { email, name, role, hasSecondFactor } of await createEditorAdministration(db).editors(store))
      say(`${email}  ${name}  ${role}  ${hasSecondFactor ? 'second factor' : 'no second factor'}`)
  })
else if (command === 'save' && store) {
  const [wanted, email = '', ...name] = rest
  const role = roles.find((each) => each === wanted)
  if (!role || !/^\S+@\S+$/.test(email) || name.length === 0) fail(usage)
  else
    await withDatabase(async (db) =>
      sayStored(await createEditorAdministration(db).save({ role, email, name: name.join(' ') }, null, store)),
    )
} else if (command === 'reset' && store)
  await withDatabase(async (db) => {
    const administration = createEditorAdministration(db)
    const known = (await administration.editors(store)).find(({ email }) => email === rest[0]?.trim().toLowerCase())
    const reset = known && (await administration.reset(known.id, null, store))
    if (reset) sayStored(reset)
    else fail(`${rest[0]} has no role in ${store}.`)
  })
else fail(usage)
