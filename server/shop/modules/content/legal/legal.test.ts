import t from 'tap'
import type { ImportLegalText } from '#contract/import/content.ts'
import { openDatabase } from '#engine/db/database.ts'
import { change, importing, migratedDatabase } from '#engine/testing/engine.ts'
import { legalTexts as demoTexts } from '#fixtures/legal/legal-texts.ts'
import { createLegalService } from './legal.service.ts'

const texts = (version: string, words = version): ImportLegalText[] =>
  (['terms', 'withdrawal', 'privacy'] as const).map((kind) => ({
    store: 'de',
    language: 'de',
    kind,
    version,
    title: `${kind} ${words}`,
    sections: [{ headline: null, paragraphs: [words] }],
  }))

const shop = async () => {
  const url = await migratedDatabase(t)
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => db.$client.end())
  return { db, add: (legalTexts: ImportLegalText[]) => change(url, importing({ legalTexts })) }
}

t.test('T3.42 the newest version applies from its day on, and old ones stay readable', async (t) => {
  const { db, add } = await shop()
  let now = Date.parse('2026-11-30T12:00:00Z')
  const legal = createLegalService({ now: () => now })
  t.equal(await legal.currentVersion(db, 'de'), '')
  await add([...texts('2026-10-01'), ...texts('2026-12-01'), ...texts('2026-10-01.2')])
  t.equal(await legal.currentVersion(db, 'de'), '2026-10-01.2')
  now = Date.parse('2026-11-30T23:00:00Z')
  t.equal(await legal.currentVersion(db, 'de'), '2026-12-01', 'at midnight of the shop')
  t.equal(await legal.currentVersion(db, 'at'), '', 'of its own store')
  const old = { store: 'de', version: '2026-10-01', language: 'de-DE' } as const
  t.match(await legal.texts(db, old, ['withdrawal', 'terms']), [
    { kind: 'withdrawal', title: 'withdrawal 2026-10-01' },
    { kind: 'terms' },
  ])
  t.match(await legal.texts(db, { ...old, language: 'en-DE' }, ['terms']), [{ title: 'terms 2026-10-01' }], 'in German')
  t.same(await legal.texts(db, { ...old, version: '2020-01-01' }, ['terms']), [])
})

t.test('T3.112 a text with a placeholder in one of its languages is missing until a version without it', async (t) => {
  const { db, add } = await shop()
  const legal = createLegalService({ now: () => Date.parse('2026-11-30T12:00:00Z') })
  t.same(await legal.missing(db, 'de'), ['terms', 'withdrawal', 'privacy'])
  const of = (version: string, words: Record<string, string>) =>
    texts(version).map((text) => ({ ...text, sections: [{ headline: null, paragraphs: [words[text.kind] ?? 'ok'] }] }))
  const german = of('2026-11-29', { terms: 'Preise: [noch auszufüllen]', privacy: '[To be filled in]' })
  const english = of('2026-11-29', { withdrawal: '[to be filled in]' }).map(
    (text) => ({ ...text, language: 'en' }) as const,
  )
  await add([...german, ...english])
  t.same(await legal.missing(db, 'de'), ['terms', 'withdrawal', 'privacy'])
  t.same(await legal.missingToSell(db, 'de'), ['terms', 'withdrawal'], 'privacy keeps nobody from selling')
  await add(of('2026-11-30', { privacy: '[noch auszufüllen]' }))
  t.same(await legal.missing(db, 'de'), ['privacy'])
  t.same(await legal.missingToSell(db, 'de'), [])
})

t.test('T3.43 a stored version never changes, and a version is complete', async (t) => {
  const { add } = await shop()
  await add(texts('2026-10-01'))
  await t.resolves(add(texts('2026-10-01')), 'the same once more')
  await t.rejects(add(texts('2026-10-01', 'other words')), { message: /give a new version/ })
  await t.rejects(add(texts('2026-10-02').slice(1)), { message: /lacks in German: terms/ })
  await t.rejects(add(texts('next month')), { message: /must be a day/ })
})

t.test('the demo shop has them for every store in both languages, with the model withdrawal form', async (t) => {
  for (const store of ['de', 'at', 'ch', 'b2b'] as const) {
    for (const language of ['de', 'en'] as const) {
      const own = demoTexts.filter((text) => text.store === store && text.language === language)
      const kinds = ['privacy', ...(store === 'b2b' ? [] : ['serviceWithdrawal']), 'terms', 'withdrawal']
      t.same(own.map(({ kind }) => kind).sort(), kinds, `${store} ${language}`)
      const withdrawal = JSON.stringify(own.find(({ kind }) => kind === 'withdrawal')?.sections)
      const hasForm = /Muster-Widerrufsformular|Model withdrawal form/.test(withdrawal)
      t.equal(hasForm, store !== 'b2b', `${store} ${language}: consumers have the form`)
      if (store === 'b2b' && language === 'de')
        t.notMatch(JSON.stringify(own), /\b(?:du|dein|deine|dir)\b/i, 'says Sie')
      if (store === 'ch') t.notMatch(JSON.stringify(own), /ß/)
    }
  }
})
