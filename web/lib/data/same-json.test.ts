import t from 'tap'
import { sameJson } from './same-json.ts'

const card = { id: '1', price: { text: '4,99 €', old: null }, sources: [{ width: 140 }, { width: 280 }], isNew: true }
const copy = (changes: object = {}): unknown => JSON.parse(JSON.stringify({ ...card, ...changes }))

t.test('values are the same when all that they hold is', async (t) => {
  t.ok(sameJson(card, copy()))
  t.ok(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 }), 'in another order')
  t.ok(sameJson([0, 'a', null], [0, 'a', null]))
})

t.test('sameJson finds one difference at any depth', async (t) => {
  for (const changes of [
    { id: '2' },
    { isNew: 'true' },
    { price: { text: '4,99 €', old: '5,99 €' } },
    { price: { text: '4,99 €' } },
    { price: { text: '4,99 €', old: null, unit: null } },
    { price: null },
    { sources: [{ width: 140 }] },
    { sources: [{ width: 280 }, { width: 140 }] },
    { sources: {} },
    { more: null },
  ]) {
    t.notOk(sameJson(card, copy(changes)), JSON.stringify(changes))
    t.notOk(sameJson(copy(changes), card), JSON.stringify(changes))
  }
  t.notOk(sameJson({ a: undefined }, { b: undefined }))
  t.notOk(sameJson(null, {}))
  t.notOk(sameJson({}, []))
})
