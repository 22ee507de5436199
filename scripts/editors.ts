/**
 * For operators: editors of the studio. DATABASE_URL says of which shop; `code` needs none.
 *
 *   node scripts/editors.ts list STORE
 *   node scripts/editors.ts save STORE ROLES EMAIL NAME    adds an editor, or changes roles and name
 *   node scripts/editors.ts reset STORE EMAIL              new password, no second factor, all sessions end
 *   node scripts/editors.ts code SECRET                    the present code of a second factor
 *
 * ROLES are separated by commas: one of editor, publisher and administrator, and the desks service and merchant (publisher,service). A
 * new password is printed once.
 */
import type { StudioEditor, StudioEditorSaved } from '../server/contract/generated/types.ts'
import { storeIds } from '../server/contract/stores.ts'
import { deskRoles, editorRoles, type StudioRoles } from '../server/contract/studio-access.ts'
import { type Database, openDatabase } from '../server/shop/db/database.ts'
import { createEditorAdministration } from '../server/shop/modules/studio/editors/administration.ts'
import { codeOf, fromBase32, stepAt } from '../server/shop/modules/studio/editors/totp.rules.ts'

const usage = `Usage: node scripts/editors.ts list STORE
       node scripts/editors.ts save STORE ROLES EMAIL NAME
       node scripts/editors.ts reset STORE EMAIL
       node scripts/editors.ts code SECRET
STORE: ${storeIds.join(', ')}
ROLES: at most one of ${editorRoles.join(', ')}, and any of ${deskRoles.join(', ')}, separated by commas`

/** Null for what names an unknown role, none, or more than one of content. */
const rolesOf = (text = ''): Required<StudioRoles> | null => {
  const names = text.split(',')
  const content = editorRoles.filter((role) => names.includes(role))
  const desks = deskRoles.filter((desk) => names.includes(desk))
  const isWhole = content.length + desks.length === names.length && content.length < 2
  return isWhole ? { role: content[0] ?? null, desks } : null
}
const listOf = ({ role, desks }: StudioEditor): string => [...(role ? [role] : []), ...desks].join(',')

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const fail = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
const sayStored = ({ editor, password }: StudioEditorSaved): void =>
  say(`${editor.email}: ${listOf(editor)}${password === null ? '' : `, password ${password}`}`)

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
/** The studio shows it in groups of four. */
const secret = [first, ...rest].join('').replaceAll(/\s/g, '')

if (command === 'code' && /^[A-Z2-7]{16,}$/.test(secret)) say(codeOf(fromBase32(secret), stepAt(Date.now())))
else if (command === 'list' && store)
  await withDatabase(async (db) => {
    for (const editor of await createEditorAdministration(db).editors(store))
      say(
        `${editor.email}  ${editor.name}  ${listOf(editor)}  ${editor.hasSecondFactor ? 'second factor' : 'no second factor'}`,
      )
  })
else if (command === 'save' && store) {
  const [wanted, email = '', ...name] = rest
  const roles = rolesOf(wanted)
  if (!roles || !/^\S+@\S+$/.test(email) || name.length === 0) fail(usage)
  else
    await withDatabase(async (db) =>
      sayStored(
        await createEditorAdministration(db).save(
          { role: roles.role, desks: [...roles.desks], email, name: name.join(' ') },
          null,
          store,
        ),
      ),
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
