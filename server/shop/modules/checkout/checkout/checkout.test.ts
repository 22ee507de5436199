import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { addressForm, stationForm } from '../../account/addresses/testing/forms.ts'
import { school } from '../../account/visitors/testing/accounts.ts'
import { peopleOf } from './testing/checkouts.ts'
import { checkoutShop, goods } from './testing/shop.ts'

const url = await filledDatabase(t, checkoutShop({ translations }))
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { visitor, guest, customer, business } = peopleOf(engine)

t.test('T3.35 T7.14 T7.26 T7.32 a guest goes from the first step to the last', async (t) => {
  const { read, save, pay, email, cartId } = await guest([goods.parcel])
  t.match(await read(), {
    cart: { id: cartId, shippingAddress: null, billingAddress: null },
    loginStep: { isDone: true, option: 'guest' },
    shippingStep: {
      deliveryType: 'sameAsBilling',
      billingAddress: null,
      selectedShipperCode: 'dhl',
      countries: [{ code: 'DE', name: 'Deutschland' }, { code: 'AT' }],
      account: { email, isGuest: true, isBusiness: false, mayChangeEmail: true, firstName: null },
      needsSpedition: false,
      validated: false,
    },
    paymentStep: { isAvailable: true, selectedMethodId: null, validated: false },
    pendingOrderId: null,
  })
  const saved = await save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  t.match(saved, {
    successful: true,
    fieldErrors: [],
    checkout: {
      cart: { billingAddress: { country: 'DE', label: 'Deutschland', isStation: false } },
      shippingStep: { billingAddress: { city: 'Berlin', isAlsoCustomerAddress: false }, validated: true },
    },
  })
  t.same(saved.checkout.cart.shippingAddress, saved.checkout.cart.billingAddress)
  const paid = await pay('VORKASSE')
  t.match(paid, {
    successful: true,
    checkout: {
      cart: { details: { selectedPaymentMethodInCart: 'VORKASSE' } },
      paymentStep: { selectedMethodId: 'VORKASSE', validated: true },
    },
  })
})

t.test('a visitor has to log in, or be a guest, first', async (t) => {
  const { read, save } = await visitor([goods.parcel])
  t.match(await read(), { loginStep: { isDone: false, option: null }, shippingStep: { validated: false } })
  t.match(await save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() }), {
    successful: false,
    generalErrorMessage: /melde dich zuerst an/,
    checkout: { shippingStep: { billingAddresses: [] } },
  })
})

t.test('the checkout of another’s cart does not exist', async (t) => {
  const [mine, theirs] = [await guest([goods.parcel]), await customer([goods.parcel])]
  await t.rejects(theirs.read(mine.cartId), { code: 'CART_NOT_FOUND' })
  const data = { cartId: mine.cartId, deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }
  await t.rejects(theirs.save(data), { code: 'CART_NOT_FOUND' })
  await t.rejects(theirs.select({ cartId: mine.cartId, deliveryType: 'packstation' }), { code: 'CART_NOT_FOUND' })
  await t.rejects(mine.read('no id'), { code: 'CART_NOT_FOUND' })
})

t.test('addresses of another can’t be chosen', async (t) => {
  const [mine, theirs] = [await guest([goods.parcel]), await guest([goods.parcel])]
  const { checkout } = await mine.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  const billingAddressId = checkout.shippingStep.billingAddressId ?? ''
  t.match(await theirs.select({ billingAddressId }), {
    successful: false,
    generalErrorMessage: /gibt es nicht mehr/,
    checkout: { shippingStep: { billingAddress: null } },
  })
  t.match(await theirs.save({ deliveryType: 'sameAsBilling', billingAddressId }), {
    successful: false,
    fieldErrors: [{ fieldName: 'billingAddress.addressId', formName: 'billingAddress' }],
  })
  const changed = addressForm({ addressId: billingAddressId, city: 'Jena' })
  t.match(await theirs.save({ deliveryType: 'sameAsBilling', billingAddress: changed }), { successful: false })
  t.equal((await mine.read()).shippingStep.billingAddress?.city, 'Berlin')
})

t.test('T4.14 a packing station takes DHL and is on the cart; going back takes the default shipper', async (t) => {
  const { save, select } = await guest([goods.parcel])
  await save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(), shipperCode: 'dpd' })
  const station = await save({
    deliveryType: 'packstation',
    packstation: stationForm(),
    shipperCode: 'dpd',
    shippingDeliveryEmail: { hasDeliveryEmail: true, deliveryEmail: 'Oma@dorf.example' },
  })
  t.match(station, {
    successful: true,
    checkout: {
      cart: { shippingAddress: { isStation: true, country: 'DE' }, billingAddress: { isStation: false } },
      shippingStep: {
        selectedShipperCode: 'dhl',
        shippers: [
          { code: 'dhl', enabled: true, selected: true, info: null },
          { code: 'dpd', enabled: false, selected: false, info: 'PACKSTATION-DHL-ONLY' },
        ],
        packstation: { street: 'Packstation 145', email: 'oma@dorf.example' },
        validated: true,
      },
    },
  })
  t.match(await select({ shipperCode: 'dpd' }), { successful: false, generalErrorMessage: /Versand/ })
  t.match(await select({ deliveryType: 'sameAsBilling' }), {
    successful: true,
    checkout: {
      cart: { shippingAddress: { isStation: false } },
      shippingStep: { selectedShipperCode: 'dhl', shippers: [{ code: 'dhl' }, { code: 'dpd', enabled: true }] },
    },
  })
  t.match((await select({ shipperCode: 'dpd' })).checkout.shippingStep, { selectedShipperCode: 'dpd', validated: true })
  t.match((await select({ deliveryType: 'packstation' })).checkout.shippingStep, { selectedShipperCode: 'dhl' })
  t.match(
    (await select({ deliveryType: 'sameAsBilling' })).checkout.shippingStep.selectedShipperCode,
    'dhl',
    'the default',
  )
})

t.test('bulky goods go to no packing station', async (t) => {
  const { save } = await guest([goods.parcel, goods.cupboard])
  const step = { speditionFields: [{ fieldName: 'phone', fieldValue: '030 123' }], billingAddress: addressForm() }
  const { successful, fieldErrors, checkout } = await save({
    ...step,
    deliveryType: 'packstation',
    packstation: stationForm(),
  })
  t.equal(successful, false)
  t.match(fieldErrors, [{ fieldName: 'shipper.shipperCode', formName: 'shipper', errorMessage: /Sperrige Artikel/ }])
  t.match(checkout.shippingStep, { deliveryType: 'sameAsBilling', packstations: [], billingAddresses: [] }, 'undone')
})

t.test('T4.15 T4.46 outside of Germany DHL is disabled, and the first shipper that goes there counts', async (t) => {
  const { save, read } = await guest([goods.parcel])
  t.match((await read()).shippingStep, { selectedShipperCode: 'dhl' })
  const austria = addressForm({ country: 'AT', postcode: '1070', city: 'Wien' })
  const { successful, checkout } = await save({
    deliveryType: 'shippingAddress',
    billingAddress: addressForm(),
    shippingAddress: austria,
    shipperCode: 'dhl',
  })
  t.equal(successful, true)
  t.match(checkout, {
    cart: { details: { deliveryCountry: 'AT' }, shippingAddress: { country: 'AT', label: 'Österreich' } },
    shippingStep: {
      selectedShipperCode: 'dpd',
      shippers: [
        { code: 'dhl', enabled: false, info: 'DHL-GERMANY-ONLY' },
        { code: 'dpd', selected: true },
      ],
      validated: true,
    },
  })
  t.match(
    await save({ deliveryType: 'shippingAddress', shippingAddress: addressForm({ country: 'CH', postcode: '8001' }) }),
    {
      successful: false,
      fieldErrors: [{ fieldName: 'shippingAddress.country', errorMessage: /liefern wir leider nicht/ }],
    },
  )
})

t.test('T4.45 a delivery that no longer fits the cart’s country has to be saved again', async (t) => {
  const { save, send, read } = await guest([goods.parcel])
  await save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  await send([{ setDelivery: { country: 'AT' } }])
  t.equal((await read()).shippingStep.validated, false)
  t.match(await save({ deliveryType: 'sameAsBilling' }), {
    successful: true,
    checkout: { shippingStep: { validated: true }, cart: { details: { deliveryCountry: 'DE' } } },
  })
})

t.test('T4.19 T4.44 every form of the step is checked, and nothing is saved while one has a violation', async (t) => {
  const { save, read, email } = await guest([goods.parcel, goods.cupboard])
  const { successful, generalErrorMessage, fieldErrors } = await save({
    deliveryType: 'shippingAddress',
    contact: { email: 'nobody' },
    billingAddress: addressForm({ lastname: '' }),
    shippingAddress: addressForm({ postcode: 'x' }),
    billingDeliveryEmail: { hasDeliveryEmail: true, deliveryEmail: '' },
    speditionFields: [{ fieldName: 'note', fieldValue: 'x'.repeat(201) }],
    comment: 'x'.repeat(1001),
  })
  t.equal(successful, false)
  t.match(generalErrorMessage, /markierten Felder/)
  t.same(
    fieldErrors.map(({ fieldName, formName }) => `${formName}: ${fieldName}`),
    [
      'contact: contact.email',
      'billingAddress: billingAddress.lastname',
      'shippingAddress: shippingAddress.postcode',
      'billingAddress: billingAddress.deliveryEmail',
      'miscellaneous: miscellaneous.comment',
      'spedition: spedition.phone',
      'spedition: spedition.note',
    ],
  )
  t.ok(fieldErrors.every(({ errorMessage }) => errorMessage !== ''))
  t.match(await read(), {
    shippingStep: { account: { email }, billingAddresses: [], shippingAddresses: [], comment: null },
  })
  t.match(await save({ deliveryType: 'packstation' }), {
    fieldErrors: [{ fieldName: 'spedition.phone' }],
  })
})

t.test('T3.32 T5.31 the forwarder gets the fields that the step asks for', async (t) => {
  const { save } = await guest([goods.cupboard])
  const fields = [
    { fieldName: 'phone', fieldValue: ' 030 12345 ' },
    { fieldName: 'floor', fieldValue: '' },
    { fieldName: 'unknown', fieldValue: 'x' },
  ]
  const { checkout } = await save({
    deliveryType: 'sameAsBilling',
    billingAddress: addressForm(),
    speditionFields: fields,
  })
  t.match(checkout, {
    cart: { details: { speditionsFields: [{ fieldName: 'phone', fieldValue: '030 12345' }] } },
    shippingStep: {
      needsSpedition: true,
      selectedShipperCode: 'spedition',
      speditionFields: [{ fieldName: 'phone', fieldValue: '030 12345' }, { fieldValue: '' }, { fieldName: 'note' }],
      validated: true,
    },
  })
})

t.test('T5.9 delivery e-mails are stored only if requested', async (t) => {
  const { save } = await guest([goods.parcel])
  const wanted = { hasDeliveryEmail: true, deliveryEmail: 'Nachbar@dorf.example' }
  const { checkout } = await save({
    deliveryType: 'sameAsBilling',
    billingAddress: addressForm(),
    billingDeliveryEmail: wanted,
  })
  t.same(checkout.shippingStep.billingDeliveryEmail, { hasDeliveryEmail: true, deliveryEmail: 'nachbar@dorf.example' })
  t.equal(checkout.shippingStep.billingAddress?.email, 'nachbar@dorf.example')
  const again = await save({
    deliveryType: 'sameAsBilling',
    billingDeliveryEmail: { ...wanted, hasDeliveryEmail: false },
  })
  t.same(again.checkout.shippingStep.billingDeliveryEmail, { hasDeliveryEmail: false, deliveryEmail: null })
})

t.test('T4.20 a guest changes the e-mail address, a customer only when asking for it', async (t) => {
  const someGuest = await guest([goods.parcel])
  const step = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }
  const changed = await someGuest.save({ ...step, contact: { email: ' Neu@dorf.example ' } })
  t.equal(changed.checkout.shippingStep.account.email, 'neu@dorf.example')
  const someCustomer = await customer([goods.parcel])
  const own = await someCustomer.save({ ...step, contact: { email: 'other@dorf.example' } })
  t.match(own, {
    successful: true,
    checkout: { shippingStep: { account: { email: someCustomer.email, isGuest: false, mayChangeEmail: false } } },
  })
  t.match(own.checkout.shippingStep.account, { salutation: 'ms', firstName: 'Lena', lastName: 'Sommer' }, 'for a form')
  const contact = { email: 'other@dorf.example', changeEmail: true }
  for (const time of ['once', 'again']) {
    const requested = await someCustomer.save({ ...step, contact })
    t.equal(
      requested.checkout.shippingStep.account.email,
      someCustomer.email,
      `${time}: both links are confirmed first`,
    )
  }
  const { rows: links } = await db.query(
    "select kind, recipient from mails where recipient = any ($1) and kind like 'emailChange%' order by kind",
    [[contact.email, someCustomer.email]],
  )
  t.same(links, [
    { kind: 'emailChangeNew', recipient: contact.email },
    { kind: 'emailChangeOld', recipient: someCustomer.email },
  ])
  const another = await customer([goods.parcel])
  t.match(await another.save({ ...step, contact: { email: someCustomer.email, changeEmail: true } }), {
    successful: false,
    fieldErrors: [{ fieldName: 'contact.email', formName: 'contact', errorMessage: /schon ein Konto/ }],
    checkout: { shippingStep: { account: { email: another.email }, billingAddresses: [] } },
  })
})

t.test('a customer’s checks whether an address has an account are limited like a stranger’s', async (t) => {
  const [asker, other] = [await customer([goods.parcel]), await customer([goods.parcel])]
  const step = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }
  const ask = (changeEmail: boolean) => asker.save({ ...step, contact: { email: other.email, changeEmail } })
  t.match(await ask(true), { fieldErrors: [{ fieldName: 'contact.email', errorMessage: /schon ein Konto/ }] })
  // As after sixty questions at once; none is forgotten while a slow machine goes on.
  await db.query(`update throttles set level = 60, updated_at = now() + interval '1 hour'
    where updated_at = (select max(updated_at) from throttles)`)
  t.match(await ask(true), {
    successful: false,
    fieldErrors: [{ fieldName: 'contact.email', formName: 'contact', errorMessage: /warte/ }],
  })
  t.match(await ask(false), { successful: true }, 'the step itself can be saved')
})

t.test('T4.21 customers find their own address, business customers another one if they have it', async (t) => {
  const { save, read } = await customer([goods.parcel])
  await save({ deliveryType: 'sameAsBilling', billingAddress: addressForm() })
  t.match((await read()).shippingStep.billingAddress, { isAlsoCustomerAddress: true })
  const own = await business([goods.parcel], school)
  t.match(await own.read(), {
    shippingStep: {
      billingAddress: { schoolOrCompany: 'Grundschule am Park', isAlsoCustomerAddress: true },
      account: { isBusiness: true },
      validated: true,
    },
  })
  const office = addressForm({ formType: 'companyOrSchool', company: 'Schulamt' })
  const saved = await own.save({ deliveryType: 'sameAsBilling', billingAddress: office, orderReference: ' 2026/17 ' })
  t.match(saved.checkout, {
    cart: { details: { orderReference: '2026/17' } },
    shippingStep: { billingAddress: { schoolOrCompany: 'Schulamt' }, orderReference: '2026/17' },
  })
})

t.test('an order reference is the business store’s', async (t) => {
  const { save } = await guest([goods.parcel])
  const { checkout } = await save({
    deliveryType: 'sameAsBilling',
    billingAddress: addressForm(),
    orderReference: 'A-1',
  })
  t.equal(checkout.shippingStep.orderReference, null)
})

t.test('T4.48 the step saved twice, or at once, keeps one address', async (t) => {
  const { save, read } = await guest([goods.parcel])
  const step = {
    deliveryType: 'shippingAddress' as const,
    billingAddress: addressForm(),
    shippingAddress: addressForm(),
  }
  await Promise.all([save(step), save(step), save(step)])
  const { shippingStep } = await read()
  t.equal(shippingStep.billingAddresses.length, 1)
  t.equal(shippingStep.shippingAddresses.length, 1)
})
