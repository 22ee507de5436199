import t from 'tap'
import { isBuyerReference, normaliseBuyerReference } from './buyer-reference.rules.ts'

t.test('T5.25 a Leitweg-ID has a form and check digits', (t) => {
  for (const reference of ['04011000-1234512345-06', '991-33333TEST-33', '992-90009-96'])
    t.equal(isBuyerReference(reference, true), true, reference)
  for (const [name, reference] of [
    ['a digit changed', '04011000-1234512345-07'],
    ['two digits swapped', '04011000-1234512354-06'],
    ['a letter changed', '991-33333TESU-33'],
  ] as const) {
    t.equal(isBuyerReference(reference, true), false, name)
    t.equal(isBuyerReference(reference, false), true, `${name}, where editors turned the check off`)
  }
  for (const [name, reference] of [
    ['nothing', ''],
    ['no check digits', '04011000'],
    ['letters in front', 'AB-12345-06'],
    ['lower case', '991-33333test-33'],
    ['a fine part that is too long', `04-${'1'.repeat(31)}-06`],
    ['something behind', '04011000-1234512345-06 '],
  ] as const)
    t.equal(isBuyerReference(reference, false), false, name)
  t.equal(normaliseBuyerReference(' 991-33333test-33 '), '991-33333TEST-33')
  t.end()
})
