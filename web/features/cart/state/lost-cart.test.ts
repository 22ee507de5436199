import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { CartGlanceFragment } from '#web/generated/operations.ts'
import { keepCart, storedCart } from '#web/lib/visitor/stored-cart.ts'
import { changeState, takeGlance } from './cart-store.ts'
import { watchForLoss } from './lost-cart.ts'

const glance = (id: string, count: number): CartGlanceFragment => ({
  id,
  version: 1,
  itemsCount: count,
  productsCount: count,
  details: { positionCount: count },
})

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
}

t.test('a tab does not remember its cart anew over one that another tab has got', async (t) => {
  t.intercept(globalThis, 'localStorage', { value: storage() })
  t.intercept(globalThis, 'document', { value: { cookie: 'cartId=old' } })
  t.intercept(globalThis, 'addEventListener', { value: () => {} })
  t.intercept(globalThis, 'BroadcastChannel', { value: class {} })
  watchForLoss()
  takeGlance(glance('old', 3), null)
  t.match(storedCart(), { id: 'old', itemsCount: 3 })
  keepCart({ id: 'new', itemsCount: 0, login: 'logged_out' })
  changeState({ isBusy: true })
  t.match(storedCart(), { id: 'new' }, 'of the other tab, which would tell of a loss otherwise')
  takeGlance(glance('new', 2), null)
  t.match(storedCart(), { id: 'new', itemsCount: 2 })
})

t.test('a cart ordered meanwhile is not reported as lost', async (t) => {
  t.intercept(globalThis, 'localStorage', { value: storage() })
  const page = { areas: [], texts: {}, site: { language: 'de-DE' } }
  t.intercept(globalThis, 'document', {
    value: { cookie: '', querySelector: () => ({ textContent: JSON.stringify(page) }) },
  })
  const requested: Record<string, unknown>[] = []
  const answerTo = (variables: Record<string, unknown>) =>
    'cartId' in variables
      ? { shop_findCart: { id: variables.cartId, attributes: { submitted: variables.cartId === 'ordered' } } }
      : { getTranslationsByPrefix: [] }
  t.intercept(globalThis, 'fetch', {
    value: async (_address: string, { body }: { body: string }) => {
      const sent = JSON.parse(body) as { variables: Record<string, unknown> }[]
      requested.push(...sent.map(({ variables }) => variables))
      return Response.json(sent.map(({ variables }) => ({ data: answerTo(variables) })))
    },
  })
  for (const id of ['ordered', 'lost']) {
    takeGlance(glance(id, 3), null)
    takeGlance(glance(`after-${id}`, 0), null)
    await delay(200)
  }
  t.match(requested.slice(0, 2), [{ cartId: 'ordered' }, { cartId: 'lost' }])
  t.match(requested.slice(2), [{ prefixes: ['cart.'] }], 'texts of the notice, once')
})
