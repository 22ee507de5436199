import t from 'tap'
import { parameterDeclarations } from '#contract/parameters/declarations.ts'
import { parameterViolations } from '#contract/parameters/parameter-violations.ts'
import { paymentMethodIds } from '#contract/parameters/payment-method-ids.ts'
import { findingTexts } from '../texts/findings.ts'
import { messageOf } from './finding-messages.ts'

const found = (name: string, entries: Record<string, string>): string[] =>
  parameterViolations({ name, entries: Object.entries(entries).map(([entry, value]) => ({ name: entry, value })) }).map(
    (finding) => messageOf(finding, findingTexts.de),
  )

t.test('an invalid parameter’s finding gives its name, its value and what fits', async (t) => {
  t.same(found('shipping', { cost: '4,90' }), [
    'shipping.cost: „4,90“ passt nicht. Es passt: ganze Cent (Rappen) ohne Komma: 0 für kostenlos, sonst von 100 (1,00) bis 10000 (100,00)',
  ])
  t.same(found('paymentTypes', { order: 'PAYPAL', 'PAYPLA.maximum': '5000' }), [
    `paymentTypes.PAYPLA.maximum: „PAYPLA“ passt nicht. Es passt: eines davon: ${paymentMethodIds.join(' ')} credit`,
  ])
  t.same(found('shippers', { dhll: '0' }), ['shippers.dhll gibt es nicht. Es gibt hier: dhl dpd gls post spedition'])
  t.same(found('rating', { active: 'ja' }), ['rating.active: „ja“ passt nicht. Es passt: true oder false'])
  t.same(found('Blitzangebote', { active: 'true' }), [
    'Blitzangebote liest der Shop nicht: Es wird gespeichert und bewirkt nichts',
  ])
})

t.test('every “what fits” of a parameter has German and English words', async (t) => {
  const types = Object.values(parameterDeclarations).flatMap(({ entries }) => Object.values(entries))
  for (const { fits } of types) {
    const message = `x: "y" does not fit. What fits: ${fits}`
    t.notMatch(messageOf({ message }, findingTexts.de), fits === 'true or false' ? /\bor\b/ : fits)
    t.not(messageOf({ message }, findingTexts.en), message)
  }
})
