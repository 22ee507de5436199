import t from 'tap'
import { searchTarget } from './search-target.ts'

t.test('a query is trimmed and encoded, an empty one leads home', async (t) => {
  t.equal(searchTarget('  blauer   Stift '), '/search?q=blauer%20Stift')
  t.equal(searchTarget('A&B+C'), '/search?q=A%26B%2BC')
  t.equal(searchTarget('   '), '/')
})
