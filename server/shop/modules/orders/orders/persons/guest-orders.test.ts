import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import type { OrderList } from '#contract/generated/types.ts'
import { addressBookOf } from '#engine/modules/account/addresses/testing/address-book.ts'
import { accountsOf, emptyShop, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { insertSampleOrder, type SampleOrder, sampleAddress } from '../testing/sample-order.ts'

const url = await emptyShop(t)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())

let people = 0
/** A browser in which a guest has ordered. */
const guest = async (order: SampleOrder['order'] = {}) => {
  people += 1
  const email = `gast-${people}@pausenhof.example`
  const { userId: visitorId } = await accounts.shopInit()
  let number = ''
  await change(url, async (trx) => {
    ;({ number } = await insertSampleOrder(trx, { order: { visitorId, email, ...order } }))
  })
  return { email, number, browser: { visitorId, network: randomUUID() } }
}
const register = async (email: string, browser: object) => ({
  ...browser,
  userToken: tokenOf(await accounts.register({ ...lena, email }, browser)),
})
const canRegister = async (orderId: string, call: object): Promise<boolean | undefined> => {
  const { data } = await engine.run('query ($id: ID!) { page: getThankYouPageData(orderId: $id) { canRegister } }', {
    ...call,
    variables: { id: orderId },
  })
  return (data?.page as unknown as { canRegister: boolean } | null)?.canRegister
}
const ordersOf = async (call: object): Promise<string[]> => {
  const { data } = await engine.run('{ list: getOrdersV2 { orders { orderId } } }', call)
  const list = data?.list as unknown as OrderList | undefined
  return (list?.orders ?? []).map(({ orderId }) => orderId)
}
const streetsOf = async (call: object, kind: 'billing' | 'shipping' | 'packstation') =>
  (await addressBookOf(engine, call).read(kind)).addresses.map(({ street }) => street)

t.test('T4.158 a guest who opens an account in the same browser finds order and addresses there', async (t) => {
  const deliveryAddress = { ...sampleAddress, street: 'Omas Garten 2', email: 'oma@dorf.example' }
  const { email, number, browser } = await guest({ deliveryAddress })
  t.equal(await canRegister(number, browser), true)
  const customer = await register(email.toUpperCase(), browser)
  t.same(await ordersOf(customer), [number])
  t.same(await streetsOf(customer, 'billing'), ['Schulweg 7'])
  t.same(await streetsOf(customer, 'shipping'), ['Omas Garten 2'])
  t.equal(await canRegister(number, customer), false)
  t.equal(await canRegister(number, browser), undefined, 'the browser alone opens it no more')
})

t.test('an address for invoice and parcel is stored once, a packing station as one', async (t) => {
  const same = await guest({ deliveryAddress: { ...sampleAddress, email: 'oma@dorf.example' } })
  const customer = await register(same.email, same.browser)
  t.same(await streetsOf(customer, 'billing'), ['Schulweg 7'])
  t.same(await streetsOf(customer, 'shipping'), [])
  const station = { ...sampleAddress, street: '', postNumber: '12345678', packstationNumber: '145' }
  const packed = await guest({ deliveryAddress: station })
  t.same(await streetsOf(await register(packed.email, packed.browser), 'packstation'), ['Packstation 145'])
})

t.test('a guest’s order goes into no account of another browser, address or later day', async (t) => {
  const elsewhere = await guest()
  const stranger = await register(elsewhere.email, {
    visitorId: (await accounts.shopInit()).userId,
    network: randomUUID(),
  })
  t.same(await ordersOf(stranger), [], 'the address alone proves nothing')
  t.same(await streetsOf(stranger, 'billing'), [])

  const other = await guest()
  t.same(await ordersOf(await register('andere@pausenhof.example', other.browser)), [])

  const late = await guest()
  await db.query("update orders set placed_at = now() - interval '25 hours' where number = $1", [late.number])
  t.equal(await canRegister(late.number, late.browser), false)
  t.same(await ordersOf(await register(late.email, late.browser)), [])
  t.equal(
    (
      await db.query('select from orders where customer_id is not null and number = any($1)', [
        [elsewhere.number, other.number, late.number],
      ])
    ).rowCount,
    0,
  )
})
