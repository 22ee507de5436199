import t, { type Test } from 'tap'
import { CartUpdate, ItemByNumber, Reorder, Texts, WishlistHeartFill } from '#web/generated/operations.ts'
import { formEdge } from '../../forms/testing/form-edge.ts'
import { bareResult, runOf } from '../../graphql/testing/run-of.ts'
import { parsePageUrl } from '../../pages/address/page-url.ts'
import { cartForms } from './cart-forms.ts'

async function edge(t: Test, answers: Record<string, object>, perMinute?: number) {
  const run = runOf(async (id) => {
    const answer = id === Texts.id ? { getTranslationsByPrefix: [] } : answers[id]
    if (!answer) throw new Error('away')
    return { ...bareResult, data: answer }
  })
  const { post } = await formEdge(t, run, cartForms, perMinute)
  return async (fields: Record<string, string>) => {
    const { location = '', flash } = await post('/api/cart-action/', fields)
    t.equal(parsePageUrl(location)?.href, location, 'the page gets what its address says')
    return { location, flash }
  }
}

const result = (code: string, positionId: string | null = null) => ({
  [CartUpdate.id]: { cart_update: { results: [{ code, positionId }] } },
})
const add = { action: 'add', itemId: '1-1', quantity: '2' }

t.test('a form of the cart leads to the cart, whose address says how it went', async (t) => {
  const done = await edge(t, result('OK', 'p1'))
  t.same(await done(add), { location: '/checkout/basket?outcome=ADDED&position=p1', flash: null })
  t.match(await done({ ...add, returnTo: '/checkout/shipping' }), { location: /^\/checkout\/shipping\?outcome=ADDED/ })
  t.match(await (await edge(t, result('SOLD_OUT')))(add), { location: '/checkout/basket?outcome=SOLD_OUT' })
  const away = await edge(t, {}, 1)
  t.same(await away(add), { location: '/checkout/basket?outcome=FAILED', flash: null })
  t.same(await away(add), { location: '/checkout/basket?outcome=TOO_MANY', flash: null })
})

t.test('an article leaves the cart for the wish list only after the list has taken it', async (t) => {
  const move = { action: 'keepForLater', positionId: 'p1', productId: '100001', itemId: '100001-01' }
  const list = (successful: boolean) => ({ [WishlistHeartFill.id]: { addProductToWishlist: { successful } } })
  const go = async (answers: Record<string, object>) => (await (await edge(t, answers))(move)).location
  t.equal(await go({ ...list(true), ...result('OK') }), '/checkout/basket?outcome=KEPT')
  t.equal(
    await go({ ...list(true), ...result('UNKNOWN_POSITION') }),
    '/checkout/basket?outcome=UNKNOWN_POSITION&position=p1',
  )
  t.equal(await go(list(false)), '/checkout/basket?outcome=FAILED', 'nothing asks the cart')
  t.equal(await go(result('OK')), '/checkout/basket?outcome=FAILED')
})

t.test('an article number leads to its item, its choice of variants, or the cart that does not know it', async (t) => {
  const found = (url: string) => ({ ...result('OK'), [ItemByNumber.id]: { core_search: { link: { url } } } })
  const wayTo = async (url: string) =>
    (await (await edge(t, found(url)))({ action: 'addByNumber', articleNumber: '100001.01', quantity: '1' })).location
  t.equal(await wayTo('/prod/1?varid=1-1'), '/checkout/basket?outcome=ADDED')
  t.equal(await wayTo('/prod/1'), '/prod/1')
  t.equal(await wayTo('/search?q=x'), '/checkout/basket?outcome=UNKNOWN_ITEM')
})

t.test('a reorder tells the cart by the flash what became of each article', async (t) => {
  const reorder = {
    added: [{}],
    changedQuantity: [{ name: 'A\nB', message: 'Nur 2' }],
    unavailable: [],
    needsChoice: [],
  }
  const run = runOf(async (id) => {
    t.equal(id, Reorder.id)
    return { ...bareResult, data: { reorder } }
  })
  const { post } = await formEdge(t, run, cartForms)
  t.match(await post('/api/reorder/', { orderId: '1' }), {
    location: '/checkout/basket',
    flash: { form: 'reorder', isDone: true, values: { added: '2', changed: 'A B\tNur 2' } },
  })
  t.equal((await post('/api/reorder/', { orderId: 'x' })).status, 400)
})
