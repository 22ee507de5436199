import t from 'tap'
import { errorsOf } from './errors-of.ts'
import { type FieldRule, violationOf } from './fields.rules.ts'

const codeOf = (rule: Omit<FieldRule, 'name'>, value: string, more: Record<string, string> = {}) =>
  violationOf({ name: 'field', ...rule }, { field: value, ...more })?.code ?? null

t.test('required fields, ticks and choices must be filled', async (t) => {
  t.equal(codeOf({}, '  '), 'required')
  t.equal(codeOf({ kind: 'tick' }, ''), 'tick')
  t.equal(codeOf({ kind: 'choice' }, ''), 'choose')
  t.equal(codeOf({ isOptional: true }, ''), null)
  t.equal(codeOf({}, 'Ada'), null)
})

t.test('T5.1 an e-mail address has a form and at most 80 characters', async (t) => {
  for (const address of ['lena@pausenhof.example', ' a.b+c@d-e.f.gh '])
    t.equal(codeOf({ kind: 'email' }, address), null)
  for (const address of ['lena', 'lena@', '@a.de', 'a@b', 'a b@c.de', 'a@b..de', 'a@b.de.']) {
    t.equal(codeOf({ kind: 'email' }, address), 'email', address)
  }
  const ofLength = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 64)}.de`
  t.equal(codeOf({ kind: 'email' }, ofLength(80)), null)
  t.equal(codeOf({ kind: 'email' }, ofLength(81)), 'long')
  t.equal(codeOf({ kind: 'email' }, 'ä@b.de'), 'email', 'as the engine refuses it')
})

t.test('T5.3 T9.8 a password has 3 to 35 characters, spaces included', async (t) => {
  t.equal(codeOf({ kind: 'password' }, 'ab'), 'password')
  t.equal(codeOf({ kind: 'password' }, ' a '), null)
  t.equal(codeOf({ kind: 'password' }, 'a'.repeat(35)), null)
  t.equal(codeOf({ kind: 'password' }, 'a'.repeat(36)), 'password')
  t.equal(codeOf({ kind: 'password', sameAs: 'other' }, 'abcd', { other: 'abce' }), 'different')
  t.equal(codeOf({ kind: 'password', sameAs: 'other' }, 'abcd', { other: 'abcd' }), null)
})

t.test('T5.4 a customer number has at most 80 characters', async (t) => {
  t.equal(codeOf({ maxLength: 80 }, '1'.repeat(80)), null)
  t.same(violationOf({ name: 'field', maxLength: 80 }, { field: '1'.repeat(81) }), { code: 'long', limit: 80 })
})

t.test('a phone number is made of digits', async (t) => {
  t.equal(codeOf({ kind: 'phone' }, '+49 (30) 23125-800'), null)
  t.equal(codeOf({ kind: 'phone' }, '030.23 12'), null, 'as the engine takes it')
  t.equal(codeOf({ kind: 'phone' }, 'ruf an'), 'phone')
  t.equal(codeOf({ kind: 'phone' }, '+(30)'), 'phone', 'three digits at least')
})

t.test('all fields are looked at, in their order', async (t) => {
  const rules: FieldRule[] = [
    { name: 'email', kind: 'email' },
    { name: 'city' },
    { name: 'password', kind: 'password' },
  ]
  const values = { email: 'x', city: 'Kiel', password: 'ab' }
  const errors = errorsOf(
    rules.map(({ name }) => name),
    (name) => violationOf(rules.find((rule) => rule.name === name) ?? { name }, values)?.code ?? null,
    values,
  )
  t.same(Object.entries(errors), [
    ['email', 'email'],
    ['password', 'password'],
  ])
})
