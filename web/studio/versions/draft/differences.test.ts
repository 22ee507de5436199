import t from 'tap'
import { fieldOf } from '../../form/fields.ts'
import { differences, labelsOf } from './differences.ts'

const row = (id: string, headline: string) => ({ id, attributes: { headline } })

t.test('parts are compared by id, so a moved part is not a deleted and a new one', async (t) => {
  const before = { rows: [row('a', 'one'), row('b', 'two'), row('c', 'three')] }
  const after = { rows: [row('c', 'three'), row('a', 'ONE'), row('d', 'new')] }
  t.same(
    differences(before, after).map(({ path, kind }) => `${kind} ${path}`),
    ['removed rows[1]', 'moved rows[0]', 'moved rows[1]', 'changed rows[1].attributes.headline', 'added rows[2]'],
  )
})

t.test('lists without ids are compared place by place', async (t) => {
  t.same(differences({ terms: ['a', 'b'] }, { terms: ['a', 'c', 'd'] }), [
    { path: 'terms[1]', kind: 'changed', before: 'b', after: 'c' },
    { path: 'terms[2]', kind: 'added', before: undefined, after: 'd' },
  ])
  t.same(differences({ a: [] }, { a: [] }), [])
})

t.test('E3.6 paths are given by the labels of the schema', async (t) => {
  const form = fieldOf({
    type: 'object',
    properties: {
      terms: { type: 'array', 'x-label': { de: 'Begriffe', en: 'Terms' }, items: { type: 'string' } },
    },
  })
  t.same(labelsOf('terms[1]', { form, body: {} }, 'de'), ['Begriffe 2'])
  t.same(labelsOf('terms[1].odd', { form, body: {} }, 'en'), ['Terms 2', 'odd'])
  const body = { teaser: { type: 'made-up', attributes: { terms: ['a'] } } }
  const attributesOf = (type: string) => (type === 'made-up' ? form : null)
  t.same(labelsOf('teaser.attributes.terms[0]', { form: null, body, attributesOf }, 'de').at(-1), 'Begriffe 1')
})
