import { sql } from 'drizzle-orm'
import t from 'tap'
import type { StoreId } from '#contract/generated/types.ts'
import { createViolationNames } from '#engine/services/parameter-violations.ts'
import { change, filledDatabase, importing } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import { editor, openStudio, recordAt } from '../../studio/studio/testing/studio.ts'
import { entriesOf } from '../cart/testing/shop.ts'
import { noCredit } from '../payments/credit/credit.rules.ts'
import { nothingUnpaid } from '../payments/unpaid/unpaid.rules.ts'
import { checkoutShop } from './testing/shop.ts'

const url = await filledDatabase(t, checkoutShop({}))
const { studio, draft, publish, entry } = await openStudio(t, url)

const parameter = (name: string, entries: Record<string, string>, store: StoreId = 'de') => ({
  store,
  name,
  entries: entriesOf(entries),
})

const publishing = async (name: string, entries: Record<string, string>) => {
  const place = recordAt('parameter', name)
  return publish(place, await draft(place, parameter(name, entries)))
}

const refusal = (path: string, message: RegExp) => ({
  successful: false,
  findings: [{ path, message, level: 'error' }],
})

t.test(
  'E4.50 the studio refuses to publish a parameter that does not fit, and visitors keep the one before',
  async (t) => {
    const place = recordAt('parameter', 'shipping')
    t.match(
      await publishing('shipping', { cost: '4,90', freeFrom: '3900' }),
      refusal(
        'entries[0].value',
        /^shipping\.cost: "4,90" does not fit\. What fits: whole cents without a comma, 0 or from/,
      ),
    )
    t.match((await entry(place))?.published, { entries: [{ name: 'cost', value: '490' }] })
    t.match(
      await publishing('paymentTypes', { order: 'PAYPLA, RECHNUNK' }),
      refusal(
        'entries[0].value',
        /^paymentTypes\.order: "PAYPLA, RECHNUNK" does not fit\. What fits: one or several of CREDIT_CARD/,
      ),
    )
    t.match(await publishing('shipping', { cost: ' 590 ' }), { successful: true, findings: [] })
    t.match((await entry(place))?.published, { entries: [{ name: 'cost', value: '590' }] }, 'without its spaces')
    t.match(await publishing('Blitzangebote', { active: 'true' }), {
      successful: true,
      findings: [{ path: 'name', level: 'warning' }],
    })
  },
)

t.test('E4.51 the last way to pay and the last way of delivery of a store stay', async (t) => {
  const noPayment = refusal('entries', /^leaves no way to pay in the store de$/)
  t.match(await publishing('paymentTypes', { order: 'RECHNUNG_V X_RECHNUNG' }), noPayment, 'of businesses alone')
  t.match(await publishing('paymentTypes', { order: 'TWINT' }), noPayment, 'of Switzerland')
  t.match(await publishing('paymentTypes', { order: 'AMAZONPAY' }), noPayment, 'switched off')
  t.match(await publishing('paymentTypes', { order: 'VORKASSE', 'VORKASSE.countries': 'AT' }), noPayment)
  const noDelivery = refusal('entries', /^leaves no way of delivery in the store de$/)
  t.match(await publishing('shippers', { spedition: '3900' }), noDelivery, 'the forwarder brings no parcels')

  const amazon = recordAt('parameter', 'amazonPayV2Activation')
  t.match(await publishing('amazonPayV2Activation', { active: 'true' }), { successful: true })
  t.match(await publishing('paymentTypes', { order: 'AMAZONPAY' }), { successful: true })
  t.match(await publishing('amazonPayV2Activation', { active: 'false' }), noPayment)
  await t.rejects(studio.publishing.withdraw(amazon, editor('anna')), { message: /leaves no way to pay/ })
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const revision = await draft(amazon, parameter('amazonPayV2Activation', { active: 'true', excludedProducts: '1' }))
  t.match(await publish(amazon, revision, { until }), refusal('until', /^leaves no way to pay/))
  t.match(await publishing('paymentTypes', { order: 'RECHNUNG VORKASSE' }), { successful: true })
  t.equal(await studio.publishing.withdraw(amazon, editor('anna')), true)
})

t.test(
  'an import refuses parameters that do not fit or leave no way to pay or to deliver, and stores nothing',
  async (t) => {
    for (const [given, message] of [
      [
        parameter('shipping', { cost: '4,90' }, 'at'),
        /parameter at\/shipping: entries\[0\]\.value shipping\.cost: "4,90" does not fit/,
      ],
      [parameter('paymentTypes', { order: 'PAYPLA' }, 'ch'), /"PAYPLA" does not fit/],
      [parameter('paymentTypes', { order: 'RECHNUNG' }, 'b2b'), /leaves no way to pay in the store b2b/],
      [parameter('shippers', { dhl: '0' }, 'at'), /leaves no way of delivery in the store at/],
    ] as const)
      await t.rejects(change(url, importing({ parameters: [parameter('rating', { active: 'true' }, 'at'), given] })), {
        message,
      })
    t.equal(await entry({ ...recordAt('parameter', 'rating'), store: 'at' }), null)
    const own = await studio.transfer.import(
      { parameters: [parameter('shipping', { cost: '4,90' })] },
      false,
      (await openServices(t, url)).stores.all()[0]?.id ?? 'de',
      editor('anna'),
    )
    t.match(own, { successful: false, findings: [{ path: 'parameters[0].entries[0].value', level: 'error' }] })
  },
)

t.test('S6.21 an engine names stored parameters that do not fit once, and reads safe values for them', async (t) => {
  const store = (name: string, entries: Record<string, string>) =>
    change(url, async (trx) => {
      await trx.execute(sql`update parameters set entries = ${JSON.stringify(entriesOf(entries))}::jsonb
        where store = 'de' and name = ${name}`)
    })
  await store('shipping', { cost: '4,90' })
  await store('paymentTypes', { order: 'PAYPLA, RECHNUNK' })
  const services = await openServices(t, url)
  const { parameters, paymentMethods } = services
  const logged: { fault: string }[] = []
  const nameViolations = createViolationNames(services, {
    warn: (details) => logged.push(details as { fault: string }),
  })
  nameViolations()
  nameViolations()
  t.match(
    new Set(logged.map(({ fault: violation }) => violation.split(':')[0])),
    new Set(['shipping.cost', 'paymentTypes.order', 'Blitzangebote is read by nothing']),
  )
  t.equal(logged.length, 3)
  t.equal(parameters.value('de', 'shipping', 'cost'), 490)
  const offered = paymentMethods.list({
    store: 'de',
    currency: 'EUR',
    total: 2000,
    productIds: [],
    deliveryCountry: 'DE',
    billingCountry: 'DE',
    deliveryType: 'sameAsBilling',
    customer: 'private',
    isCompany: false,
    hasPaid: true,
    credit: noCredit,
    unpaid: nothingUnpaid,
    hasForwarder: false,
    hasBankAccount: true,
    parameters: parameters.of('de'),
  })
  t.same(
    offered.map(({ id }) => id),
    ['VORKASSE', 'PREPAID'],
    'what is paid before the goods',
  )
})
