import t from 'tap'
import { forgetViewed, recentlyViewed, rememberViewed } from './recently-viewed.ts'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
})

t.test('the newest first, each once, twelve at most', async (t) => {
  for (let id = 1; id <= 14; id += 1) rememberViewed(String(id))
  rememberViewed('10')
  t.same(recentlyViewed(), ['10', '14', '13', '12', '11', '9', '8', '7', '6', '5', '4', '3'])
  forgetViewed()
  t.same([...stored.keys()], [], 'nothing stays on the device')
})

t.test('foreign content of the storage is ignored', async (t) => {
  stored.set('recentlyViewed', '{"a":1}')
  t.same(recentlyViewed(), [])
  stored.set('recentlyViewed', '["1", 2, "<b>", "3"]')
  t.same(recentlyViewed(), ['1', '3'])
  stored.set('recentlyViewed', 'no JSON')
  t.same(recentlyViewed(), [])
})
