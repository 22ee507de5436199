import t from 'tap'
import type { ImportGroupTier } from '#contract/import/catalogue.ts'
import { isPricedFor, priceFor } from './buyer-price.rules.ts'

const tiers = [{ quantity: 10, amount: 900 }]
const groupTiers: ImportGroupTier[] = [
  { group: 'school', quantity: 1, amount: 950 },
  { group: 'school', quantity: 20, amount: 800 },
  { group: 'club', quantity: 5, amount: 920 },
]
const pen = { id: '1-1', amount: 1000, tiers, groupTiers }

t.test('S3.48 a buyer pays the lower of what everybody pays and what his group pays, at each quantity', (t) => {
  t.match(priceFor(pen, 'school'), { id: '1-1', amount: 950 })
  t.same(priceFor(pen, 'school').tiers, [
    { quantity: 10, amount: 900 },
    { quantity: 20, amount: 800 },
  ])
  t.match(priceFor(pen, 'club'), { amount: 1000 })
  t.same(priceFor(pen, 'club').tiers, [
    { quantity: 5, amount: 920 },
    { quantity: 10, amount: 900 },
  ])
  const dearer = {
    ...pen,
    tiers: [
      { quantity: 10, amount: 940 },
      { quantity: 30, amount: 790 },
    ],
  }
  t.same(priceFor({ ...dearer, groupTiers: [{ group: 'school', quantity: 5, amount: 800 }] }, 'school').tiers, [
    { quantity: 5, amount: 800 },
    { quantity: 30, amount: 790 },
  ])
  t.end()
})

t.test('S3.48 everybody else has the price and the tiers for everybody', (t) => {
  for (const group of ['company', 'kindergarten', 'authority', null] as const) {
    t.equal(priceFor(pen, group), pen, String(group))
    t.equal(isPricedFor(pen, group), false)
  }
  t.equal(isPricedFor(pen, 'school'), true)
  const unsold = { ...pen, amount: null }
  t.equal(priceFor(unsold, 'school'), unsold, 'nor does a group buy what is not sold')
  t.end()
})
