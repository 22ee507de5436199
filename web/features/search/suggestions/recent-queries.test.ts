import t from 'tap'
import { forgetAllQueries, forgetQuery, recentQueries, rememberQuery } from './recent-queries.ts'

function provideStorage(storage: Partial<Storage> | null): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (storage) return storage
      throw new DOMException('denied', 'SecurityError')
    },
  })
}

function memory(): Partial<Storage> {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

t.test('the last ten queries are stored, newest first, each once', async (t) => {
  provideStorage(memory())
  for (let number = 1; number <= 12; number++) rememberQuery(`query ${number}`)
  t.equal(recentQueries().length, 10)
  t.equal(recentQueries()[0], 'query 12')
  rememberQuery('QUERY 5')
  t.same(recentQueries().slice(0, 2), ['QUERY 5', 'query 12'])
  t.notOk(recentQueries().includes('query 5'))
  rememberQuery('')
  t.equal(recentQueries()[0], 'QUERY 5', 'nothing is not a query')
})

t.test('one remembered query or all are forgotten', async (t) => {
  provideStorage(memory())
  rememberQuery('a')
  rememberQuery('b')
  forgetQuery('a')
  t.same(recentQueries(), ['b'])
  forgetAllQueries()
  t.same(recentQueries(), [])
})

t.test('blocked, full or spoilt storage is as if there were none', async (t) => {
  provideStorage(null)
  rememberQuery('a')
  forgetQuery('a')
  t.same(recentQueries(), [])
  provideStorage({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  rememberQuery('a')
  t.same(recentQueries(), [])
  for (const spoilt of ['{', '"a"', '[1, "", null]', '{"a":1}']) {
    provideStorage({ getItem: () => spoilt })
    t.same(recentQueries(), [], spoilt)
  }
})
