import t from 'tap'
import { newStaff } from '../modules/studio/editors/testing/staff.ts'
import { filledDatabase, importing, startEngine } from '../testing/engine.ts'
import { studioAccess } from './studio-gate.ts'
import { roots, sendTo } from './testing/root-operations.ts'

const url = await filledDatabase(t, importing({}))
const engine = await startEngine(t, url)
const fields = roots.filter(({ field }) => studioAccess.has(field))

/** Fields about one's own account: every editor may use them. */
const ownAccount = [
  'studio_me',
  'studio_sessions',
  'studio_createStoreCode',
  'studio_logout',
  'studio_endSession',
  'studio_endOtherSessions',
  'studio_startSecondFactor',
  'studio_confirmSecondFactor',
  'studio_changePassword',
]

/** Fields that the gate refuses to a session. */
const refusedTo = async (token: string): Promise<string[]> => {
  const refused = await Promise.all(
    fields
      // They end the session with which the others are sent.
      .filter(({ field }) => !/log[oO]ut/.test(field))
      .map(async (root) => {
        const { errors } = await sendTo(engine, root, { editorToken: token })
        return errors?.[0]?.extensions.code === 'NOT_FOUND' ? [root.field] : []
      }),
  )
  return refused.flat().sort()
}
const openTo =
  (...access: string[]) =>
  (field: string) =>
    studioAccess.get(field)?.some((each) => access.includes(each))
const allBut = (...access: string[]) =>
  fields
    .map(({ field }) => field)
    .filter((field) => !openTo('anyone', ...access)(field))
    .sort()

t.test('E6.3 every field of the studio is refused without a session in the store of the call', async (t) => {
  t.ok(fields.length > 30)
  const elsewhere = await newStaff(url, { role: 'administrator', desks: ['service', 'merchant'], store: 'at' })
  for (const root of fields)
    for (const editorToken of [undefined, 'x'.repeat(43), elsewhere.token]) {
      const { errors } = await sendTo(engine, root, { editorToken })
      t.match(errors, [{ extensions: { code: 'LOGIN_REQUIRED' } }], root.field)
    }
})

t.test('E6.4 desks open no content, content opens no desk, and the own account is open to both', async (t) => {
  t.same(
    fields
      .map(({ field }) => field)
      .filter(openTo('anyone'))
      .sort(),
    [...ownAccount].sort(),
  )
  const service = await newStaff(url, { desks: ['service'] })
  t.same(await refusedTo(service.token), allBut('service'))
  const merchant = await newStaff(url, { desks: ['merchant'] })
  t.same(await refusedTo(merchant.token), allBut('merchant'))
  const administrator = await newStaff(url, { role: 'administrator' })
  t.same(await refusedTo(administrator.token), allBut('editor', 'publisher', 'administrator'))
  const both = await newStaff(url, { role: 'editor', desks: ['service'] })
  t.same(await refusedTo(both.token), allBut('editor', 'service'))
})

t.test('E6.5 desks need a second factor', async (t) => {
  const service = await newStaff(url, { desks: ['service', 'merchant'], isConfirmed: false })
  t.same(await refusedTo(service.token), allBut())
  const both = await newStaff(url, { role: 'publisher', desks: ['service'], isConfirmed: false })
  t.same(await refusedTo(both.token), allBut('editor'))
})
