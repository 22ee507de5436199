import pg from 'pg'
import t from 'tap'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { item, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { emptyContent, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { importContent } from '../../content-import/import-content.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const named = (ids: string[]) => ({
  id: 'home',
  store: 'de' as const,
  language: 'de' as const,
  name: 'Startseite',
  pageType: 'CONTENTPAGE',
  path: '/',
  seo: { title: 'Start', breadcrumbs: [{ displayName: 'Start', url: null }] },
  rows: [
    {
      id: 'row',
      cells: [
        {
          id: 'cell',
          ...{ x: 0, y: 0, width: 12, height: 1 },
          teasers: [
            {
              id: 'teaser',
              name: 'Empfehlungen',
              type: 'recommendations',
              attributes: { headline: 'Neu', productIds: ids.map((productId) => ({ productId })) },
            },
          ],
        },
      ],
    },
  ],
})
const priced = (id: string, stock: number) =>
  product(id, { items: [item(`${id}-1`, { stock, prices: { de: { amount: 1000 } } })] })

const url = await filledDatabase(t, async (trx) => {
  await importRecords(trx, [
    ...sampleRecords(),
    { kind: 'product', record: priced('810', 0) },
    { kind: 'product', record: priced('820', 5) },
    { kind: 'product', record: { ...priced('830', 5), longDescription: { de: '', en: '<p>x</p>' } } },
  ])
  await importContent(trx, { ...emptyContent, pages: [named(['810', '820'])] } as never)
})
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token } = await newStaff(url, { desks: ['merchant'] })

const ask = async (text: string, editorToken = token) => {
  const { data, errors } = await engine.run(text, { editorToken })
  return (errors?.[0]?.extensions.code ?? data?.result) as unknown
}
const tasks = async (editorToken = token) =>
  Object.fromEntries(
    ((await ask('{ result: studio_deskTasks { kind count } }', editorToken)) as { kind: string; count: number }[]).map(
      ({ kind, count }) => [kind, count],
    ),
  )
const gaps = async (kind: string) =>
  (
    (await ask(`{ result: studio_productGaps(kind: ${kind}) { products { id details } } }`)) as {
      products: { id: string; details: string[] }[]
    }
  ).products

t.test('E4.99 sold-out products on pages, missing texts and oversold items are counted and listed', async (t) => {
  t.match(await gaps('soldOutShown'), [{ id: '810', details: ['Startseite'] }])
  t.match(
    (await gaps('textsMissing')).find(({ id }) => id === '830'),
    { details: ['de'] },
  )
  t.same(await gaps('oversold'), [])
  await db.query("insert into stock_counts (item_id, claimed) values ('820-1', 6)")
  t.match(await gaps('oversold'), [{ id: '820' }])
  const counted = await tasks()
  t.match(counted, { oversold: 1, soldOutShown: 2, failedJobs: 0 }, '820 is sold out by its claims')
  t.notOk('returns' in counted, 'a merchant sees no tasks of customer service')
  const { body } = await engine.app.inject('/metrics/database')
  t.match(body, 'shop_desk_tasks{store="de",kind="soldOutShown"} 2')
  t.match(body, 'shop_desk_tasks{store="",kind="oversold"} 1')
})

t.test('E4.99 customer service sees no tasks of merchants, and no list of theirs', async (t) => {
  const { token: service } = await newStaff(url, { desks: ['service'] })
  const counted = await tasks(service)
  t.ok('returns' in counted)
  t.notOk('textsMissing' in counted)
  t.equal(await ask('{ result: studio_productGaps(kind: oversold) { total } }', service), 'NOT_FOUND')
})
