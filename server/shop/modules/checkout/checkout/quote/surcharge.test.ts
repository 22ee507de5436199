import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { surchargeParameter } from '#contract/stores.ts'
import { translations } from '#contract/texts/translations.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { entriesOf } from '../../cart/testing/shop.ts'
import { checkoutOf, peopleOf } from '../testing/checkouts.ts'
import { checkoutShop, goods } from '../testing/shop.ts'

const surcharges = [
  { store: 'de' as const, name: surchargeParameter, entries: entriesOf({ plain: '0', dearer: '150' }) },
]
const url = await filledDatabase(t, checkoutShop({ translations }, surcharges))
const engine = await startEngine(t, url)
const { guest } = peopleOf(engine)
const step = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm() }

for (const [variant, total] of [
  ['plain', 1490],
  ['dearer', 1640],
] as const)
  t.test(`T4.70 a parcel by DHL costs what the visitor’s variant says: ${variant}`, async (t) => {
    const person = await guest([goods.parcel], 'de', { surchargeVariant: variant })
    t.match((await person.read()).cart, { grandTotal: { amount: total } }, 'from the beginning')
    t.match((await person.save(step)).checkout, { cart: { grandTotal: { amount: total } } })
    for (const surchargeVariant of [undefined, 'plain', 'dearer', 'unknown']) {
      const other = checkoutOf(engine, { ...person, surchargeVariant })
      t.match((await other.read()).cart, { grandTotal: { amount: total } }, `kept, also with ${surchargeVariant}`)
    }
    t.match((await person.select({ shipperCode: 'dpd' })).checkout.cart, { grandTotal: { amount: 1490 } }, 'by another')
  })

t.test('a variant that the test does not have costs what all pay, and so does every one when it is over', async (t) => {
  const strange = await guest([goods.parcel], 'de', { surchargeVariant: 'cheaper' })
  t.match((await strange.save(step)).checkout, { cart: { grandTotal: { amount: 1490 } } })
  const person = await guest([goods.parcel], 'de', { surchargeVariant: 'dearer' })
  await person.save(step)
  await change(url, importing({ parameters: [{ store: 'de', name: surchargeParameter, entries: [] }] }))
  // The engine hears of a changed parameter a moment later.
  const amount = async () => (await person.read()).cart.grandTotal.amount
  while ((await amount()) === 1640) await delay(50)
  t.equal(await amount(), 1490)
})
