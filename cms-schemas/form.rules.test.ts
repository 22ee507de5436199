import t from 'tap'
import { drawState, type FieldRule, optionsIn, prizeDrawRules, violationOf } from './form.rules.ts'

const field = (more: Partial<FieldRule>): FieldRule => ({
  name: 'field',
  kind: 'text',
  isRequired: false,
  options: [],
  minLength: 0,
  maxLength: 200,
  value: null,
  ...more,
})

const codes = (rule: Partial<FieldRule>, ...values: string[]) =>
  values.map((value) => violationOf(field(rule), value)?.code ?? null)

t.test('T5.17 an optional field may be empty, a required one and a required tick may not', async (t) => {
  t.same(codes({}, '', '  ', 'x'), [null, null, null])
  t.same(codes({ isRequired: true }, '', '  ', 'x'), ['required', 'required', null])
  t.same(codes({ isRequired: true, kind: 'consent' }, '', 'on', 'true'), ['tick', 'tick', null])
  t.same(codes({ kind: 'checkbox' }, '', 'true'), [null, null])
  t.same(codes({ isRequired: true, kind: 'hidden' }, ''), [null])
})

t.test('each kind has its form', async (t) => {
  t.same(codes({ kind: 'email' }, 'a@b.de', 'ä@b.example', 'a@b', 'a b@c.de', 'a@b..de'), [
    null,
    null,
    'email',
    'email',
    'email',
  ])
  t.same(codes({ kind: 'phone' }, '+49 30 1234', '030/12 34-5', 'abc', '----'), [null, null, 'phone', 'phone'])
  t.same(codes({ kind: 'date' }, '2028-02-29', '2026-02-29', '1.1.2026'), [null, 'date', 'date'])
  t.same(codes({ kind: 'radio', options: ['A'], isRequired: true }, 'A', 'B', ''), [null, 'option', 'choose'])
})

t.test('a value above maxLength or below minLength is refused, an empty optional one is not', async (t) => {
  t.same(violationOf(field({ maxLength: 3 }), 'abcd'), { code: 'tooLong', limit: 3 })
  t.same(violationOf(field({ minLength: 3 }), 'ab'), { code: 'tooShort', limit: 3 })
  t.equal(violationOf(field({ minLength: 3 }), ''), null, 'an empty field that may be empty is not too short')
})

t.test('options and prize draws', async (t) => {
  t.same(optionsIn(' A \n\nB\r\n'), ['A', 'B'])
  t.equal(prizeDrawRules([])[0]?.name, 'firstName')
  t.equal(prizeDrawRules(['A'])[0]?.name, 'answer')
  const at = (now: string) => drawState('2026-01-01T00:00:00+01:00', '2026-02-01T00:00:00+01:00', Date.parse(now))
  t.equal(at('2025-12-31T22:59:59Z'), 'upcoming')
  t.equal(at('2025-12-31T23:00:00Z'), 'running')
  t.equal(at('2026-01-31T23:00:00Z'), 'ended')
  t.equal(drawState(null, null, 0), 'running')
})
