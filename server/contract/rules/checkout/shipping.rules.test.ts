import t from 'tap'
import { shippingViolation } from './shipping.rules.ts'
import { shippingFields } from './shipping-fields.ts'
import { shippingInputOf } from './shipping-input.ts'

const billing = {
  billingAddressId: 'typed',
  'billingAddress.formType': 'private',
  'billingAddress.company': 'Left over',
  'billingAddress.firstname': 'Ada',
  'billingAddress.lastname': 'Lindner',
  'billingAddress.streetAndNumber': ' Schulweg 7 ',
  'billingAddress.postcode': '12435',
  'billingAddress.city': 'Berlin',
  'billingAddress.country': 'DE',
}
const wrong = (values: Readonly<Record<string, string>>) =>
  shippingFields.filter((name) => shippingViolation(name, values) !== null)

t.test('only fields of the chosen kind of delivery are checked', async (t) => {
  t.same(wrong({ deliveryType: 'sameAsBilling', ...billing }), [])
  t.same(wrong({ deliveryType: 'sameAsBilling', billingAddressId: '7' }), [], 'one from the book')
  t.same(wrong({ deliveryType: 'shippingAddress', shippingAddressId: 'typed', billingAddressId: '7' }), [
    'shippingAddress.firstname',
    'shippingAddress.lastname',
    'shippingAddress.streetAndNumber',
    'shippingAddress.postcode',
    'shippingAddress.city',
    'shippingAddress.country',
  ])
  t.same(wrong({ ...billing, 'billingAddress.formType': 'companyOrSchool', 'billingAddress.company': '' }), [
    'billingAddress.company',
  ])
  t.same(wrong({ ...billing, 'billingAddress.hasDeliveryEmail': 'true', 'billingAddress.deliveryEmail': 'no' }), [
    'billingAddress.deliveryEmail',
  ])
})

t.test('forms of postcodes, packing stations and what the forwarder asks', async (t) => {
  const postcode = (value: string) =>
    shippingViolation('billingAddress.postcode', { ...billing, 'billingAddress.postcode': value })
  t.equal(postcode('1243')?.code, 'postcode', 'of another country')
  t.equal(postcode('D-12435'), null)
  t.equal(postcode('12435!')?.code, 'postcode')
  const station = {
    deliveryType: 'packstation',
    packstationId: 'typed',
    'packstation.postnumber': '12',
    'packstation.packstation': '99',
  }
  t.equal(shippingViolation('packstation.postnumber', station)?.code, 'postnumber')
  t.equal(shippingViolation('packstation.packstation', station)?.code, 'packstation')
  t.equal(shippingViolation('spedition.phone', { 'spedition.phone': '' })?.code, 'required')
  t.equal(shippingViolation('spedition.phone', {}), null, 'no forwarder')
})

t.test('T9.17 the form as the engine takes it', async (t) => {
  t.same(shippingInputOf({ deliveryType: 'sameAsBilling', ...billing, 'miscellaneous.orderReference': ' 4711 ' }), {
    deliveryType: 'sameAsBilling',
    billingAddress: {
      addressId: null,
      formType: 'private',
      salutation: 'none',
      firstname: 'Ada',
      lastname: 'Lindner',
      streetAndNumber: 'Schulweg 7',
      addition: null,
      postcode: '12435',
      city: 'Berlin',
      country: 'DE',
      phone: null,
    },
    orderReference: '4711',
  })
  t.same(
    shippingInputOf({
      deliveryType: 'shippingAddress',
      billingAddressId: '1',
      shippingAddressId: '2',
      packstationId: '3',
      'shippingAddress.deliveryEmail': 'a@b.example',
      'shipper.shipperCode': 'dpd',
    }),
    {
      deliveryType: 'shippingAddress',
      billingAddressId: '1',
      shippingAddressId: '2',
      shipperCode: 'dpd',
      shippingDeliveryEmail: { hasDeliveryEmail: false, deliveryEmail: null },
    },
    'a delivery e-mail is emptied when its box is not ticked, and other addresses stay out',
  )
  t.match(
    shippingInputOf({ deliveryType: 'packstation', packstationId: 'typed', 'packstation.packstation': '145' }),
    { packstation: { packstation: '145', country: 'DE' } },
    'packing stations are in Germany',
  )
})
