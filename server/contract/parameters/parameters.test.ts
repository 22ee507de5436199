import t from 'tap'
import { type ParameterName, parameterDeclarations } from './declarations.ts'
import { parameterViolations } from './parameter-violations.ts'
import { paymentMethodIds } from './payment-method-ids.ts'
import { parametersOf } from './testing/parameters.ts'

const violationsOf = (name: string, entries: Record<string, string>) =>
  parameterViolations({ name, entries: Object.entries(entries).map(([entry, value]) => ({ name: entry, value })) })

const errorsOf = (name: string, entries: Record<string, string>): string[] =>
  violationsOf(name, entries).flatMap(({ path, level }) => (level === 'error' ? [path] : []))

t.test('an amount that is no whole number of cents, or too small for whole cents, is refused', async (t) => {
  for (const wrong of [
    '4,90',
    '4.90',
    '490 €',
    '4 90',
    '',
    ' ',
    '-1',
    '+490',
    '0x1',
    '1e3',
    '４９０',
    '49',
    '10001',
    'viel',
    'NaN',
  ])
    t.same(errorsOf('shipping', { cost: wrong }), ['entries[0].value'], JSON.stringify(wrong))
  for (const right of ['490', '0', '100', '10000', ' 490 ']) t.same(errorsOf('shipping', { cost: right }), [], right)
  for (const wrong of ['39', '0', '39,00', '999', '1000001'])
    t.same(errorsOf('shipping', { cost: '490', freeFrom: wrong }), ['entries[1].value'], wrong)
  for (const entry of ['RECHNUNG.maximum', 'RECHNUNG.firstOrderMaximum'])
    t.same(errorsOf('paymentTypes', { order: 'RECHNUNG', [entry]: '500,00' }), ['entries[1].value'], entry)
  t.same(errorsOf('shippers', { spedition: '39,00' }), ['entries[0].value'])
  t.same(errorsOf('primeProgramme', { price: '29' }), ['entries[0].value'])
  t.same(errorsOf('T164_DHL-Surcharge', { plain: '0', dearer: '1,50' }), ['entries[1].value'])
})

t.test('an amount that does not fit is read as one that gives nothing away', async (t) => {
  for (const wrong of ['4,90', '4.90', '49', '']) {
    const { value } = parametersOf({
      shipping: { cost: wrong, freeFrom: wrong, 'cost.AT': wrong, 'freeFrom.AT': wrong },
    })
    t.equal(value('shipping', 'cost'), 490, wrong)
    t.equal(value('shipping', 'freeFrom'), null, 'never free')
    t.equal(value('shipping', 'cost.AT'), 1490)
    t.equal(value('shipping', 'freeFrom.AT'), 1_000_000)
  }
  t.equal(parametersOf({ shippers: { spedition: '39,00' } }).value('shippers', 'spedition'), 3900)
  t.equal(parametersOf({}).value('shippers', 'spedition'), 3900, 'nor is one that is not set')
  t.equal(parametersOf({ primeProgramme: { price: '29' } }).value('primeProgramme', 'price'), null, 'no programme')
})

t.test('methods, shippers and countries that there are not are refused by their names', async (t) => {
  for (const wrong of ['PAYPLA, RECHNUNK', 'paypal', 'RECHNUNG;PayPal', 'RECHNUNG X', ''])
    t.same(errorsOf('paymentTypes', { order: wrong }), ['entries[0].value'], wrong)
  t.same(errorsOf('paymentTypes', { order: paymentMethodIds.join(', ') }), [])
  t.same(errorsOf('paymentTypes', { order: 'PAYPAL', 'PAYPLA.minimum': '5000' }), ['entries[1].name'])
  t.same(errorsOf('paymentTypes', { order: 'PAYPAL', 'PAYPAL.maximun': '5000' }), ['entries[1].name'])
  t.same(errorsOf('paymentTypes', { order: 'PAYPAL', 'PAYPAL.countries': 'UK' }), ['entries[1].value'])
  t.same(errorsOf('shippers', { hermes: '0' }), ['entries[0].name'])
  t.same(errorsOf('shipping', { cost: '490', countries: 'DE Austria' }), ['entries[1].value'])
  t.same(errorsOf('shipping', { cost: '490', 'cost.UK': '990' }), ['entries[1].name'])
  t.same(errorsOf('shipping', { csot: '490' }), ['entries[0].name', 'entries'], 'and the cost is missing')
  t.same(errorsOf('paymentTypes', { xRechnung: 'true' }), ['entries'], 'the order is missing')
})

t.test('a list parameter keeps its valid entries and drops unknown ones', async (t) => {
  const orderOf = (order: string) => parametersOf({ paymentTypes: { order } }).value('paymentTypes', 'order')
  t.same(orderOf('PAYPLA, RECHNUNG'), ['RECHNUNG'])
  t.same(orderOf('PAYPLA, RECHNUNK'), [])
  t.equal(parametersOf({}).value('paymentTypes', 'order'), null, 'not set')
})

t.test('switches are true or false, and off with anything else', async (t) => {
  for (const wrong of ['ja', 'TRUE', 'True', '1', 'an', '']) {
    t.same(errorsOf('Blitzangebot', { active: wrong }), ['entries[0].value'], wrong)
    t.equal(parametersOf({ Blitzangebot: { active: wrong } }).isOn('Blitzangebot'), false, wrong)
  }
  t.equal(parametersOf({ Blitzangebot: { active: ' true' } }).isOn('Blitzangebot'), true, 'a space is none')
  t.equal(parametersOf({ wallet: { available: 'true', activated: 'ja' } }).isOn('wallet'), false)
})

t.test('S9.22 numbers have a range, and a default', async (t) => {
  const minutesOf = (text: string) =>
    parametersOf({ lightning_deal: { reservationMinutes: text } }).value('lightning_deal', 'reservationMinutes')
  t.same(['20', '1', '1440', '0', '1441', '2.5', 'long', ''].map(minutesOf), [20, 1, 1440, 15, 15, 15, 15, 15])
  t.equal(parametersOf({}).value('returnOrderSwitches', 'days'), 30)
})

t.test('an entry that is set twice is refused, and a name that nothing reads is marked', async (t) => {
  const entries = [
    { name: 'cost', value: '490' },
    { name: 'cost ', value: '0' },
  ]
  t.match(parameterViolations({ name: 'shipping', entries }), [
    { path: 'entries[1].name', level: 'error', message: /twice/ },
  ])
  t.match(violationsOf('Blitzangebote', { active: 'true' }), [{ path: 'name', level: 'warning' }])
  t.match(violationsOf('rating', { aktiv: 'true' }), [{ path: 'entries[0].name', level: 'warning' }])
  t.match(violationsOf('constructor', {}), [{ path: 'name', level: 'warning' }])
  t.match(violationsOf('rating', { constructor: 'true', __proto: 'x' }), [{ level: 'warning' }, { level: 'warning' }])
})

t.test('the value of an entry that is not set fits its declaration', async (t) => {
  for (const name of Object.keys(parameterDeclarations) as ParameterName[]) {
    for (const [entry, { read, unset }] of Object.entries(parameterDeclarations[name].entries)) {
      const isText = typeof unset === 'number' || typeof unset === 'boolean' || typeof unset === 'string'
      if (isText) t.equal(read(String(unset)), unset, `${name}.${entry}`)
    }
  }
})
