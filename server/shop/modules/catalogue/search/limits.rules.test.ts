import t from 'tap'
import type { TextLanguage } from '#contract/stores.ts'
import { findLimits, saysOnlyLimits, withoutLimits } from './limits.rules.ts'

const read = (text: string, language: TextLanguage = 'de') => {
  const limits = findLimits(text, language)
  const ranges = limits.map(({ ranges: [first] }) => `${first?.name} ${first?.from ?? ''}-${first?.to ?? ''}`)
  return [withoutLimits(text, limits, language), ...ranges.sort()]
}

t.test('price limits are read from a query', async (t) => {
  for (const text of ['füller unter 20 euro', 'füller bis 20€', 'füller max. 20 EUR', 'füller günstiger als 20 Euro'])
    t.same(read(text), ['füller', 'PRICE -20'], text)
  for (const text of ['füller ab 20 €', 'füller über 20 Euro', 'füller mindestens € 20'])
    t.same(read(text), ['füller', 'PRICE 20-'], text)
  for (const text of [
    'globus zwischen 40 und 80 euro',
    'globus von 40 € bis 80 €',
    'globus 40-80 €',
    'globus 80 bis 40 Euro',
  ])
    t.same(read(text), ['globus', 'PRICE 40-80'], text)
  t.same(read('lampe unter 40,50 euro'), ['lampe', 'PRICE -40.5'])
  t.same(read('lampe unter 40'), ['lampe', 'PRICE -40'])
  for (const text of [
    'lampe unter 40,-',
    'lampe bis 40.– CHF',
    'lampe max. Fr. 40.-',
    'lampe 40,- €',
    'lampe nicht teurer als 40 €',
  ])
    t.same(read(text), ['lampe', 'PRICE -40'], text)
  t.same(read('lampe zwischen 10.- und 20.-'), ['lampe', 'PRICE 10-20'])
  for (const number of ['1.500', '1 500', "1'500", '1’500', '1,500', '1500', '1.500,00'])
    t.same(read(`schreibtisch unter ${number} Euro`), ['schreibtisch', 'PRICE -1500'], number)
  t.same(read("tisch zwischen CHF 1'000.50 und CHF 12'000"), ['tisch', 'PRICE 1000.5-12000'])
  t.same(read('tisch unter 1.500'), ['tisch', 'PRICE -1500'])
  t.same(read('desk under €1,500.50', 'en'), ['desk', 'PRICE -1500.5'])
  t.same(read('pens under €20', 'en'), ['pens', 'PRICE -20'])
  t.same(read('pens between 10 and 20 euros', 'en'), ['pens', 'PRICE 10-20'])
  t.same(read('pens over 10 euros', 'en'), ['pens', 'PRICE 10-'])
  t.same(read('pens not over 10 euros', 'en'), ['pens', 'PRICE -10'])
})

t.test('weight limits are read from a query, a plain weight is none', async (t) => {
  for (const text of ['ranzen unter 1000 gramm', 'ranzen leichter als 1 kg', 'ranzen max. 1.000 g'])
    t.same(read(text), ['ranzen', 'WEIGHT -1000'], text)
  t.same(read('satchel lighter than 1 kg', 'en'), ['satchel', 'WEIGHT -1000'])
  t.same(read('klebestift 40 g'), ['klebestift 40 g'], 'no limit')
})

t.test('ages: products for a child of that age', async (t) => {
  for (const text of ['spiel ab 6', 'spiel ab 6 Jahren', 'spiel für 6-jährige', 'spiel für 6 Jährige', 'spiel alter 6'])
    t.same(read(text), ['spiel', 'AGE 3-6'], text)
  for (const text of ['spiel 6 jahre alt', 'spiel ab 6 Jahre und älter']) t.same(read(text), ['spiel', 'AGE 3-6'], text)
  t.same(read('spiel ab 1 Jahr'), ['spiel', 'AGE 0-1'])
  for (const text of ['spiel 6 bis 8 jahre', 'spiel alter 6-8', 'spiel ab alter 6 bis 8'])
    t.same(read(text), ['spiel', 'AGE 3-8'], text)
  for (const text of [
    'game age 6',
    'game for 6 year olds',
    'game 6-year-old',
    'game for ages 6+',
    'game ages 6 and up',
    'game from 6 years',
    'game 6 years and older',
  ])
    t.same(read(text, 'en'), ['game', 'AGE 3-6'], text)
  t.same(read('game for ages 6-8', 'en'), ['game', 'AGE 3-8'])
  t.same(read('geschenk für 6-jährige unter 30 euro'), ['geschenk', 'AGE 3-6', 'PRICE -30'])
  t.same(
    findLimits('spiel ab 6', 'de').map(({ ranges }) => ranges[1]),
    [{ name: 'AGE', from: null, to: 6 }],
    'everything below where nothing is that near',
  )
})

t.test('numbers that are no limits', async (t) => {
  for (const text of [
    'lineal 30 cm',
    'rucksack ab klasse 5',
    'heft 20 stück',
    'lernroboter ab 3. klasse',
    'lernheft 1.-4. klasse',
    'lernheft 1.- 4. klasse',
    'lernheft 1. - 4. klasse',
    'puzzle 1000 teile',
    'puzzle 1.000 teile',
  ])
    t.same(read(text), [text], text)
})

t.test('words that mean anything are left out beside limits', async (t) => {
  t.same(read('alles unter 5 Euro'), ['', 'PRICE -5'])
  t.same(read('Kleinigkeiten für die Schule bis 3 €'), ['für die Schule', 'PRICE -3'])
  t.same(read('anything under 5 euros', 'en'), ['', 'PRICE -5'])
  t.equal(withoutLimits('alles', [], 'de'), 'alles')
  for (const text of ['unter 10 Euro', 'bis 2 €', 'zwischen 10 und 20 euro', 'Geschenke unter 10 Euro', 'ab 6 Jahren'])
    t.ok(saysOnlyLimits(text, 'de'), text)
  for (const text of ['Füller unter 10 Euro', 'Geschenke', '10', 'unter']) t.notOk(saysOnlyLimits(text, 'de'), text)
  t.ok(saysOnlyLimits('gifts under 10 euros', 'en'))
})
