import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { checkoutOf } from '../../checkout/checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/checkout/testing/shop.ts'
import { addressBookOf } from '../addresses/testing/address-book.ts'
import { addressForm } from '../addresses/testing/forms.ts'
import { organisationsOf } from './testing/organisations.ts'

const url = await filledDatabase(
  t,
  checkoutShop({ translations, legalTexts: legalTexts.map((text) => ({ ...text, store: 'b2b' as const })) }),
)
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
const { access, organisation, remove, submit } = organisationsOf(engine, db)

const office = (company = 'Schulamt') =>
  addressForm({
    formType: 'companyOrSchool',
    company,
    firstname: 'Petra',
    lastname: 'Vogel',
    streetAndNumber: 'Amtsweg 2',
  })

t.test(
  'T4.192 bills of a user go to the invoice address of the main user, and parcels to the organisation',
  async (t) => {
    const { main, user, shopper } = await organisation({ mayOrder: true, orderLimit: '' })
    await shopper.add(goods.parcel)
    const { read } = checkoutOf(engine, user)
    const before = (await read()).shippingStep
    t.match(before, { billingAddress: { firstName: 'Petra', isOfMainUser: true }, deliveryType: 'shippingAddress' })
    await addressBookOf(engine, main).save('billing', office())
    t.match((await read()).shippingStep, {
      billingAddress: { schoolOrCompany: 'Schulamt', isOfMainUser: true },
      shippingAddress: { schoolOrCompany: 'Grundschule am Park', firstName: 'Timo' },
      deliveryType: 'shippingAddress',
      validated: true,
    })
    const book = await addressBookOf(engine, user).read('billing')
    t.equal(book.addresses.find(({ addressId }) => addressId === book.defaultId)?.schoolOrCompany, 'Schulamt')
    const { orderId } = await submit(user)
    const { rows } = await db.query('select billing_address, delivery_address from orders where number = $1', [orderId])
    t.match(rows, [{ billing_address: { company: 'Schulamt' }, delivery_address: { company: 'Grundschule am Park' } }])
  },
)

t.test('a user chooses another invoice address, and changes nothing of the main user’s', async (t) => {
  const { main, user, shopper } = await organisation({ mayOrder: true, orderLimit: '' })
  await shopper.add(goods.parcel)
  const { address } = await addressBookOf(engine, main).save('billing', office())
  const mine = addressBookOf(engine, user)
  const borrowed = address?.addressId ?? ''
  t.match(await mine.save('billing', { ...office('Meins'), addressId: borrowed }), { successful: false })
  for (const action of [mine.remove, mine.setDefault]) await t.rejects(action(borrowed), { code: 'BAD_USER_INPUT' })
  t.match((await addressBookOf(engine, main).read('billing')).addresses, [{}, { schoolOrCompany: 'Schulamt' }])
  const { read, select } = checkoutOf(engine, user)
  const own = (await read()).shippingStep.billingAddresses.find(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress)
  t.match(await select({ billingAddressId: own?.addressId ?? '' }), { successful: true })
  t.match(await select({ deliveryType: 'sameAsBilling' }), {
    checkout: { shippingStep: { billingAddress: { firstName: 'Timo' }, deliveryType: 'sameAsBilling' } },
  })
  await mine.save('billing', office('Förderverein'))
  t.match(await mine.read('billing'), { addresses: [{}, {}, { isOfMainUser: true }] })
  const { newCartId } = await submit(user)
  const next = await checkoutOf(engine, { ...user, cartId: newCartId ?? '' }).read()
  t.match(next.shippingStep.billingAddress, { schoolOrCompany: 'Förderverein' }, 'the own one comes first')
})

t.test(
  'a business customer whose bill goes to an authority gets the parcels unless another address is chosen',
  async (t) => {
    const { main } = await organisation({ mayOrder: true, orderLimit: '' })
    await addressBookOf(engine, main).save('billing', office())
    const { read, select } = checkoutOf(engine, main)
    t.match((await read()).shippingStep, {
      billingAddress: { schoolOrCompany: 'Schulamt' },
      shippingAddress: { schoolOrCompany: 'Grundschule am Park' },
      deliveryType: 'shippingAddress',
    })
    await select({ deliveryType: 'sameAsBilling' })
    t.match((await read()).shippingStep, {
      billingAddress: { schoolOrCompany: 'Schulamt' },
      deliveryType: 'sameAsBilling',
    })
  },
)

t.test('an invoice address reaches the users of one organisation alone, and as long as they are there', async (t) => {
  const { main, user } = await organisation({ mayOrder: true, orderLimit: '' })
  const { address } = await addressBookOf(engine, main).save('billing', office())
  const billingAddressId = address?.addressId ?? ''
  const other = await organisation({ mayOrder: true, orderLimit: '' })
  await other.shopper.add(goods.parcel)
  t.match(await checkoutOf(engine, other.user).select({ billingAddressId }), { successful: false })
  const offered = (await checkoutOf(engine, other.user).read()).shippingStep.billingAddresses
  t.notOk(offered.some(({ schoolOrCompany }) => schoolOrCompany === 'Schulamt'))
  const { addresses } = await addressBookOf(engine, main).read('billing')
  t.notOk(
    addresses.some(({ isOfMainUser }) => isOfMainUser),
    'her own is her own',
  )
  const { userId = '' } = (await access(main)).users[0] ?? {}
  await remove(userId, main)
  await t.rejects(checkoutOf(engine, user).read(), { code: 'USER_TOKEN_REVOKED' })
})
