import t from 'tap'
import { rememberJson, toScriptJson } from './raw-json.ts'

t.test('known texts are written as they came, wherever a page puts them', async (t) => {
  const result = { core_category: { id: 1 } }
  rememberJson(result, '{"core_category":{ "id": 1 }}')
  t.equal(toScriptJson({ data: { all: result } }), '{"data":{"all":{"core_category":{ "id": 1 }}}}')
  t.equal(toScriptJson({ data: { listing: result.core_category } }), '{"data":{"listing":{ "id": 1 }}}')
})

t.test('everything else is JSON, and no text can end its script', async (t) => {
  const value = { a: [1, null, { b: 'ä</script><!--' }], c: undefined, d: new Date(0), e: 'x' }
  const json = toScriptJson(value)
  t.notMatch(json, '<')
  t.same(JSON.parse(json), JSON.parse(JSON.stringify(value)))
  t.equal(toScriptJson(null), 'null')
})
