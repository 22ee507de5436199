import t from 'tap'
import { forgetViewed, recentlyViewed, rememberViewed } from './recently-viewed.ts'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
})

t.test('the newest first, each once, twelve at most', async (t) => {
  for (let id = 1; id <= 14; id += 1) rememberViewed(String(id))
  rememberViewed('10')
  t.same(recentlyViewed(), ['10', '14', '13', '12', '11', '9', '8', '7', '6', '5', '4', '3'])
  forgetViewed()
  t.same([...kept.keys()], [], 'nothing stays on the device')
})

t.test('foreign content of the storage is ignored', async (t) => {
  kept.set('recentlyViewed', '{"a":1}')
  t.same(recentlyViewed(), [])
  kept.set('recentlyViewed', '["1", 2, "<b>", "3"]')
  t.same(recentlyViewed(), ['1', '3'])
  kept.set('recentlyViewed', 'no JSON')
  t.same(recentlyViewed(), [])
})
