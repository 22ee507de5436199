import t from 'tap'
import type { CartGlanceFragment } from '../../../generated/operations.ts'
import { keepCart, keptCart } from '../../../lib/visitor/kept-cart.ts'
import { changeState, takeGlance } from './cart-store.ts'
import { tell, watchForLoss } from './lost-cart.ts'

const glance = (id: string, count: number): CartGlanceFragment => ({
  id,
  version: 1,
  itemsCount: count,
  productsCount: count,
  details: { positionCount: count },
})

t.test('a tab does not remember its cart anew over one that another tab has got', async (t) => {
  const stored = new Map<string, string>()
  t.intercept(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  t.intercept(globalThis, 'document', { value: { cookie: 'cartId=old' } })
  t.intercept(globalThis, 'addEventListener', { value: () => {} })
  t.intercept(globalThis, 'BroadcastChannel', { value: class {} })
  watchForLoss()
  takeGlance(glance('old', 3), null)
  t.match(keptCart(), { id: 'old', itemsCount: 3 })
  keepCart({ id: 'new', itemsCount: 0, login: 'logged_out' })
  changeState({ isBusy: true })
  t.match(keptCart(), { id: 'new' }, 'of the other tab, which would tell of a loss otherwise')
  takeGlance(glance('new', 2), null)
  t.match(keptCart(), { id: 'new', itemsCount: 2 })
})

t.test('a cart that was ordered meanwhile, as by a payment that came late, is not told as lost', async (t) => {
  const toldOf = async (submitted: boolean | null) => {
    let told = 0
    const found = submitted === null ? null : { shop_findCart: { id: 'old', attributes: { submitted } } }
    await tell(
      'old',
      async () => found,
      async () => void told++,
    )
    return told
  }
  t.equal(await toldOf(true), 0)
  t.equal(await toldOf(false), 1)
  t.equal(await toldOf(null), 1, 'a cart that is gone')
})
