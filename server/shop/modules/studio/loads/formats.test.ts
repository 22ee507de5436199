import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { ImportProduct } from '#contract/import/catalogue.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { category, sampleRecords } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { mediaIdOf } from '../../catalogue/media/media.import.ts'
import { templateOf } from './formats/csv/template.ts'
import { formats } from './formats/formats.ts'
import { zipOf } from './formats/pictures/testing/zip.ts'
import type { ReaderOptions } from './formats/source.ts'
import { violationLine } from './report.ts'
import { fileOf, loader } from './testing/shops.ts'

const shop = loader(t, await migratedDatabase(t))
await shop.load([
  ...sampleRecords().filter((record) => record.kind !== 'product'),
  { kind: 'category', record: category('1200', null) },
])

const file = (
  name: `${string}.${'csv' | 'xml' | 'zip'}`,
  content: string | Uint8Array,
  options: ReaderOptions = {},
) => ({
  ...fileOf(content, name),
  reader: formats[`.${name.split('.').at(-1) as 'csv' | 'xml' | 'zip'}`],
  options,
})
const load = (...files: ReturnType<typeof file>[]) => shop.loads.load(files, { by: 'test' })

const productOf = async (id: string): Promise<ImportProduct | undefined> => {
  const lines = (await shop.exported()).trim().split('\n')
  const records = lines.map((line) => JSON.parse(line) as { kind: string; record: ImportProduct })
  return records.find(({ kind, record }) => kind === 'product' && record.id === id)?.record
}

const canvas = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const [red, blue] = [await canvas('#c00'), await canvas('#00c')]
const idOf = (picture: Buffer) => mediaIdOf(picture.toString('base64'))

const template = () => file('produkte.csv', templateOf('product'), { kind: 'product' })

t.test('the template of products is loaded, and a product without pictures gets a drawing', async (t) => {
  const report = await load(template())
  t.same(report.violations, [])
  t.match(report.kinds, { product: { new: 1 } })
  t.match(await productOf('900100'), {
    name: { de: 'Brotdose Vesper', en: 'Lunch box Vesper' },
    categoryIds: ['1200'],
    onSaleSince: '2026-09-01',
    items: [
      {
        id: '900100-01',
        gtin: '4006381333931',
        stock: 25,
        prices: { de: { amount: 1299 }, ch: { amount: 1590 } },
        pictures: [{ alt: { de: 'Brotdose Vesper, rot', en: 'Lunch box Vesper, red' } }],
      },
    ],
  })
})

t.test('pictures by article number replace those of the item, and the table leaves them as they are', async (t) => {
  const before = await productOf('900100')
  const zip = file(
    'bilder.zip',
    zipOf([
      { name: '900100-01_2.jpg', content: blue },
      { name: '900100-01.jpg', content: red },
    ]),
  )
  const report = await load(zip)
  t.same(report.violations, [])
  t.match(report.kinds, { media: { new: 2 }, itemPictures: { changed: 1 } })
  const name = { de: 'Brotdose Vesper, rot', en: 'Lunch box Vesper, red' }
  t.same((await productOf('900100'))?.items[0]?.pictures, [
    { mediaId: idOf(red), alt: name },
    { mediaId: idOf(blue), alt: name },
  ])
  t.match(await load(zip, template()), { kinds: { itemPictures: { unchanged: 1 }, product: { unchanged: 1 } } })
  await shop.undo(report.id)
  t.same(await productOf('900100'), before, 'undone, it has the drawing again')
})

t.test('a stock that a table leaves out stays as it is', async (t) => {
  const table = 'Produktnummer;Artikelnummer;Name;Kategorien;Preis de\n900100;900100-01;Brotdose;1200;11,99\n'
  t.same((await load(file('preise.csv', table, { kind: 'product' }))).violations, [])
  t.match(await productOf('900100'), { name: { de: 'Brotdose' }, items: [{ stock: 25 }] })
  const stock = 'Artikelnummer;Bestand\n900100-01;7\n'
  t.same((await load(file('bestand.csv', stock, { kind: 'stock' }))).violations, [])
  t.match(await productOf('900100'), { items: [{ stock: 7 }] })
})

t.test('violations of records point into the table', async (t) => {
  const table =
    'Produktnummer;Artikelnummer;Name;Kategorien;Preis de;Bilder\n900300;900300-01;Dose;77;0;\n900400;900400-01;Dose;1200;1,00;weg.jpg\n'
  const { violations } = await load(file('produkte.csv', table, { kind: 'product' }))
  const lines = violations.map(violationLine)
  t.match(lines.sort(), [
    /^produkte.csv:2:5: product 900300: .*amount/,
    /^produkte.csv:3:6: product 900400: refers to the picture weg.jpg/,
  ])
  const pictures = await load(file('bilder.zip', zipOf([{ name: 'nie-gehört.jpg', content: red }])))
  t.match(pictures.violations.map(violationLine), [
    /^bilder.zip:1:1: .*refers to the item nie-gehört, which does not exist/,
  ])
})

t.test('a catalogue of BMEcat is loaded with the pictures that it names', async (t) => {
  const xml = readFileSync(join(import.meta.dirname, 'formats/bmecat/testing/wolkenwerk-1.2.xml'))
  const pictures = zipOf([
    { name: '700100.jpg', content: red },
    { name: '700100_2.jpg', content: blue },
  ])
  const report = await load(file('bilder.zip', pictures), file('katalog.xml', xml, { mapping: { stock: 4 } }))
  t.same(report.violations.map(violationLine), [])
  t.match(report.kinds, { category: { new: 2 }, manufacturer: { new: 1 }, product: { new: 2 } })
  const pen = await productOf('700100')
  t.match(pen, {
    manufacturerId: 'wolkenwerk',
    stores: ['de', 'at'],
    items: [
      { stock: 4, prices: { de: { amount: 1299 } }, pictures: [{ mediaId: idOf(red) }, { mediaId: idOf(blue) }] },
    ],
  })
  t.match(await productOf(pen?.accessoryIds[0] ?? ''), { items: [{ id: 'WW-T.30' }] })
  const again = await load(file('katalog.xml', xml, { mapping: { stock: 4 } }))
  t.match(again, { violations: [], kinds: { category: { unchanged: 2 }, product: { unchanged: 2 } } })
})

t.test('a catalogue of BMEcat 2005 and an update of prices are loaded', async (t) => {
  const sample = (name: string) => readFileSync(join(import.meta.dirname, 'formats/bmecat/testing', name))
  const mapping = { groups: { 20: '1200' }, below: '1200' }
  const pictures = zipOf([{ name: '810200.png', content: red }])
  const catalogue = await load(
    file('bilder.zip', pictures),
    file('katalog.xml', sample('muehlengrund-2005.xml'), { mapping }),
  )
  t.same(catalogue.violations.map(violationLine), [])
  t.match(await productOf('810300'), { categoryIds: ['1200'], items: [{ taxClass: 'reduced', stock: 0 }] })
  const prices = await load(file('preise.xml', sample('wolkenwerk-prices.xml')))
  t.match(prices, { violations: [], kinds: { price: { changed: 1 } } })
  t.match(await productOf('700100'), { items: [{ prices: { de: { amount: 1399 } } }] })
})

t.test('an update of BMEcat changes, retires and is undone; its dry run changes nothing', async (t) => {
  const sample = (name: string) => readFileSync(join(import.meta.dirname, 'formats/bmecat/testing', name))
  const update = () => file('aenderung.xml', sample('wolkenwerk-update.xml'))
  const pen = await productOf('700100')
  const inkId = pen?.accessoryIds[0] ?? ''
  const before = [pen, await productOf(inkId)]
  t.match(before, [{ categoryIds: [/^\d{15}$/] }, { isRetired: false }])
  t.match(await shop.loads.load([update()], { by: 'test', isDryRun: true }), {
    violations: [],
    kinds: { product: { changed: 1 }, retirement: { changed: 1 } },
  })
  t.same([await productOf('700100'), await productOf(inkId)], before)

  const report = await load(update())
  t.same(report.violations.map(violationLine), [])
  t.match(await productOf('700100'), {
    name: { de: 'Schulfüller Größe M, für rechts' },
    categoryIds: pen?.categoryIds ?? [],
    items: [{ stock: 4, pictures: [{ mediaId: idOf(red) }, { mediaId: idOf(blue) }] }],
  })
  t.match(await productOf(inkId), { isRetired: true })
  t.match(await load(update()), { kinds: { product: { unchanged: 1 }, retirement: { unchanged: 1 } } })

  await shop.loads.undo(report.id ?? 0, { by: 'test' })
  t.same([await productOf('700100'), await productOf(inkId)], before)

  const unknown = sample('wolkenwerk-update.xml')
    .toString('utf8')
    .replace('WW-T.30', 'WW-T.99')
    .replace('700100', '700199')
  t.match((await load(file('aenderung.xml', unknown))).violations.map(violationLine), [
    /^aenderung\.xml:19:\d+: .*is new and in no category/,
    /^aenderung\.xml:35:\d+: .*does not exist/,
  ])
})

t.test('variants of BMEcat are loaded as items of one product', async (t) => {
  const xml = readFileSync(join(import.meta.dirname, 'formats/bmecat/testing/wolkenwerk-variants.xml'))
  const attributes = {
    Größe: { id: 'SIZE', values: { klein: 's', groß: 'l' } },
    Farbe: { id: 'COLOUR', values: { rot: 'red', blau: 'blue' } },
  }
  const report = await load(file('katalog.xml', xml, { mapping: { category: '1200', attributes } }))
  t.same(report.violations.map(violationLine), [])
  t.match(await productOf('720'), {
    items: [
      { id: '720-RS' },
      { id: '720-RL' },
      { id: '720-BS' },
      { id: '720-BL', name: { de: 'Turnbeutel Wolke blau, groß' } },
    ],
  })
})
