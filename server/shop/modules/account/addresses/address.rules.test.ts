import t from 'tap'
import type { AddressInput, AddressKind } from '#contract/generated/types.ts'
import { addressViolations, contentOf, defaultBilling, isSameContent } from './address.rules.ts'
import { suggestPlaces } from './places.ts'
import { addressForm, stationForm } from './testing/forms.ts'

const violations = (kind: AddressKind, input: AddressInput) =>
  addressViolations(kind, input).map(({ fieldName, code }) => `${fieldName} ${code}`)

t.test('T5.24 an address is checked field by field, in the order of its form', (t) => {
  const long = 'x'.repeat(101)
  for (const [name, rest, expected] of [
    ['complete', {}, []],
    ['with everything', { addition: 'Hinterhaus', phone: '+49 (30) 123-45' }, []],
    [
      'empty',
      { firstname: ' ', lastname: '', streetAndNumber: null, postcode: '', city: '' },
      ['firstname required', 'lastname required', 'streetAndNumber required', 'postcode required', 'city required'],
    ],
    [
      'too long',
      { firstname: 'x'.repeat(61), streetAndNumber: long, addition: long },
      ['firstname tooLong', 'streetAndNumber tooLong', 'addition tooLong'],
    ],
    ['an address of a page', { lastname: 'www.example.org' }, ['lastname name']],
    ['a company without its name', { formType: 'companyOrSchool' }, ['company required']],
    ['a company', { formType: 'companyOrSchool', company: 'Grundschule am Park' }, []],
    ['no salutation of ours', { salutation: 'dr' }, ['salutation option']],
    ['four digits in Germany', { postcode: '1099' }, ['postcode postCode']],
    ['the country before it', { postcode: 'D-10999' }, []],
    ['signs that nobody sees', { postcode: '\u200e10999\u200b' }, []],
    ['a packing station for a street', { streetAndNumber: 'Packstation 145' }, ['streetAndNumber station']],
    ['UK, which is GB', { country: 'UK', postcode: 'SW1A 1AA' }, []],
    ['no postcode of any country', { postcode: '10999!' }, ['postcode postCode']],
    ['one letter', { postcode: 'x' }, ['postcode postCode']],
    ['eleven digits', { postcode: '10999109991' }, ['postcode postCode']],
    ['a postcode that cannot be', { postcode: '00001' }, ['postcode postCode']],
    ['Austria', { country: 'AT', postcode: '1010' }, []],
    ['five digits in Austria', { country: 'AT', postcode: '10999' }, ['postcode postCode']],
    ['Switzerland', { country: 'CH', postcode: '8001' }, []],
    ['letters elsewhere', { country: 'NL', postcode: '1012 ab' }, []],
    ['no country', { country: 'EU' }, ['country country']],
    ['a phone number of words', { phone: 'call me' }, ['phone phone']],
  ] as const)
    t.same(violations('billing', addressForm(rest)), expected, name)
  t.end()
})

t.test('T3.11 T5.30 a packing station has a number, a post number, and is in Germany', (t) => {
  for (const [name, rest, expected] of [
    ['complete', {}, []],
    ['with its name', { packstation: 'Packstation 101' }, []],
    ['the last one', { packstation: '999' }, []],
    ['below 101', { packstation: '100' }, ['packstation packstation']],
    ['four digits', { packstation: '1000' }, ['packstation packstation']],
    ['six digits', { postnumber: '123456' }, []],
    ['ten digits', { postnumber: '1234567890' }, []],
    ['five digits', { postnumber: '12345' }, ['postnumber postNumber']],
    ['eleven digits', { postnumber: '12345678901' }, ['postnumber postNumber']],
    ['nothing', { postnumber: '', packstation: null }, ['postnumber required', 'packstation required']],
    ['in Austria', { country: 'AT', postcode: '1010' }, ['country packstationCountry']],
  ] as const)
    t.same(violations('packstation', stationForm(rest)), expected, name)
  t.match(contentOf('packstation', stationForm({ formType: 'companyOrSchool', company: 'GmbH', phone: '030 1' })), {
    formType: 'private',
    company: null,
    street: '',
    phone: null,
    packstationNumber: '145',
  })
  t.end()
})

t.test('T3.10 T5.8 a company is stored only with a company’s form', (t) => {
  t.equal(contentOf('billing', addressForm({ company: 'GmbH' })).company, null)
  t.equal(contentOf('billing', addressForm({ formType: 'companyOrSchool', company: ' GmbH ' })).company, 'GmbH')
  t.end()
})

t.test('addresses that say the same are the same', (t) => {
  const one = contentOf('billing', addressForm())
  t.ok(isSameContent(one, contentOf('billing', addressForm({ city: ' Berlin ', phone: '' }))))
  t.notOk(isSameContent(one, contentOf('billing', addressForm({ addition: 'c/o Weber' }))))
  t.end()
})

t.test('the default bill goes to the customer’s own address, of business customers to another one', (t) => {
  const own = { isCustomerAddress: true, isDefault: false, id: 'own' }
  const other = { isCustomerAddress: false, isDefault: false, id: 'other' }
  const chosen = { isCustomerAddress: false, isDefault: true, id: 'chosen' }
  t.equal(defaultBilling([own, other], false), own)
  t.equal(defaultBilling([own, other], true), other)
  t.equal(defaultBilling([own], true), own, 'where there is no other')
  t.equal(defaultBilling([other], false), other, 'of guests')
  t.equal(defaultBilling([], false), null)
  t.equal(defaultBilling([own, chosen], false), chosen, 'what the customer made the default')
  t.equal(defaultBilling([other, chosen], true), chosen)
  t.end()
})

t.test('T5.29 towns are suggested by postcode and country', (t) => {
  t.same(suggestPlaces('DE', ' 10999 '), [{ postCode: '10999', city: 'Berlin' }])
  t.same(suggestPlaces('AT', '1070'), [{ postCode: '1070', city: 'Wien' }])
  t.same(suggestPlaces('CH', '8004'), [{ postCode: '8004', city: 'Zürich' }])
  t.same(suggestPlaces('DE', '8004'), [], 'another length')
  t.same(suggestPlaces('DE', '99999'), [])
  t.same(suggestPlaces('FR', '75001'), [])
  t.end()
})
