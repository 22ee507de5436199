import t from 'tap'
import { cartsTexts } from '#contract/texts/cart/carts.ts'
import { both, item, product } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { shopper, shopperWith } from '../testing/carts.ts'
import { cartShop } from '../testing/shop.ts'

const goods = product('800', {
  categoryIds: ['111'],
  items: [item('800-1', { prices: { de: { amount: 1000 }, b2b: { amount: 1000 } }, stock: 900 })],
})
const url = await filledDatabase(
  t,
  cartShop([{ kind: 'product', record: goods }], {
    translations: Object.entries(cartsTexts).map(([key, text]) => ({ key, text })),
    vouchers: [{ code: 'REAL', name: both('REAL'), stores: ['de', 'b2b'], kind: 'percent', percent: 10 }],
  }),
)
const engine = await startEngine(t, url)

const cartIn = async (network: string) => {
  const person = await shopper(engine, url, 'de', { network })
  await person.send([{ addPosition: { itemId: '800-1', quantity: 1 } }])
  return person
}
const redeem = (codes: readonly string[]) => codes.map((code) => ({ addVoucher: { code } }))
const guesses = (from: number, count: number) =>
  redeem(Array.from({ length: count }, (_none, index) => `GUESS${from + index}`))
const codesOf = async (answer: Promise<{ results: { code: string }[] }>) =>
  (await answer).results.map(({ code }) => code)
const countOf = (codes: readonly string[], wanted: string) => codes.filter((code) => code === wanted).length

const tooOften = 'Das waren zu viele falsche Codes. Bitte warte ein paar Minuten.'

t.test('T9.33 ten wrong voucher codes of a visitor, in one update or many, block further codes', async (t) => {
  const guesser = await cartIn('192.0.2.1')
  t.equal(countOf(await codesOf(guesser.send(guesses(0, 7))), 'VOUCHER_UNKNOWN'), 7)
  t.same(await codesOf(guesser.send(guesses(7, 5))), [
    ...Array(3).fill('VOUCHER_UNKNOWN'),
    ...Array(2).fill('VOUCHER_TOO_OFTEN'),
  ])
  const { results, cart } = await guesser.send(redeem(['REAL']))
  t.match(results, [{ successful: false, code: 'VOUCHER_TOO_OFTEN', message: tooOften }])
  t.match(cart, { details: { voucherCodeStatus: null } })
  t.same(await codesOf(guesser.send([{ addPosition: { itemId: '800-1', quantity: 1 } }])), ['OK'], 'the cart goes on')
  const other = await cartIn('192.0.2.1')
  t.same(await codesOf(other.send(redeem(['REAL']))), ['OK'], 'others of the network, too')
})

t.test('right voucher codes are no guesses, however often they are entered', async (t) => {
  const person = await cartIn('192.0.2.2')
  for (let turn = 0; turn < 15; turn += 1) t.same(await codesOf(person.send(redeem(['REAL']))), ['OK'])
})

t.test('sixty wrong codes of one network put off all of its visitors, and no other network', async (t) => {
  for (let visitor = 0; visitor < 6; visitor += 1) await (await cartIn('192.0.2.3')).send(guesses(visitor * 10, 10))
  t.same(await codesOf((await cartIn('192.0.2.3')).send(redeem(['REAL']))), ['VOUCHER_TOO_OFTEN'])
  t.same(await codesOf((await cartIn('192.0.2.4')).send(redeem(['REAL']))), ['OK'])
})

t.test('the business store’s refusal is in German and English', async (t) => {
  const { data } = await engine.run('mutation { shopInit { userId cartId } }', { store: 'b2b' })
  if (!data) throw new Error('The business store has no cart')
  const { userId: visitorId, cartId } = data.shopInit as unknown as { userId: string; cartId: string }
  const tried = async (language: string) => {
    const school = shopperWith(engine, { store: 'b2b', visitorId, cartId, language })
    await school.send(guesses(0, 10))
    return (await school.send(redeem(['REAL']))).results[0]?.message
  }
  t.equal(await tried('de-DE'), 'Das waren zu viele falsche Codes. Bitte warten Sie ein paar Minuten.')
  t.equal(await tried('en-DE'), 'Too many wrong codes. Please wait a few minutes.')
})
