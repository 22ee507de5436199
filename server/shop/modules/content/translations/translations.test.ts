import t from 'tap'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'

const text = (key: string, de: string, en: string) => ({ key, text: { de, en } })

t.test('texts and switches', async (t) => {
  const url = await filledDatabase(
    t,
    importing({
      translations: [
        text('cart.add', 'In den Warenkorb', 'Add to cart'),
        text('cart.empty', 'Leer', ''),
        text('cart.new', '', 'New'),
        text('cartoon', 'Comic', 'Cartoon'),
        text('shell.search', 'Suche', 'Search'),
        text('shell.close', 'Schließen', 'Close'),
        text('wishlist.name', 'Merkzettel', 'Wish list'),
        text('wishlist.name.b2b', 'Merkkorb', 'Basket'),
      ],
      parameters: [
        { store: 'de', name: 'lightning_deal', entries: [{ name: 'Blitzangebot', value: 'true' }] },
        { store: 'at', name: 'lightning_deal', entries: [{ name: 'Blitzangebot', value: 'false' }] },
      ],
    }),
  )
  const engine = await startEngine(t, url)
  const english = { store: 'b2b', language: 'en-DE' }

  t.test('S7.17 texts are given by key, in the language of the call', async (t) => {
    const query =
      '{ getTranslationsByKeys(keys: ["shell.search", "cart.add", "nothing", "constructor"]) { key value } }'
    t.same((await engine.run(query)).data, {
      getTranslationsByKeys: [
        { key: 'shell.search', value: 'Suche' },
        { key: 'cart.add', value: 'In den Warenkorb' },
      ],
    })
    t.match((await engine.run(query, english)).data, { getTranslationsByKeys: [{ value: 'Search' }, {}] })
  })

  t.test('Switzerland reads no ß', async (t) => {
    const query = '{ getTranslationsByKeys(keys: ["shell.close"]) { value } }'
    const swiss = { store: 'ch', language: 'de-CH' }
    t.match((await engine.run(query)).data, { getTranslationsByKeys: [{ value: 'Schließen' }] })
    t.match((await engine.run(query, swiss)).data, { getTranslationsByKeys: [{ value: 'Schliessen' }] })
    const byPrefix = await engine.run('{ getTranslationsByPrefix(prefixes: ["shell.close"]) { value } }', swiss)
    t.match(byPrefix.data, { getTranslationsByPrefix: [{ value: 'Schliessen' }] })
  })

  t.test('texts are given by prefix, each once, with the other language for missing ones', async (t) => {
    const query = '{ getTranslationsByPrefix(prefixes: ["cart.", "cart.a"]) { key value } }'
    t.same((await engine.run(query, english)).data, {
      getTranslationsByPrefix: [
        { key: 'cart.add', value: 'Add to cart' },
        { key: 'cart.empty', value: 'Leer' },
        { key: 'cart.new', value: 'New' },
      ],
    })
    t.match((await engine.run('{ getTranslationsByKeys(keys: ["cart.new"]) { value } }')).data, {
      getTranslationsByKeys: [{ value: 'New' }],
    })
  })

  t.test('a store reads its own variant, under the key that all stores have', async (t) => {
    const query = `{
      getTranslationsByKeys(keys: ["wishlist.name", "wishlist.name.b2b"]) { key value }
      getTranslationsByPrefix(prefixes: ["wishlist."]) { key value }
    }`
    const both = (value: string) => {
      const texts = [{ key: 'wishlist.name', value }]
      return { getTranslationsByKeys: texts, getTranslationsByPrefix: texts }
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

  t.test('a change reaches a process that did not make it', async (t) => {
    const query = '{ getTranslationsByKeys(keys: ["cart.add"]) { value } }'
    await change(url, importing({ translations: [text('cart.add', 'Mitnehmen', 'Take')] }))
    const until = Date.now() + 60_000
    const value = async () =>
      ((await engine.run(query)).data as { getTranslationsByKeys: { value: string }[] } | null)
        ?.getTranslationsByKeys[0]?.value
    let seen = await value()
    while (seen !== 'Mitnehmen' && Date.now() < until) seen = await value()
    t.equal(seen, 'Mitnehmen')
  })
})
