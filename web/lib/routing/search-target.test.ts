import t from 'tap'
import { searchTarget } from './search-target.ts'

t.test('S9.9 a query is trimmed and encoded, an empty one leads home', async (t) => {
  t.equal(searchTarget('  blauer   Stift '), '/search?q=blauer%20Stift')
  t.equal(searchTarget('A&B+C'), '/search?q=A%26B%2BC')
  t.equal(searchTarget('   '), '/')
})

t.test('a query that is cut within an emoji, or behind a word, can be written into an address', async (t) => {
  const words = 'x'.repeat(199)
  t.equal(searchTarget(`${words}😀 Heft`), `/search?q=${words}`)
  t.equal(searchTarget(`${words} Heft`), `/search?q=${words}`)
  t.equal(searchTarget(`${words.slice(1)}😀 Heft`), `/search?q=${words.slice(1)}%F0%9F%98%80`)
})
