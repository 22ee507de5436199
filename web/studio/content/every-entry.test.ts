import t from 'tap'
import { allEntries, everyEntry } from './every-entry.ts'

t.test('E4.46 a list is read to its end, and not further than needed', async (t) => {
  const pages: number[] = []
  t.intercept(globalThis, 'fetch', {
    value: async (_url: string, { body }: { body: string }) => {
      const { page } = JSON.parse(body).variables
      pages.push(page)
      const keys = Array.from({ length: page === 3 ? 20 : 50 }, (_none, index) => `${page}-${index}`)
      return Response.json({ data: { studio_entries: { total: 120, entries: keys.map((key) => ({ key })) } } })
    },
  })
  const all = await allEntries({ kind: 'segment' })
  t.equal(all.length, 120)
  t.equal(all.at(-1)?.key, '3-19')
  t.same(pages, [1, 2, 3])
  for await (const { key } of everyEntry({ kind: 'page' })) if (key === '1-7') break
  t.same(pages, [1, 2, 3, 1])
})

t.test('a list that is not answered is empty', async (t) => {
  t.intercept(globalThis, 'fetch', { value: async () => Promise.reject(new Error('lost')) })
  t.same(await allEntries({ kind: 'segment' }), [])
  const errors: string[] = []
  for await (const { key } of everyEntry({ kind: 'page' }, ({ code }) => errors.push(code))) t.fail(key)
  t.same(errors, ['CONNECTION_LOST'], 'and says that it is not the whole list')
})
