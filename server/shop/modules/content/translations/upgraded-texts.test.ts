import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { textsOfStore } from '#contract/store-texts.ts'
import { storeIds } from '#contract/stores.ts'
import { textsInLanguage } from '#contract/texts/own-texts.ts'
import { hashOfText } from '#contract/texts/shipped.ts'
import { translations as shipped } from '#contract/texts/translations.ts'
import { migrationsFolder } from '#engine/db/migrate.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { translations } from './translations.tables.ts'

const migration = readFileSync(join(migrationsFolder, '0019_own_texts.sql'), 'utf8').split('--> statement-breakpoint')

/** Every text as an older version wrote it into the table of a shop with that name; words that came after the migration were in no table. */
const olderRows = (name: string) =>
  shipped
    .filter(({ key, text }) =>
      (['de', 'en'] as const).every((language) => isOlder(hashOfText(key, language, text[language]))),
    )
    .map(({ key, text: { de, en } }) => ({
      key,
      de: key === 'ui.shop.name' ? name : de.replaceAll('{shopName}', name),
      en: key === 'ui.shop.name' ? name : en.replaceAll('{shopName}', name),
    }))

const isOlder = (hash: string) => migration[1]?.includes(hash) ?? false

/** What a language of every store says after the migration, by key. */
const upgraded = async (rows: (typeof translations.$inferInsert)[]) => {
  const url = await filledDatabase(t, importing({}))
  await change(url, async (trx) => {
    await trx.insert(translations).values(rows)
    for (const statement of migration) await trx.execute(sql.raw(statement))
  })
  const engine = await startEngine(t, url)
  const prefixes = [...new Set([...shipped, { key: 'navigation.' }].map(({ key }) => `${key.split('.', 1)[0]}.`))]
  const textsOf = async (store: string, language: string) => {
    const found = new Map<string, string>()
    for (let start = 0; start < prefixes.length; start += 50) {
      const { data } = await engine.run(
        'query ($prefixes: [String!]!) { getTranslationsByPrefix(prefixes: $prefixes) { key value } }',
        { store, language, variables: { prefixes: prefixes.slice(start, start + 50) } },
      )
      const texts = data?.getTranslationsByPrefix as unknown as { key: string; value: string }[]
      for (const { key, value } of texts) found.set(key, value)
    }
    return found
  }
  const stored = async () => {
    let left: object[] = []
    await change(url, async (trx) => {
      left = await trx.select().from(translations).orderBy(translations.key)
    })
    return left
  }
  return { textsOf, stored }
}

t.test('a database of an older version has every text after its upgrade, and keeps what editors wrote', async (t) => {
  const edited = {
    key: 'cart.title',
    de: 'Meine Tüte',
    en: shipped.find(({ key }) => key === 'cart.title')?.text.en ?? '',
  }
  const demo = { key: 'shell.newsletter', de: 'Post vom Pausenhof', en: 'Mail from Pausenhof' }
  const earlier = { key: 'cart.delivery.free', de: 'kostenlos', en: 'free' }
  const own = { key: 'navigation.group.papier', de: 'Papier', en: 'Paper' }
  const rows = olderRows('Pausenhof')
    .filter(({ key }) => !key.startsWith('mail.welcome.') && !key.startsWith('offline.'))
    .map((row) => [edited, demo, earlier].find(({ key }) => key === row.key) ?? row)
  const { textsOf, stored } = await upgraded([...rows, own])
  t.same(await stored(), [{ ...edited, en: '' }, own, { ...demo, en: '' }])
  const kept = [edited, demo, own].map(({ key, de, en }) => ({ key, text: { de, en } }))
  for (const store of storeIds) {
    const language = { de: 'de-DE', at: 'de-AT', ch: 'de-CH', b2b: 'de-DE' }[store]
    const expected = textsOfStore(store, textsInLanguage(kept, 'de'))
    const texts = await textsOf(store, language)
    t.same(
      [...expected.keys()].filter((key) => !texts.get(key)?.trim()),
      [],
      `${store} lacks none`,
    )
    if (store === 'ch') continue
    t.same(
      [...expected].filter(([key, value]) => texts.get(key) !== value),
      [],
      `${store} has the words of today`,
    )
  }
  t.match([...(await textsOf('b2b', 'en-DE'))].find(([key]) => key === 'mail.welcome.subject')?.[1], 'Pausenhof')
})

t.test('a shop that was set up with a name of its own keeps the name alone', async (t) => {
  const { textsOf, stored } = await upgraded(olderRows('Papier & Tinte'))
  t.same(await stored(), [{ key: 'ui.shop.name', de: 'Papier & Tinte', en: 'Papier & Tinte' }])
  const texts = await textsOf('de', 'de-DE')
  t.equal(texts.get('shell.footer.owner'), '© Papier & Tinte')
  t.notMatch(JSON.stringify([...texts]), /Pausenhof|shopName/)
})
