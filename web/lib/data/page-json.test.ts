import t from 'tap'
import { shortenJson, toScriptJson } from './page-json.ts'

t.test('shortenJson leaves fields out of the page, and not out of the data or of copies', async (t) => {
  const listing = { total: 2, products: ['a', 'b'] }
  shortenJson(listing, { ...listing, products: [] })
  t.equal(toScriptJson({ data: { listing } }), '{"data":{"listing":{"total":2,"products":[]}}}')
  t.same(listing.products, ['a', 'b'])
  t.equal(toScriptJson({ ...listing }), '{"total":2,"products":["a","b"]}')

  const items = [{ id: 1 }]
  shortenJson(items, [])
  t.equal(toScriptJson({ items }), '{"items":[]}')
})

t.test('toScriptJson writes JSON in which no text can end its script', async (t) => {
  const value = { a: [1, null, { b: 'ä</script><!--' }], c: undefined, d: new Date(0), e: 'x' }
  const json = toScriptJson(value)
  t.notMatch(json, '<')
  t.same(JSON.parse(json), JSON.parse(JSON.stringify(value)))
  t.equal(toScriptJson(null), 'null')
})
