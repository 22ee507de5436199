import pg from 'pg'
import t from 'tap'
import type { EditorRole, StoreId } from '#contract/generated/types.ts'
import { type Call, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { emptyShop } from '../../account/visitors/testing/accounts.ts'
import { codeOf, fromBase32, stepAt } from './totp.rules.ts'

const url = await emptyShop(t)
const engine = await startEngine(t, url)
const { editors } = await openServices(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
let number = 0

/** An editor as an operator adds the first one. */
const newEditor = async (role: EditorRole, store: StoreId = 'de') => {
  number += 1
  const email = `editor-${number}@pausenhof.example`
  const { password } = await editors.save({ email, name: `Editor ${number}`, role }, null, store)
  return { email, password: password ?? '' }
}

type Credentials = { email: string; password: string; code?: string }
const login = async (data: Credentials, call: Call = {}) => {
  const text = 'mutation ($data: StudioLoginInput!) { login: studio_login(data: $data) { fault retryAfter token } }'
  const network = call.network ?? `192.0.2.${number}`
  const { data: answers } = await engine.run(text, { ...call, network, variables: { data } })
  return answers?.login as unknown as { fault: string | null; retryAfter: number | null; token: string | null }
}
/** The waits count from now on: what was tried before may have taken longer than they do. */
const waitAnew = () => db.query('update throttles set updated_at = now()')
const tokenOf = async (data: Credentials): Promise<string> => (await login(data)).token ?? ''

const ask = async (operation: string, editorToken: string, call: Call = {}) => {
  const { data, errors } = await engine.run(operation, { ...call, editorToken })
  return errors?.[0]?.extensions.code ?? (data?.result as unknown)
}
const me = '{ result: studio_me { email role grantedRole hasSecondFactor sessionId stores { id role } } }'
const isIn = async (token: string) => (await ask(me, token)) !== 'LOGIN_REQUIRED'

/** An authenticator app of its own for each editor. `codeIn` goes by the step in which it was begun, so that the clock makes no difference. */
const withSecondFactor = async (editor: Credentials) => {
  const token = await tokenOf(editor)
  const { secret, address } = (await ask(
    'mutation { result: studio_startSecondFactor { secret address } }',
    token,
  )) as {
    secret: string
    address: string
  }
  const label = `Pausenhof%20Studio%3A${encodeURIComponent(editor.email)}`
  t.equal(address, `otpauth://totp/${label}?secret=${secret}&issuer=Pausenhof%20Studio`)
  const begun = stepAt(Date.now())
  const codeIn = (steps: number) => codeOf(fromBase32(secret), begun + steps)
  const confirm = (code: string) =>
    ask('mutation ($code: String!) { result: studio_confirmSecondFactor(code: $code) }', token, { variables: { code } })
  return { token, codeIn, confirm }
}

t.test('E4.1 unknown addresses, wrong passwords and editors of other stores get the same answer', async (t) => {
  const { email, password } = await newEditor('editor', 'at')
  const refused = { fault: 'credentials', retryAfter: null, token: null }
  t.same(await login({ email, password }), refused)
  t.same(await login({ email, password: 'falsch' }, { store: 'at' }), refused)
  t.same(await login({ email: 'niemand@pausenhof.example', password }), refused)
  const { token } = await login({ email: ` ${email.toUpperCase()} `, password }, { store: 'at' })
  t.match(await ask(me, token ?? '', { store: 'at' }), {
    email,
    role: 'editor',
    stores: [{ id: 'at', role: 'editor' }],
  })
  t.equal(await ask(me, token ?? ''), 'LOGIN_REQUIRED', 'a session is none in a store without a role')
})

t.test('E4.2 guessing is slowed down, for the network that guesses', async (t) => {
  const editor = await newEditor('editor')
  for (let tries = 0; tries < 5; tries++) await login({ ...editor, password: 'x' }, { network: '10.1.0.0/24' })
  await waitAnew()
  t.match(await login(editor, { network: '10.1.0.0/24' }), { fault: 'wait', retryAfter: Number, token: null })
  t.match(await login(editor, { network: '10.2.0.0/24' }), { fault: null, token: String })
})

t.test('E4.3 a publisher is an editor until there is a second factor, whose codes count once', async (t) => {
  const editor = await newEditor('publisher')
  const { token, codeIn, confirm } = await withSecondFactor(editor)
  const before = await tokenOf(editor)
  t.match(await ask(me, token), { role: 'editor', grantedRole: 'publisher', hasSecondFactor: false })
  const withdraw = 'mutation { result: studio_withdraw(kind: page, key: "none", language: de) }'
  t.equal(await ask(withdraw, token), 'NOT_FOUND', 'publishing needs the whole role')
  t.equal(await confirm('000000'), false)
  t.equal(await confirm(codeIn(0)), true)
  t.match(await ask(me, token), { role: 'publisher', hasSecondFactor: true })
  t.notOk(await isIn(before), 'sessions of before end')
  t.equal(
    await ask('mutation { result: studio_startSecondFactor { secret } }', token),
    'BAD_USER_INPUT',
    'no other one',
  )

  t.match(await login(editor), { fault: 'codeNeeded', token: null })
  t.match(await login({ ...editor, code: codeIn(0) }), { fault: 'code', token: null }, 'used')
  const code = codeIn(1)
  const [one, other] = await Promise.all([login({ ...editor, code }), login({ ...editor, code })])
  t.equal([one, other].filter(({ token }) => token !== null).length, 1, 'also at the same time')
  const sealed = (await db.query('select totp_secret from editors where email = $1', [editor.email])).rows[0]
    .totp_secret
  t.match(sealed, /^[\w-]{60,}$/, 'sealed at rest')
})

t.test('E4.4 codes cannot be guessed, neither by asking for the code in between nor from many networks', async (t) => {
  const editor = await newEditor('publisher')
  const { codeIn, confirm } = await withSecondFactor(editor)
  await confirm(codeIn(0))
  const network = '10.3.0.0/24'
  for (let tries = 0; tries < 5; tries++) {
    t.match(await login({ ...editor, code: '000000' }, { network }), { fault: 'code' })
    if (tries < 4) t.match(await login(editor, { network }), { fault: 'codeNeeded' })
  }
  await waitAnew()
  t.match(await login({ ...editor, code: '000000' }, { network }), { fault: 'wait' })

  await db.query('delete from throttles')
  const from = (network: number) => ({ network: `2001:db8:0:${network}` })
  for (let tries = 0; tries < 5; tries++)
    t.match(await login({ ...editor, code: '000000' }, from(tries)), { fault: 'code' })
  await waitAnew()
  t.match(await login({ ...editor, code: '000000' }, from(6)), { fault: 'wait', retryAfter: Number })
  t.match(await login(editor, from(7)), { fault: 'codeNeeded' }, 'the password is asked for as before')
  await db.query("update throttles set updated_at = now() - interval '1 hour'")
  t.match(await login({ ...editor, code: codeIn(1) }, from(8)), { token: String })
})

t.test('E4.5 sessions end at once, and by their age', async (t) => {
  const editor = await newEditor('editor')
  const [first, second, third] = [await tokenOf(editor), await tokenOf(editor), await tokenOf(editor)]
  const list = '{ result: studio_sessions { id isOwn } }'
  const sessions = (await ask(list, first)) as { id: string; isOwn: boolean }[]
  t.equal(sessions.length, 3)
  const foreign = await newEditor('editor')
  const end = 'mutation ($id: ID!) { result: studio_endSession(id: $id) }'
  const id = sessions.find(({ isOwn }) => isOwn)?.id
  t.equal(await ask(end, await tokenOf(foreign), { variables: { id } }), false, 'another editor’s')
  t.ok(await isIn(first))
  t.equal(await ask('mutation { result: studio_logout }', second), true)
  t.notOk(await isIn(second))
  t.equal(await ask('mutation { result: studio_endOtherSessions }', first), 1)
  t.same([await isIn(first), await isIn(third)], [true, false])
  await db.query("update editor_sessions set seen_at = now() - interval '13 hours'")
  t.notOk(await isIn(first), 'twelve hours without use')
  await db.query("update editor_sessions set seen_at = now(), created_at = now() - interval '8 days'")
  t.notOk(await isIn(first), 'a week in any case')
})

t.test('E4.6 a code leads to another store once, within a minute, and prolongs nothing', async (t) => {
  const editor = await newEditor('publisher')
  await editors.save({ ...editor, name: 'Editor', role: 'editor' }, null, 'at')
  const { token, codeIn, confirm } = await withSecondFactor(editor)
  await confirm(codeIn(0))
  await db.query(
    `update editor_sessions set created_at = now() - interval '3 days'
      where editor_id = (select id from editors where email = $1)`,
    [editor.email],
  )
  const codeTo = (store: StoreId) =>
    ask('mutation ($store: StoreId!) { result: studio_createStoreCode(store: $store) }', token, {
      variables: { store },
    })
  const enter = async (code: unknown, store: StoreId = 'at') =>
    (await ask('mutation ($code: String!) { result: studio_loginByStoreCode(code: $code) { fault token } }', '', {
      store,
      variables: { code },
    })) as { fault: string | null; token: string | null }
  const refused = { fault: 'code', token: null }

  t.equal(await codeTo('ch'), null, 'no role there')
  const code = await codeTo('at')
  t.same(await enter(code, 'de'), refused, 'it counts in its store alone')
  const [one, other] = await Promise.all([enter(code), enter(code)])
  t.equal([one, other].filter(({ fault: violation }) => violation === 'code').length, 1, 'once, also at the same time')
  const opened = one.token ?? other.token ?? ''
  t.match(await ask(me, opened, { store: 'at' }), { email: editor.email, role: 'editor' })
  t.match(await ask(me, opened), { role: 'publisher' }, 'confirmed as the session from which it comes')
  const { rows } = await db.query(
    `select distinct date_trunc('hour', created_at) from editor_sessions
      where editor_id = (select id from editors where email = $1)`,
    [editor.email],
  )
  t.equal(rows.length, 1, 'and as old')

  const late = await codeTo('at')
  await db.query("update editor_store_codes set created_at = now() - interval '61 seconds'")
  t.same(await enter(late), refused)
  const ended = await codeTo('at')
  const roleless = await codeTo('at')
  await db.query(
    "delete from editor_roles where store = 'at' and editor_id = (select id from editors where email = $1)",
    [editor.email],
  )
  t.same(await enter(roleless), refused, 'the role is gone')
  await ask('mutation { result: studio_logout }', token)
  t.same(await enter(ended), refused, 'so is the session')
  t.same(await enter('made-up'), refused)
  await editors.clean()
  t.same((await db.query('select * from editor_store_codes')).rows, [])
})

t.test('E4.7 a new password ends all other sessions', async (t) => {
  const editor = await newEditor('editor')
  const [own, other] = [await tokenOf(editor), await tokenOf(editor)]
  const change = (currentPassword: string, newPassword: string) =>
    ask(
      `mutation ($currentPassword: String!, $newPassword: String!) {
        result: studio_changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
      own,
      { variables: { currentPassword, newPassword } },
    )
  t.equal(await change('falsch', 'ein-langes-Passwort'), 'wrong')
  t.equal(await change(editor.password, 'kurz'), 'length')
  t.equal(await change(editor.password, 'ein-langes-Passwort'), null)
  t.same([await isIn(own), await isIn(other)], [true, false])
  t.match(await login(editor), { fault: 'credentials' })
  t.match(await login({ ...editor, password: 'ein-langes-Passwort' }), { token: String })

  const audit = '{ result: studio_audit { entries { editor action key } } }'
  const { entries } = (await ask(audit, own)) as { entries: { editor: string; action: string; key: string }[] }
  t.same(
    entries.filter(({ action }) => action === 'changePassword'),
    [{ editor: editor.email, action: 'changePassword', key: editor.email }],
    'what was refused is not in the audit log',
  )
})

t.test('E6.2 administrators add, change, reset and remove the editors of their store', async (t) => {
  const admin = await newEditor('administrator')
  const { token, codeIn, confirm } = await withSecondFactor(admin)
  const list = '{ result: studio_editors { id email role hasSecondFactor } }'
  t.equal(await ask(list, token), 'NOT_FOUND', 'not before the second factor')
  await confirm(codeIn(0))
  const save = (data: object) =>
    ask(
      `mutation ($data: StudioEditorInput!) {
        result: studio_saveEditor(data: $data) { editor { id email role } password } }`,
      token,
      { variables: { data } },
    )
  const added = (await save({ email: 'Neu@pausenhof.example', name: 'Neu', role: 'editor' })) as {
    editor: { id: string }
    password: string
  }
  const credentials = { email: 'neu@pausenhof.example', password: added.password }
  t.match(added, { editor: { email: 'neu@pausenhof.example', role: 'editor' }, password: /^\w{16}$/ })
  t.match(
    await save({ email: credentials.email, name: 'Neu', role: 'publisher', desks: ['merchant', 'service', 'service'] }),
    { password: null },
    'a change',
  )
  t.equal(await save({ email: credentials.email, name: 'Neu' }), 'BAD_USER_INPUT', 'neither a role nor a desk')
  t.equal(await save({ email: admin.email, name: 'Ich', role: 'editor' }), 'BAD_USER_INPUT', 'not the own role')

  const elsewhere = await newEditor('editor', 'at')
  await save({ email: elsewhere.email, name: 'Umbenannt', role: 'editor' })
  const { rows } = await db.query('select id, name from editors where email = $1', [elsewhere.email])
  t.notMatch(rows[0].name, 'Umbenannt', 'who works for another store, too, keeps name and password')
  const resetText = 'mutation ($id: ID!) { result: studio_resetEditor(id: $id) { password } }'
  t.equal(await ask(resetText, token, { variables: { id: rows[0].id } }), null)

  const theirs = await tokenOf(credentials)
  const byId = (field: string, rest = '') =>
    ask(`mutation ($id: ID!) { result: ${field}(id: $id) ${rest} }`, token, { variables: { id: added.editor.id } })
  const reset = (await byId('studio_resetEditor', '{ password }')) as { password: string }
  t.notOk(await isIn(theirs), 'a reset ends all sessions')
  t.match(await login({ ...credentials, password: reset.password }), { token: String })
  t.equal(await byId('studio_removeEditor'), true)
  t.match(await login({ ...credentials, password: reset.password }), { fault: 'credentials' })
  t.notMatch(JSON.stringify(await ask(list, token)), credentials.email)

  const audit = '{ result: studio_audit { entries { editor action key } } }'
  const { entries } = (await ask(audit, token)) as { entries: { editor: string; action: string; key: string }[] }
  const written = entries.filter(({ key }) => key.startsWith(credentials.email)).reverse()
  t.same(
    written.map(({ action, key }) => `${action} ${key}`),
    [
      `grantRole ${credentials.email}: editor`,
      `grantRole ${credentials.email}: publisher, service, merchant`,
      `resetAccess ${credentials.email}`,
      `removeRole ${credentials.email}`,
    ],
    'all of it is in the audit log',
  )
  t.ok(written.every(({ editor }) => editor === admin.email))
  t.match(
    entries.find(({ key }) => key.startsWith(admin.email)),
    { editor: 'operator', action: 'grantRole' },
  )
})
