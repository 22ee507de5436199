import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { audienceOf } from '#engine/call/audience.ts'
import { inTransaction } from '#engine/db/database.ts'
import { addressForm, stationForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { peopleOf } from '../testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../testing/shop.ts'

const url = await filledDatabase(t, checkoutShop({ translations, legalTexts }))
const engine = await startEngine(t, url)
const { guest } = peopleOf(engine)
const { db, stores, checkout } = await openServices(t, url)
const step = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }

/** What an order of a guest's cart would be made of. */
const draftOf = ({ visitorId, cartId }: { visitorId?: string; cartId: string }) => {
  const store = stores.find('de')
  if (!store || visitorId === undefined) throw new Error('no store, or no visitor')
  const asking = { identity: { visitorId, customerId: null, isGuest: true }, audience: audienceOf(store, ''), cartId }
  return inTransaction(db, (trx) => checkout.readForOrder(trx, asking))
}

t.test('an order equals its summary', async (t) => {
  const person = await guest([goods.parcel])
  t.same(await draftOf(person), { code: 'stepIncomplete' })
  await person.save(step)
  t.same(await draftOf(person), { code: 'noPaymentSelected' })
  const { checkout: shown } = await person.pay('VORKASSE')
  t.equal(shown.legalVersion, '2026-01-01')
  t.match(await draftOf(person), {
    cart: { id: person.cartId },
    calculation: { totals: { total: 1490 } },
    email: person.email,
    billingAddress: { lastName: 'Sommer', street: 'Ahornweg 3', email: null },
    deliveryAddress: { lastName: 'Sommer', postNumber: null },
    paymentMethod: 'VORKASSE',
    buyerReference: null,
    shipperCode: 'dhl',
    speditionFields: [],
    comment: null,
    newsletter: false,
    walletSessionId: null,
    quoteHash: shown.quoteHash,
    legalVersion: '2026-01-01',
  })
  await person.save({
    ...step,
    deliveryType: 'packstation',
    packstation: stationForm(),
    shippingDeliveryEmail: { hasDeliveryEmail: true, deliveryEmail: 'oma@dorf.example' },
  })
  t.match(await draftOf(person), {
    billingAddress: { packstationNumber: null, email: null },
    deliveryAddress: { packstationNumber: '145', postNumber: '12345678', email: 'oma@dorf.example' },
  })
})

t.test('an order names the forwarder while it holds bulky goods, and no longer', async (t) => {
  const person = await guest([goods.parcel, goods.cupboard])
  const fields = [{ fieldName: 'phone', fieldValue: '030 12345' }]
  await person.save({ ...step, speditionFields: fields })
  await person.pay('VORKASSE')
  t.match(await draftOf(person), { shipperCode: 'dhl', speditionFields: fields })
  const { positions } = await person.readCart()
  const cupboard = positions.find(({ itemId }) => itemId === goods.cupboard)
  await person.send([{ removePosition: { positionId: cupboard?.id } }])
  t.match(await draftOf(person), { shipperCode: 'dhl', speditionFields: [] })
})

t.test('T4.49 the quote’s hash changes with everything that the summary shows, and with nothing else', async (t) => {
  const person = await guest([goods.parcel])
  await person.save(step)
  await person.pay('VORKASSE')
  const seen = new Set<string>()
  const isNew = async (name: string, work: () => Promise<unknown>) => {
    await work()
    const { quoteHash } = await person.read()
    t.notOk(seen.has(quoteHash), name)
    seen.add(quoteHash)
    const draft = await draftOf(person)
    t.equal('quoteHash' in draft ? draft.quoteHash : null, quoteHash, 'the same for the order')
  }
  await isNew('to begin with', async () => undefined)
  await isNew('another quantity', () => person.add(goods.parcel))
  await isNew('another item', () => person.add(goods.dear))
  await isNew('another method', () => person.pay('CASH_ON_DELIVERY'))
  await isNew('another shipper', () => person.select({ shipperCode: 'dpd' }))
  await isNew('another address', () => person.save({ ...step, billingAddress: addressForm({ city: 'Jena' }) }))
  await isNew('another e-mail', () =>
    person.save({ deliveryType: 'sameAsBilling', contact: { email: 'new@dorf.example' } }),
  )
  await isNew('another delivery', () =>
    person.save({ ...step, deliveryType: 'shippingAddress', shippingAddress: addressForm({ firstname: 'Ole' }) }),
  )
  const { quoteHash } = await person.read()
  await person.save({ deliveryType: 'shippingAddress', comment: 'Bitte klingeln' })
  t.equal((await person.read()).quoteHash, quoteHash, 'a comment is no part of it')
})

t.test('an order needs goods, a login, and is of the caller’s own cart', async (t) => {
  const person = await guest([])
  await person.save(step)
  await person.pay('VORKASSE')
  t.same(await draftOf(person), { code: 'stepIncomplete' })
  const other = await guest([goods.parcel])
  await t.rejects(draftOf({ ...other, cartId: person.cartId }), { message: 'There is no such cart' })
})
