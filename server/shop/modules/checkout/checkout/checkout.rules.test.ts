import t from 'tap'
import type { AddressRow } from '../../account/addresses/addresses.tables.ts'
import { calculateCart } from '../cart/calculation/calculation.rules.ts'
import { cart, offer, position, pricingContextOf } from '../cart/testing/samples.ts'
import type { ListedMethod } from '../payments/payment-methods.ts'
import {
  chosenShipper,
  deliveryOnCart,
  hasPaymentStep,
  isCarried,
  methodOf,
  selectionOf,
  withDelivery,
  withOrganisation,
} from './checkout.rules.ts'

const address = (id: string, kind: AddressRow['kind'], isCustomerAddress = false): AddressRow => ({
  id,
  kind,
  isCustomerAddress,
  isDefault: false,
  customerId: null,
  visitorId: 'v',
  formType: 'private',
  salutation: 'none',
  firstName: 'Lena',
  lastName: 'Sommer',
  company: null,
  street: 'Ahornweg 3',
  addition: null,
  postCode: '10999',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  postNumber: null,
  packstationNumber: null,
  createdAt: new Date(0),
  changedAt: new Date(0),
  removedAt: null,
})

const ids = { billingAddressId: null, shippingAddressId: null, packstationId: null }
const parcel = offer('1')
const cupboard = offer('2', { isBulky: true })

const calculated = (deliveryType: 'sameAsBilling' | 'packstation', ...offers: (typeof parcel)[]) =>
  calculateCart(
    cart(
      offers.map(({ id }) => position(id, 1)),
      {
        checkout: {
          deliveryType,
          shippingAddress: null,
          billingAddress: null,
          paymentMethod: null,
          orderReference: null,
          speditionFields: [],
          surchargeVariant: null,
        },
      },
    ),
    pricingContextOf(offers),
  )

t.test('an address that was chosen counts while it is in the book, otherwise the default', (t) => {
  const book = [
    address('own', 'billing', true),
    address('b', 'billing'),
    address('s', 'shipping'),
    address('s2', 'shipping'),
  ]
  const delivered = (rest: object, isBusiness = false) => {
    const { billing, delivery } = selectionOf(book, { ...ids, deliveryType: 'shippingAddress', ...rest }, isBusiness)
    return [billing?.id, delivery?.id]
  }
  t.same(delivered({}), ['own', 's'])
  t.same(delivered({}, true), ['b', 's'])
  t.same(delivered({ billingAddressId: 'b', shippingAddressId: 's2' }), ['b', 's2'])
  t.same(delivered({ billingAddressId: 'removed', shippingAddressId: 'b' }), ['own', 's'], 'gone, or of another kind')
  t.same(delivered({ deliveryType: 'sameAsBilling' }), ['own', 'own'])
  t.same(delivered({ deliveryType: 'packstation' }), ['own', undefined])
  t.end()
})

t.test(
  'T4.193 parcels of business customers go to a shipping address, else to the organisation, until they choose',
  (t) => {
    const [own, office] = [address('own', 'billing', true), address('office', 'billing')]
    const delivered = (addresses: AddressRow[], chosen: object = {}, isBusiness = true) => {
      const book = withOrganisation(addresses, isBusiness)
      const row = withDelivery({ ...ids, deliveryType: 'sameAsBilling' as const, ...chosen }, book, isBusiness)
      const { billing, delivery } = selectionOf(book, row, isBusiness)
      return [row.deliveryType, billing?.id, delivery?.id]
    }
    t.same(delivered([own, office]), ['shippingAddress', 'office', 'own'])
    t.same(delivered([own, office, address('s', 'shipping')]), ['shippingAddress', 'office', 's'])
    t.same(delivered([own, address('s', 'shipping')]), ['shippingAddress', 'own', 's'])
    t.same(delivered([own]), ['sameAsBilling', 'own', 'own'])
    t.same(delivered([own, office], { billingAddressId: 'office' }), ['sameAsBilling', 'office', 'office'], 'chosen')
    t.same(delivered([own, office, address('s', 'shipping')], {}, false), ['sameAsBilling', 'own', 'own'], 'consumers')
    t.end()
  },
)

t.test('the cart takes over the country of a delivery, and DHL for packing stations in Germany', (t) => {
  const countries = ['AT', 'DE']
  t.same(deliveryOnCart('sameAsBilling', { country: 'AT' }, countries), { deliveryCountry: 'AT', shipperCode: null })
  t.same(deliveryOnCart('sameAsBilling', { country: 'FR' }, countries), { shipperCode: null }, 'not delivered to')
  t.same(deliveryOnCart('sameAsBilling', null, countries), { shipperCode: null })
  t.same(
    deliveryOnCart('packstation', null, countries),
    { deliveryCountry: 'DE', shipperCode: 'dhl' },
    'not entered yet',
  )
  t.same(deliveryOnCart('packstation', { country: 'DE' }, ['AT']), { shipperCode: 'dhl' })
  t.end()
})

t.test('all goods need a shipper that can go there', (t) => {
  t.equal(isCarried(calculated('sameAsBilling', parcel, cupboard)), true)
  t.equal(isCarried(calculated('packstation', parcel)), true)
  t.equal(isCarried(calculated('packstation', parcel, cupboard)), false)
  t.equal(chosenShipper(calculated('sameAsBilling', parcel, cupboard)), 'dhl')
  t.equal(chosenShipper(calculated('sameAsBilling', cupboard)), 'spedition')
  t.equal(chosenShipper(calculated('sameAsBilling')), null)
  t.end()
})

t.test(
  'methodOf takes the choice or a business customer’s account, and hasPaymentStep says whether there is one',
  (t) => {
    const method = (id: string, rest: Partial<ListedMethod> = {}): ListedMethod => ({
      id,
      isPrepaid: false,
      isOnCredit: true,
      shipsAfterPayment: false,
      canRecur: false,
      needsBuyerReference: false,
      needsWallet: false,
      state: 'available',
      ...rest,
    })
    const methods = [
      method('REFERENCE', { needsBuyerReference: true }),
      method('AHEAD', { isPrepaid: true, isOnCredit: false }),
      method('ACCOUNT'),
      method('REFUSED', { state: { reason: 'country' } }),
      method('OTHER'),
    ]
    const calculation = calculated('sameAsBilling', parcel)
    const row = { paymentMethod: null, buyerReference: null, walletSessionId: null }
    const step = { calculation, methods, isBusiness: false, row }
    const by = (paymentMethod: string | null, isBusiness: boolean) =>
      methodOf({ ...step, isBusiness, row: { ...row, paymentMethod } })?.id ?? null
    t.same([by(null, false), by('AHEAD', false), by('REFUSED', false), by('GONE', false)], [null, 'AHEAD', null, null])
    t.same([by(null, true), by('REFERENCE', true), by('REFUSED', true)], ['ACCOUNT', 'REFERENCE', null])
    t.equal(hasPaymentStep(step), true)
    t.equal(hasPaymentStep({ ...step, isBusiness: true }), false)
    const refusing = methods.map((each) =>
      each.id === 'ACCOUNT' ? { ...each, state: { reason: 'creditFirst' } } : each,
    )
    const noInvoice = { ...step, isBusiness: true, methods: refusing }
    t.equal(methodOf(noInvoice), null, 'no other method on credit takes the place of the refused one')
    t.equal(hasPaymentStep(noInvoice), true, 'nothing would be paid by without a choice')
    t.equal(hasPaymentStep({ ...noInvoice, row: { ...row, paymentMethod: 'AHEAD' } }), false, 'chosen')
    const withWallet = (paymentMethod: string) =>
      hasPaymentStep({ ...step, row: { ...row, paymentMethod, walletSessionId: 'session' } })
    t.equal(withWallet('ACCOUNT'), false)
    t.equal(withWallet('REFUSED'), true, 'the wallet was switched off')
    t.equal(hasPaymentStep({ ...step, calculation: calculated('sameAsBilling') }), true, 'an empty cart is not payless')
    t.end()
  },
)
