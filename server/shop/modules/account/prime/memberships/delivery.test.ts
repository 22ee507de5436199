import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { goods } from '#engine/modules/checkout/checkout/testing/shop.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { memberOf, primeShop } from '../testing/prime.ts'

const url = await filledDatabase(t, primeShop(translations))
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
await db.query('update items set prime_faehig = true where id = $1', [goods.parcel])
const engine = await startEngine(t, url)

t.test(
  'S1.10 T4.122 a member gets a parcel of eligible goods for free: in the cart, in the checkout and in the order',
  async (t) => {
    const member = await memberOf(engine)
    await member.add(goods.parcel)
    const cart = async () => {
      const { data } = await engine.run(
        `{ cart: shop_findCart { grandTotal { amount } details { hasPrimeDelivery primeMessage deliveryFreeMessage }
        basketValues { shippingCost { amount } } } }`,
        member,
      )
      return data?.cart
    }
    t.match(await cart(), {
      grandTotal: { amount: 1490 },
      details: { hasPrimeDelivery: false, primeMessage: null, deliveryFreeMessage: String },
    })
    await member.submit('RECHNUNG')
    t.match(await cart(), {
      grandTotal: { amount: 1000 },
      basketValues: { shippingCost: { amount: 0 } },
      details: { hasPrimeDelivery: true, primeMessage: 'Versandkostenfrei mit Prime', deliveryFreeMessage: null },
    })
    await member.save({ deliveryType: 'sameAsBilling' })
    await member.pay('RECHNUNG')
    const { quoteHash, cart: checked } = await member.read()
    t.match(checked, { grandTotal: { amount: 1000 } })
    const { data } = await engine.run(
      'mutation ($quoteHash: String) { result: submitCart(data: { quoteHash: $quoteHash }) { successful orderId } }',
      { ...member, variables: { quoteHash } },
    )
    const { orderId } = (data as unknown as { result: { orderId: string } }).result
    t.match((await db.query('select total, shipping, shipper_code from orders where number = $1', [orderId])).rows, [
      { total: 1000, shipping: 0, shipper_code: 'dhl' },
    ])
  },
)

t.test('delivery costs the normal amount with other goods and after the membership’s end', async (t) => {
  const member = await memberOf(engine)
  await member.submit('RECHNUNG')
  await db.query("update items set prime_faehig = false where id = '801-1'")
  await member.add(goods.parcel)
  await member.add(goods.cupboard)
  const { data } = await engine.run('{ cart: shop_findCart { details { hasPrimeDelivery primeMessage } } }', member)
  t.match(data?.cart, { details: { hasPrimeDelivery: false } })

  const other = await memberOf(engine)
  await other.submit('RECHNUNG')
  await other.add(goods.parcel)
  await db.query(
    `update subscriptions set state = 'cancelled', ends_at = now() - interval '1 second'
      where customer_id = (select customer_id from orders where email = $1)`,
    [other.email],
  )
  const { data: ended } = await engine.run('{ cart: shop_findCart { grandTotal { amount } } }', other)
  t.match(ended?.cart, { grandTotal: { amount: 1490 } })
})
