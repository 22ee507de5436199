import t from 'tap'
import { parametersOf as readParameters } from '#contract/parameters/testing/parameters.ts'
import { delivery } from '../testing/samples.ts'
import {
  deliveryTerms,
  missingForFree,
  primeDeliveryOf,
  type Sending,
  type SentLine,
  shipperOfDelivery,
  shippersOf,
  surchargeVariantOf,
} from './delivery.rules.ts'

const taxRates = { standard: 19, reduced: 7 }

const parcel: SentLine = { id: 'p', isBulky: false, deliveryFree: false, isPaid: true, isPrime: false }
const cupboard: SentLine = { id: 'f', isBulky: true, deliveryFree: false, isPaid: true, isPrime: false }
const sending = (lines: SentLine[], rest: Partial<Sending> = {}): Sending => ({
  lines,
  value: 2000,
  country: 'DE',
  isStation: false,
  shipperCode: null,
  isFree: false,
  isOfMember: false,
  ...rest,
})
const outcome = (given: Sending) =>
  shippersOf(delivery, given).map(({ code, cost, isSelected }) => `${code} ${cost}${isSelected ? ' chosen' : ''}`)

const tested = {
  'T164_DHL-Surcharge': { plain: '0', dearer: '150', wrong: 'viel' },
  shippers: { dhl: '20', dpd: '30' },
}

const parametersOf = (entries: Record<string, Record<string, string>>, isDpdOn = true) =>
  readParameters({ dpd: { active: String(isDpdOn) }, ...entries })

t.test('the variant of a test decides what DHL takes on top', async (t) => {
  const dhlIn = (variant: string | null) =>
    deliveryTerms({ id: 'de', country: 'DE', taxRates }, parametersOf(tested), variant)
      .shippers.filter(({ code }) => code !== 'spedition')
      .map(({ surcharge }) => surcharge)
  t.same(dhlIn('plain'), [0, 30])
  t.same(dhlIn('dearer'), [150, 30])
  for (const none of [null, 'unknown', 'wrong']) t.same(dhlIn(none), [20, 30], `as listed: ${none}`)
})

t.test('the variant that is stored with a checkout counts before the visitor’s, while the test has it', async (t) => {
  const parameters = parametersOf(tested)
  const variantOf = (stored: string | null, assigned: string | null, given = parameters) =>
    surchargeVariantOf({ stored, assigned }, given)
  t.equal(variantOf(null, 'plain'), 'plain')
  t.equal(variantOf('dearer', 'plain'), 'dearer')
  t.equal(variantOf('dearer', null), 'dearer')
  t.equal(variantOf('gone', 'plain'), 'plain')
  t.equal(variantOf('gone', 'x'), null)
  t.equal(variantOf('dearer', 'plain', parametersOf({})), null, 'the test is over')
})

t.test('T3.28 T9.14 delivery costs follow goods, shipper, country and value', (t) => {
  for (const [name, given, expected] of [
    ['a parcel', sending([parcel]), ['dhl 490 chosen', 'dpd 590']],
    ['by another', sending([parcel], { shipperCode: 'dpd' }), ['dhl 490', 'dpd 590 chosen']],
    ['by nobody known', sending([parcel], { shipperCode: 'hermes' }), ['dhl 490 chosen', 'dpd 590']],
    ['free from a worth', sending([parcel], { value: 3900 }), ['dhl 0 chosen', 'dpd 0']],
    ['not yet', sending([parcel], { value: 3899 }), ['dhl 490 chosen', 'dpd 590']],
    ['by a voucher', sending([parcel, cupboard], { isFree: true }), ['dhl 0 chosen', 'dpd 0', 'spedition 0 chosen']],
    ['bulky', sending([cupboard]), ['spedition 3900 chosen']],
    ['bulky is not free from a worth', sending([cupboard], { value: 9000 }), ['spedition 3900 chosen']],
    ['bulky and free', sending([{ ...cupboard, deliveryFree: true }]), ['spedition 0 chosen']],
    ['both', sending([parcel, cupboard]), ['dhl 490 chosen', 'dpd 590', 'spedition 3900 chosen']],
    ['nothing but presents', sending([{ ...parcel, isPaid: false }]), ['dhl 0 chosen', 'dpd 0']],
    ['sent for nothing', sending([{ ...parcel, deliveryFree: true }]), ['dhl 0 chosen', 'dpd 0']],
    [
      'one of two sent for nothing',
      sending([parcel, { ...parcel, deliveryFree: true }]),
      ['dhl 490 chosen', 'dpd 590'],
    ],
    ['abroad', sending([parcel], { country: 'AT', value: 9000 }), ['dhl 990', 'dpd 1090 chosen']],
    ['nothing', sending([]), []],
  ] as const)
    t.same(outcome(given), expected, name)
  t.match(shippersOf(delivery, sending([parcel], { country: 'AT', shipperCode: 'dhl' })), [
    { code: 'dhl', isEnabled: false, info: 'DHL-GERMANY-ONLY', isSelected: false },
    { code: 'dpd', isEnabled: true, info: null, positionIds: ['p'], isSelected: true },
  ])
  t.end()
})

t.test('T4.16 a packing station takes DHL alone, in Germany', (t) => {
  const infos = (given: Sending) =>
    shippersOf(delivery, given).map(({ code, info, isEnabled, isSelected }) => ({ code, info, isEnabled, isSelected }))
  t.same(infos(sending([parcel, cupboard], { isStation: true, shipperCode: 'dpd' })), [
    { code: 'dhl', info: null, isEnabled: true, isSelected: true },
    { code: 'dpd', info: 'PACKSTATION-DHL-ONLY', isEnabled: false, isSelected: false },
    { code: 'spedition', info: 'PACKSTATION-DHL-ONLY', isEnabled: false, isSelected: true },
  ])
  t.match(infos(sending([parcel], { isStation: true, country: 'AT' })), [
    { info: 'DHL-GERMANY-ONLY', isSelected: false },
    { info: 'PACKSTATION-DHL-ONLY', isSelected: false },
  ])
  t.equal(shipperOfDelivery(true, 'DE'), 'dhl')
  t.equal(shipperOfDelivery(true, 'AT'), null)
  t.equal(shipperOfDelivery(false, 'DE'), null, 'the first available one')
  t.end()
})

t.test('T3.30 missingForFree gives the amount missing until delivery is free', (t) => {
  t.equal(missingForFree(delivery, sending([parcel])), 1900)
  t.equal(missingForFree(delivery, sending([parcel], { value: 3900 })), null)
  t.equal(missingForFree(delivery, sending([parcel], { isFree: true })), null)
  t.equal(missingForFree(delivery, sending([parcel], { country: 'AT' })), null, 'never free there')
  t.equal(missingForFree(delivery, sending([cupboard])), null, 'no parcel')
  t.equal(missingForFree(delivery, sending([])), null)
  t.end()
})

t.test('deliveryTerms reads what editors have set per country and shipper', (t) => {
  const set = parametersOf
  const store = { id: 'de', country: 'DE', taxRates } as const
  const shipping = { cost: '490', freeFrom: '3900', countries: 'AT, DE xx', 'cost.AT': '990' }
  const terms = deliveryTerms(store, set({ shipping, shippers: { dpd: '0', gls: '50', owl: '0' } }, false))
  t.same(terms.countries, ['DE', 'AT'], 'the own one first')
  t.match(terms.in('DE'), { cost: 490, freeFrom: 3900 })
  t.match(
    deliveryTerms({ ...store, id: 'b2b' }, set({ shipping })).in('DE'),
    { cost: 490, freeFrom: 3277 },
    'as it is told: net',
  )
  t.match(terms.in('AT'), { cost: 990, freeFrom: 3900 }, 'what is not said of a country is as at home')
  t.same(
    terms.shippers.map(({ code }) => code),
    ['gls', 'spedition'],
    'GLS for DPD, once; none that we do not know; somebody for what is bulky',
  )
  t.same(
    deliveryTerms(store, set({})).shippers.map(({ code }) => code),
    ['dpd', 'spedition'],
  )
  t.same(
    deliveryTerms(store, set({ shippers: { dhl: '1,50', spedition: '39,00' } })).shippers,
    [
      { code: 'dpd', surcharge: 0 },
      { code: 'spedition', surcharge: 3900 },
    ],
    'surcharges that do not fit are no gift',
  )
  t.match(deliveryTerms(store, set({ shipping: { cost: 'viel' } })).in('DE'), { cost: 490, freeFrom: null })
  t.end()
})

t.test('a member pays for no parcel whose goods are all eligible, but for surcharges and the forwarder', async (t) => {
  const prime = { ...parcel, isPrime: true }
  const of = (lines: SentLine[], rest: Partial<Sending> = {}) => sending(lines, { isOfMember: true, ...rest })
  t.same(outcome(of([prime])), ['dhl 0 chosen', 'dpd 100'], 'dpd takes its surcharge')
  t.equal(primeDeliveryOf(delivery, of([prime])), 'free')
  t.equal(missingForFree(delivery, of([prime])), null)
  t.same(outcome(of([prime], { country: 'AT' })), ['dhl 0', 'dpd 100 chosen'])
  t.same(outcome(of([prime, parcel])), ['dhl 490 chosen', 'dpd 590'])
  t.equal(primeDeliveryOf(delivery, of([prime, parcel])), 'notAll')
  t.same(outcome(of([prime, { ...cupboard, isPrime: true }])), ['dhl 0 chosen', 'dpd 100', 'spedition 3900 chosen'])
  t.same(outcome(of([prime, cupboard])), ['dhl 490 chosen', 'dpd 590', 'spedition 3900 chosen'], 'all goods count')
  t.equal(primeDeliveryOf(delivery, of([prime, { ...parcel, isPaid: false }])), 'free', 'gifts do not')
  t.equal(primeDeliveryOf(delivery, of([prime], { value: 3900 })), null, 'free anyway')
  t.equal(primeDeliveryOf(delivery, sending([prime])), null, 'no member')
})
