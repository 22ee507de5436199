import { sql } from 'drizzle-orm'
import t from 'tap'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { translations } from './translations.tables.ts'

const text = (key: string, de: string, en: string) => ({ key, text: { de, en } })

t.test('texts and switches', async (t) => {
  const url = await filledDatabase(
    t,
    importing({
      translations: [
        text('cart.title', 'Tüte', 'Bag'),
        text('own.add', 'Mehr', 'More'),
        text('own.empty', 'Leer', ''),
        text('own.new', '', 'New'),
        text('ownership', 'Besitz', 'Ownership'),
        text('own.close', 'Schließen', 'Close'),
        text('own.name', 'Merkzettel', 'Wish list'),
        text('own.name.b2b', 'Merkkorb', 'Basket'),
      ],
      parameters: [
        { store: 'de', name: 'lightning_deal', entries: [{ name: 'Blitzangebot', value: 'true' }] },
        { store: 'at', name: 'lightning_deal', entries: [{ name: 'Blitzangebot', value: 'false' }] },
      ],
    }),
  )
  const engine = await startEngine(t, url)
  const english = { store: 'b2b', language: 'en-DE' }

  t.test(
    'S7.17 texts are given by key, in the language of the call, the shop’s own over those that it ships',
    async (t) => {
      const query =
        '{ getTranslationsByKeys(keys: ["shell.wishlist.name", "cart.title", "nothing", "constructor"]) { key value } }'
      t.same((await engine.run(query)).data, {
        getTranslationsByKeys: [
          { key: 'shell.wishlist.name', value: 'Merkzettel' },
          { key: 'cart.title', value: 'Tüte' },
        ],
      })
      t.match((await engine.run(query, english)).data, {
        getTranslationsByKeys: [{ value: 'Wish list' }, { value: 'Bag' }],
      })
    },
  )

  t.test('Switzerland reads no ß', async (t) => {
    const query = '{ getTranslationsByKeys(keys: ["own.close"]) { value } }'
    const swiss = { store: 'ch', language: 'de-CH' }
    t.match((await engine.run(query)).data, { getTranslationsByKeys: [{ value: 'Schließen' }] })
    t.match((await engine.run(query, swiss)).data, { getTranslationsByKeys: [{ value: 'Schliessen' }] })
    const byPrefix = await engine.run('{ getTranslationsByPrefix(prefixes: ["own.close"]) { value } }', swiss)
    t.match(byPrefix.data, { getTranslationsByPrefix: [{ value: 'Schliessen' }] })
  })

  t.test('texts are given by prefix, each once, with the other language for missing ones', async (t) => {
    const query = '{ getTranslationsByPrefix(prefixes: ["own.", "own.a"]) { key value } }'
    t.same((await engine.run(query, english)).data, {
      getTranslationsByPrefix: [
        { key: 'own.add', value: 'More' },
        { key: 'own.close', value: 'Close' },
        { key: 'own.empty', value: 'Leer' },
        { key: 'own.name', value: 'Basket' },
        { key: 'own.new', value: 'New' },
      ],
    })
    t.match((await engine.run('{ getTranslationsByKeys(keys: ["own.new"]) { value } }')).data, {
      getTranslationsByKeys: [{ value: 'New' }],
    })
  })

  t.test('a store reads its own variant, under the key that all stores have', async (t) => {
    const query = `{
      getTranslationsByKeys(keys: ["own.name", "own.name.b2b"]) { key value }
      getTranslationsByPrefix(prefixes: ["own.n"]) { key value }
    }`
    const both = (value: string) => {
      const texts = [{ key: 'own.name', value }]
      return { getTranslationsByKeys: texts, getTranslationsByPrefix: [...texts, { key: 'own.new', value: 'New' }] }
    }
    t.same((await engine.run(query)).data, both('Merkzettel'))
    t.same((await engine.run(query, { store: 'b2b', language: 'de-DE' })).data, both('Merkkorb'))
    t.same((await engine.run(query, english)).data, both('Basket'))
  })

  t.test('switches belong to a store', async (t) => {
    const query = '{ getGlobalParametersByName(names: ["lightning_deal", "nothing"]) { name entries { name value } } }'
    const of = (value: string) => ({
      getGlobalParametersByName: [{ name: 'lightning_deal', entries: [{ name: 'Blitzangebot', value }] }],
    })
    t.same((await engine.run(query)).data, of('true'))
    t.same((await engine.run(query, { store: 'at' })).data, of('false'))
    t.same((await engine.run(query, { store: 'ch' })).data, { getGlobalParametersByName: [] })
  })

  t.test('an import stores what differs from the shipped texts of this and earlier versions', async (t) => {
    await change(url, async (trx) => {
      await importing({
        translations: [
          text('cart.title', 'Warenkorb', 'Cart'),
          text('cart.delivery.free', 'kostenlos', 'free of charge'),
          text('shell.footer.owner', '© Pausenhof', '© Pausenhof'),
        ],
      })(trx)
      const rows = await trx.select().from(translations).where(sql`key not like 'own%'`)
      t.same(rows, [{ key: 'cart.delivery.free', de: '', en: 'free of charge' }])
    })
  })

  t.test('a change reaches a process that did not make it', async (t) => {
    const query = '{ getTranslationsByKeys(keys: ["own.add"]) { value } }'
    await change(url, importing({ translations: [text('own.add', 'Mitnehmen', 'Take')] }))
    const until = Date.now() + 60_000
    const value = async () =>
      ((await engine.run(query)).data as { getTranslationsByKeys: { value: string }[] } | null)
        ?.getTranslationsByKeys[0]?.value
    let seen = await value()
    while (seen !== 'Mitnehmen' && Date.now() < until) seen = await value()
    t.equal(seen, 'Mitnehmen')
  })
})
