import { sql } from 'drizzle-orm'
import t from 'tap'
import { maxAddresses } from '#contract/limits/checkout.ts'
import { addressesTexts } from '#contract/texts/account/addresses.ts'
import { visitorTexts } from '#contract/texts/account/visitor.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { accountsOf, emptyShop, lena, school, tokenOf } from '../visitors/testing/accounts.ts'
import { addressBookOf } from './testing/address-book.ts'
import { addressForm, stationForm } from './testing/forms.ts'

const url = await emptyShop(t, { ...visitorTexts, ...addressesTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
let number = 0

const visitor = async () => {
  const { userId } = await accounts.shopInit()
  return addressBookOf(engine, { visitorId: userId })
}

const customer = async () => {
  number += 1
  const email = `lena-${number}@pausenhof.example`
  const login = await accounts.register({ ...lena, email }, { network: `192.0.2.${number}` })
  return addressBookOf(engine, { userToken: tokenOf(login) })
}

t.test('T1.3 T3.8 an address is stored and shown, of each kind', async (t) => {
  const { save, read } = await visitor()
  t.same(await read('billing'), { addresses: [], defaultId: null, removed: null })
  const { address, book, ...outcome } = await save('billing', addressForm({ phone: ' 030 12345 ' }))
  t.same(outcome, { successful: true, generalErrorMessage: null, fieldErrors: [] })
  t.match(address, {
    kind: 'billing',
    formType: 'private',
    salutation: 'ms',
    firstName: 'Lena',
    lastName: 'Sommer',
    schoolOrCompany: null,
    street: 'Ahornweg 3',
    postCode: '10999',
    city: 'Berlin',
    country: 'DE',
    countryLabel: 'Deutschland',
    phone: '030 12345',
    isAlsoCustomerAddress: false,
    isStation: false,
  })
  t.same(book, { addresses: [address], defaultId: address?.addressId, removed: null })
  const station = await save('packstation', stationForm())
  t.match(station.address, {
    isStation: true,
    street: 'Packstation 145',
    postNumber: '12345678',
    packstationNumber: '145',
  })
  t.equal((await save('shipping', addressForm({ city: 'Potsdam', postcode: '14467' }))).book.addresses.length, 1)
  t.same((await read('packstation')).addresses, [station.address])
})

t.test('address errors are given by field and form, and nothing is stored', async (t) => {
  const { save, read } = await visitor()
  const { successful, generalErrorMessage, fieldErrors } = await save(
    'shipping',
    addressForm({ postcode: '1', lastname: '' }),
  )
  t.equal(successful, false)
  t.match(generalErrorMessage, /markierten Felder/)
  t.same(fieldErrors, [
    { fieldName: 'lastname', formName: 'shippingAddress', errorMessage: 'Bitte gib deinen Nachnamen ein.' },
    {
      fieldName: 'postcode',
      formName: 'shippingAddress',
      errorMessage:
        'Diese Postleitzahl passt nicht zum Land: In Deutschland hat sie fünf Ziffern, in Österreich und der Schweiz vier.',
    },
  ])
  t.match((await save('packstation', stationForm({ packstation: '12' }))).fieldErrors, [
    { fieldName: 'packstation', formName: 'packstation', errorMessage: /drei Ziffern/ },
  ])
  t.same((await read('shipping')).addresses, [])
})

t.test('an address is changed, and an equal one is not stored twice', async (t) => {
  const { save } = await visitor()
  const { address } = await save('billing', addressForm())
  t.equal((await save('billing', addressForm())).address?.addressId, address?.addressId)
  const changed = await save('billing', addressForm({ addressId: address?.addressId, city: 'Potsdam' }))
  t.match(changed, { successful: true, address: { addressId: address?.addressId, city: 'Potsdam' } })
  t.equal(changed.book.addresses.length, 1)
  const elsewhere = await save('shipping', addressForm({ addressId: address?.addressId }))
  t.match(elsewhere, { successful: false, generalErrorMessage: /gibt es nicht mehr/ }, 'an address of another kind')
})

t.test(
  'T4.18 the last removed address is hidden, restored by adding it again, and dropped when another is removed',
  async (t) => {
    const { save, remove, restore, read } = await visitor()
    const add = async (city: string) => (await save('billing', addressForm({ city }))).address?.addressId
    const [one, two, three] = [await add('Berlin'), await add('Potsdam'), await add('Jena')]
    const cities = async () => {
      const { addresses, removed } = await read('billing')
      return [addresses.map(({ city }) => city).toSorted(), removed?.city ?? null]
    }
    t.equal((await remove(one)).successful, true)
    t.same(await cities(), [['Jena', 'Potsdam'], 'Berlin'], 'hidden')
    await remove(one)
    t.same(await cities(), [['Jena', 'Potsdam'], 'Berlin'], 'removed twice')
    t.equal(await add('Berlin'), one, 'adding it again restores it')
    t.same(await cities(), [['Berlin', 'Jena', 'Potsdam'], null])
    await remove(one)
    t.match(
      await save('billing', addressForm({ addressId: one, city: 'Jena' })),
      { successful: false },
      'not to be changed',
    )
    await remove(two)
    t.same(await cities(), [['Jena'], 'Potsdam'], 'the one before is gone')
    await t.rejects(restore(one), { code: 'BAD_USER_INPUT' })
    t.match(await restore(two), { successful: true, book: { removed: null } })
    await restore(two)
    t.same(await cities(), [['Jena', 'Potsdam'], null])
    await save('shipping', addressForm())
    await remove(three)
    const [shipping] = (await read('shipping')).addresses
    await remove(shipping?.addressId)
    t.same(await cities(), [['Potsdam'], 'Jena'], 'each kind remembers its own')
  },
)

t.test('two removals at once leave one address to be restored', async (t) => {
  const { save, remove, read } = await visitor()
  const ids = await Promise.all(
    ['Berlin', 'Potsdam', 'Jena'].map(
      async (city) => (await save('billing', addressForm({ city }))).address?.addressId,
    ),
  )
  await Promise.all(ids.map((id) => remove(id)))
  const { addresses, removed } = await read('billing')
  t.same(addresses, [])
  t.ok(removed)
})

t.test('T6.13 an address of another visitor or customer does not exist', async (t) => {
  const [mine, theirs, member] = [await visitor(), await visitor(), await customer()]
  const addressId = (await mine.save('billing', addressForm())).address?.addressId
  for (const other of [theirs, member]) {
    t.same((await other.read('billing')).addresses, [])
    await t.rejects(other.remove(addressId), { code: 'BAD_USER_INPUT' })
    await t.rejects(other.restore(addressId), { code: 'BAD_USER_INPUT' })
    t.match(await other.save('billing', addressForm({ addressId, city: 'Jena' })), { successful: false })
  }
  await t.rejects(mine.remove('no id'), { code: 'BAD_USER_INPUT' })
  t.match((await mine.read('billing')).addresses, [{ city: 'Berlin' }])
  await t.rejects(addressBookOf(engine, {}).read('billing'), { code: 'USER_REQUIRED' })
})

t.test('the first billing address of a customer is the customer’s own', async (t) => {
  const { save, remove, restore } = await customer()
  await save('shipping', addressForm())
  const { address } = await save('billing', addressForm())
  t.equal(address?.isAlsoCustomerAddress, true)
  const second = await save('billing', addressForm({ city: 'Jena' }))
  t.match(second.book.addresses, [{ city: 'Berlin', isAlsoCustomerAddress: true }, { isAlsoCustomerAddress: false }])
  await remove(address?.addressId)
  t.equal((await save('billing', addressForm({ city: 'Potsdam' }))).address?.isAlsoCustomerAddress, true)
  const { book } = await restore(address?.addressId)
  t.equal(book.addresses.filter(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress).length, 1, 'there is one')
})

t.test('T4.95 a customer makes an address the default of its kind, which the checkout proposes', async (t) => {
  const { save, remove, restore, setDefault, read } = await customer()
  const add = async (kind: 'billing' | 'shipping', city: string) =>
    (await save(kind, addressForm({ city }))).address?.addressId
  const [own, other, shipping] = [
    await add('billing', 'Berlin'),
    await add('billing', 'Jena'),
    await add('shipping', 'Ulm'),
  ]
  await add('shipping', 'Bonn')
  t.equal((await read('billing')).defaultId, own, 'the customer’s own address until another is chosen')
  t.match(await setDefault(other), { successful: true, book: { defaultId: other, addresses: [{ city: 'Jena' }] } })
  t.match(await setDefault(shipping), { book: { defaultId: shipping, addresses: [{ city: 'Ulm' }] } })
  t.equal((await read('billing')).defaultId, other, 'each kind has its own')
  t.match(await setDefault(own), { book: { defaultId: own } })
  await setDefault(other)
  t.match(await remove(other), { book: { defaultId: own } })
  t.match(await setDefault(other), { successful: false }, 'a removed one')
  await setDefault(own)
  t.match(await restore(other), { book: { defaultId: own } }, 'there is one default')
  const stranger = await customer()
  await t.rejects(stranger.setDefault(own), { code: 'BAD_USER_INPUT' }, 'as one that does not exist')
  await t.rejects(stranger.setDefault('0190a6c0-0000-7000-8000-000000000001'), { code: 'BAD_USER_INPUT' })
  const guest = await visitor()
  await t.rejects(guest.setDefault(own), { code: 'LOGIN_REQUIRED' })
})

t.test('T4.47 a business customer’s organisation is there from the start, and part of the account', async (t) => {
  const login = await accounts.registerBusiness(school, { store: 'b2b', userToken: null })
  const { read, save, remove } = addressBookOf(engine, { store: 'b2b', userToken: tokenOf(login) })
  const { addresses } = await read('billing')
  t.match(addresses, [
    {
      schoolOrCompany: 'Grundschule am Park',
      formType: 'companyOrSchool',
      lastName: 'Vogel',
      street: 'Parkweg 1',
      city: 'Berlin',
      isAlsoCustomerAddress: true,
    },
  ])
  const addressId = addresses[0]?.addressId
  t.match(await remove(addressId), { successful: false, generalErrorMessage: /Kundenkonto/ })
  t.match(await save('billing', addressForm({ addressId })), { successful: false, generalErrorMessage: /Kundenkonto/ })
  const { book, address } = await save('billing', addressForm({ formType: 'companyOrSchool', company: 'Schulamt' }))
  t.equal(address?.isAlsoCustomerAddress, false)
  t.match(book.addresses, [{ schoolOrCompany: 'Grundschule am Park' }, { schoolOrCompany: 'Schulamt' }])
})

t.test('T9.20 an address book has an end', async (t) => {
  const { save } = await visitor()
  for (let house = 1; house <= maxAddresses; house += 1)
    await save('shipping', addressForm({ streetAndNumber: `Ahornweg ${house}` }))
  t.match(await save('shipping', addressForm({ streetAndNumber: 'Ahornweg 0' })), {
    successful: false,
    generalErrorMessage: /voll/,
  })
  t.match(await save('shipping', addressForm({ streetAndNumber: 'Ahornweg 7' })), { successful: true }, 'what is there')
})

t.test('T6.14 addresses of a guest end with the guest, and come back with the same mailbox', async (t) => {
  const { userId: visitorId, cartId } = await accounts.shopInit()
  const enter = async (email: string) => {
    const userToken = tokenOf(await accounts.registerGuest({ email }, { visitorId }))
    return { ...addressBookOf(engine, { visitorId, userToken, cartId }), userToken }
  }
  const first = await enter('oma@dorf.example')
  await first.save('billing', addressForm())
  const again = await enter('Oma@dorf.example')
  t.equal((await again.read('billing')).addresses.length, 1, 'the same guest comes back')
  await accounts.logout({ visitorId, userToken: first.userToken })
  t.equal((await again.read('billing')).addresses.length, 1, 'and stays when the session of before is ended')
  const other = await enter('opa@dorf.example')
  t.same((await other.read('billing')).addresses, [], 'another person at the same browser')
  await other.save('billing', addressForm())
  await accounts.logout({ visitorId, userToken: other.userToken })
  const left = addressBookOf(engine, { visitorId })
  t.same((await left.read('billing')).addresses, [], 'after the logout')
  const late = await enter('tante@dorf.example')
  await late.save('billing', addressForm())
  await change(url, async (trx) => void (await trx.execute(sql`update session_tokens set expires_at = now()`)))
  await accounts.logout({ visitorId, userToken: late.userToken })
  t.same((await left.read('billing')).addresses, [], 'also with a token that has run out')
})
