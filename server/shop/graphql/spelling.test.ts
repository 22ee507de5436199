import t from 'tap'
import { listsBy, newVisitor } from '../modules/account/wishlists/testing/lists.ts'
import { importRecords } from '../modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '../modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { filledDatabase, importing, startEngine } from '../testing/engine.ts'

const german = (text: string) => ({ de: text, en: text })

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, [
    ...sampleRecords(),
    {
      kind: 'product',
      record: product('600', {
        stores: ['de', 'ch'],
        name: german('Fußball für draußen'),
        shortFacts: { de: ['Größe 5'], en: ['Size 5'] },
        longDescription: german('<p>Aus weißem Leder</p>'),
        items: [
          item('600-1', { name: german('Fußball, weiß'), prices: { de: { amount: 1990 }, ch: { amount: 2190 } } }),
        ],
      }),
    },
  ])
  await importing({})(trx)
})
const engine = await startEngine(t, url)
const query = `{ getProductById(productId: "600") { name path longDescription shortFacts
  items { name images { alt } } breadcrumbs { displayName } } }`

t.test('Switzerland reads no ß in the catalogue, Germany does', async (t) => {
  const swiss = { store: 'ch', language: 'de-CH' }
  t.match((await engine.run(query)).data, {
    getProductById: { name: 'Fußball für draußen', shortFacts: ['Größe 5'] },
  })
  const answer = (await engine.run(query, swiss)).data
  t.match(answer, {
    getProductById: {
      name: 'Fussball für draussen',
      path: '/prod/600',
      longDescription: '<p>Aus weissem Leder</p>',
      shortFacts: ['Grösse 5'],
      items: [{ name: 'Fussball, weiss' }],
    },
  })
  t.notMatch(JSON.stringify(answer), 'ß')
  const visitor = listsBy(engine, { ...swiss, visitorId: await newVisitor(url, 'ch') })
  t.match(await visitor.add('600'), { wishlist: { entries: [{ product: { name: 'Fussball für draussen' } }] } })
})
