import pg from 'pg'
import t from 'tap'
import { listsBy, newVisitor } from '../modules/account/wishlists/testing/lists.ts'
import { importRecords } from '../modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '../modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { createRatingLinks } from '../modules/catalogue/reviews/rating-link.ts'
import { filledDatabase, importing, ratingKey, startEngine } from '../testing/engine.ts'
import { untilQuiet } from '../testing/quiet-jobs.ts'

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
    {
      kind: 'product',
      record: product('601', {
        stores: ['ch'],
        items: [item('601-1', { name: german('Großer Zirkel, weiß'), stock: 0, prices: { ch: { amount: 990 } } })],
      }),
    },
  ])
  await importing({})(trx)
})
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const query = `{ getProductById(productId: "600") { name path longDescription shortFacts
  items { name images { alt } } breadcrumbs { displayName } } }`

t.test('S1.13 Switzerland reads no ß in the catalogue, Germany does', async (t) => {
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
  const tiles = '{ getProductTiles(productIds: ["600"]) { name path breadcrumb { displayName } } }'
  t.match((await engine.run(tiles)).data, { getProductTiles: [{ name: 'Fußball für draußen' }] })
  t.match((await engine.run(tiles, swiss)).data, { getProductTiles: [{ name: 'Fussball für draussen' }] })
  const visitor = listsBy(engine, { ...swiss, visitorId: await newVisitor(url, 'ch') })
  t.match(await visitor.add('600'), { wishlist: { entries: [{ product: { name: 'Fussball für draussen' } }] } })
})

t.test('Switzerland reads no ß in reviews and stock alerts, nor in their mails', async (t) => {
  const swiss = { store: 'ch', language: 'de-CH', network: '192.0.2.0/24' }
  const expires = Math.floor(Date.now() / 1000) + 3600
  const purchase = { purchase: '1', productIds: ['600'], language: 'de' as const, expires }
  const articles = await engine.run('query ($e: String!) { found: getReviewArticles(encryptedData: $e) { name } }', {
    ...swiss,
    variables: { e: createRatingLinks([ratingKey]).seal(purchase) },
  })
  t.match(articles.data, { found: [{ name: 'Fussball für draussen' }] })

  const data = '{ itemId: "601-1", email: "ada@schule.example" }'
  await engine.run(`mutation { requestStockAlert(data: ${data}) { successful } }`, swiss)
  await untilQuiet(db)
  const { rows } = await db.query("select values from mails where kind = 'stockAlertAsk'")
  t.match(rows, [{ values: { product: 'Grosser Zirkel, weiss' } }])
  const alert = await engine.run('query ($link: String!) { found: getMailLink(link: $link) { product { name } } }', {
    ...swiss,
    variables: { link: new URL(rows[0].values.path, 'http://shop').searchParams.get('link') },
  })
  t.match(alert.data, { found: { product: { name: 'Grosser Zirkel, weiss' } } })
})
