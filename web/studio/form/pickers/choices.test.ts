import t from 'tap'
import { searches } from './choices.ts'

t.test('E2.13 links are searched for in the language of what is edited, whatever that of the studio is', async (t) => {
  const requested: unknown[] = []
  t.intercept(globalThis, 'fetch', {
    value: async (_url: string, { body }: { body: string }) => {
      requested.push(JSON.parse(body).variables)
      return Response.json({ data: { studio_links: [{ kind: 'page', title: 'Advice', path: '/advice/' }] } })
    },
  })
  t.match(await searches.url('adv', 'en'), { data: [{ id: '/advice/', title: 'Advice' }] })
  await searches.url('rat', 'de')
  t.same(requested, [
    { search: 'adv', language: 'en' },
    { search: 'rat', language: 'de' },
  ])
})
