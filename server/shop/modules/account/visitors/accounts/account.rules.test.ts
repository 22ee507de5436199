import t from 'tap'
import { isOutdated, isSameHash, parameters, readStored, writeStored } from '../passwords/stored-password.ts'
import { lena, school } from '../testing/accounts.ts'
import {
  businessViolations,
  clean,
  customerViolations,
  emailViolations,
  isEmail,
  normaliseNumber,
  passwordViolations,
} from './account.rules.ts'

const settings = { minLength: 3, maxLength: 35 }
const codes = (violations: { fieldName: string; code: string }[]) =>
  violations.map(({ fieldName, code }) => `${fieldName} ${code}`)

t.test('T5.2 e-mail addresses (transactions.md §5)', async (t) => {
  for (const good of ['a@b.de', 'Ute.Maier+shop@schule-am-park.example', "o'neil@x.co.uk", ` ${lena.email} `])
    t.same(emailViolations('email', good), [], good)
  for (const bad of ['a', 'a@b', '@b.de', 'a@b..de', 'a b@c.de', 'ä@b.de', 'a@-b.de', 'a@b.de\n\nx', 'a@b.de,c@d.de'])
    t.same(codes(emailViolations('email', bad)), ['email emailIncorrect'], bad)
  t.same(codes(emailViolations('email', ' ')), ['email required'])
  const ofLength = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 64)}.de`
  t.ok(isEmail(ofLength(80)))
  t.same(emailViolations('email', ofLength(81)), [{ fieldName: 'email', code: 'tooLong', values: { limit: 80 } }])
})

t.test('a password’s length is checked in characters', async (t) => {
  t.same(codes(passwordViolations('password', '', settings)), ['password required'])
  t.same(passwordViolations('password', 'ab', settings), [
    { fieldName: 'password', code: 'passwordInvalidLength', values: { min: 3, max: 35 } },
  ])
  t.same(passwordViolations('password', 'abc', settings), [])
  t.same(passwordViolations('password', '🎒'.repeat(35), settings), [], 'characters as people count them')
  t.same(codes(passwordViolations('password', 'x'.repeat(36), settings)), ['password passwordInvalidLength'])
})

t.test('registrations, field by field in the order of the form', async (t) => {
  t.same(customerViolations(lena, settings), [])
  const bad = { ...lena, salutation: 'dr', firstName: ' ', lastName: '<b>', email: 'x', password: 'a' }
  t.same(codes(customerViolations({ ...bad, acceptsTerms: false }, settings)), [
    ...['salutation option', 'firstName required', 'lastName name', 'email emailIncorrect'],
    ...['password passwordInvalidLength', 'acceptsTerms terms'],
  ])
  t.same(codes(customerViolations({ ...lena, firstName: 'Geld unter www.x.example' }, settings)), ['firstName name'])
  t.same(codes(customerViolations({ ...lena, firstName: 'x'.repeat(61) }, settings)), ['firstName tooLong'])
})

t.test('a business registration is checked field by field', async (t) => {
  t.same(businessViolations({ ...school, vatRegistrationNo: 'DE 123 456 789' }, settings), [])
  t.same(businessViolations({ ...school, country: 'AT', postCode: '1010' }, settings), [])
  const bad = {
    ...school,
    organisationType: '',
    postCode: '1011',
    phone: 'ruf an',
    country: 'FR',
    vatRegistrationNo: '12',
  }
  t.same(codes(businessViolations(bad, settings)), [
    ...['organisationType required', 'phone phone', 'postCode postCode', 'country option', 'vatRegistrationNo vat'],
  ])
  t.match(businessViolations({ ...school, postCode: '1011' }, settings), [{ fieldName: 'postCode', code: 'postCode' }])
  for (const postCode of ['1', 'vier!', '12345678901'])
    t.same(codes(businessViolations({ ...school, postCode }, settings)), ['postCode postCode'])
})

t.test('clean and normaliseNumber remove what must not be stored', async (t) => {
  t.equal(clean('  Ute\u0000\n Maier\ud83d '), 'Ute Maier\ufffd')
  t.equal(normaliseNumber(' 100-200 / a'), '100200A')
})

t.test('a stored password is read back, and outdated parameters are recognised', async (t) => {
  const stored = { ...parameters, salt: Buffer.alloc(16, 1), hash: Buffer.alloc(32, 2) }
  const text = writeStored(stored)
  t.match(text, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/)
  t.same(readStored(text), stored)
  t.notOk(isOutdated(stored))
  t.ok(isOutdated({ ...stored, memory: 4096 }))
  t.ok(isOutdated({ ...stored, passes: 1 }))
  for (const none of ['', 'Schulweg-7', '$2b$10$abc', '$argon2i$v=19$m=1,t=1,p=1$AA$AA'])
    t.equal(readStored(none), null)
  t.ok(isSameHash(Buffer.from('a'), Buffer.from('a')))
  t.notOk(isSameHash(Buffer.from('a'), Buffer.from('b')))
  t.notOk(isSameHash(Buffer.from('a'), Buffer.from('ab')))
})
