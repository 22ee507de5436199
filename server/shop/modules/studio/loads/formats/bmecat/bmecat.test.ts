import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { ImportCategory, ImportProduct } from '#contract/import/catalogue.ts'
import { readAll } from '../testing/read-all.ts'
import { readBmecat } from './bmecat.ts'
import { xmlElements } from './xml-elements.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'testing', name))
const read = (content: string | Uint8Array, mapping: object = {}) => readAll(readBmecat, content, { mapping })
const recordsOf = <Of>({ records }: Awaited<ReturnType<typeof read>>, kind: string): Of[] =>
  records.filter((each) => each.kind === kind).map(({ record }) => record as Of)

t.test('a catalogue of BMEcat 1.2 becomes categories, manufacturers and products', async (t) => {
  const found = await read(sample('wolkenwerk-1.2.xml'))
  t.same(found.violations, [])
  t.same(
    found.records.map(({ kind }) => kind),
    ['category', 'category', 'manufacturer', 'product', 'product'],
  )
  const [writing, pens] = recordsOf<ImportCategory>(found, 'category')
  t.match(writing, { name: { de: 'Schreiben', en: 'Schreiben' }, parentId: null, position: 1, path: null })
  t.match(pens, { name: { de: 'Füller & Tinte' }, text: { de: '<p>Alles für die erste Schönschrift.</p>' } })
  t.equal(pens?.parentId, writing?.id)
  t.match(pens?.id, /^\d{15}$/)
  t.match(recordsOf(found, 'manufacturer'), [{ id: 'wolkenwerk', name: 'Wolkenwerk' }])

  const [pen, ink] = recordsOf<ImportProduct>(found, 'product')
  t.match(pen, {
    id: '700100',
    name: { de: 'Schulfüller Größe M, rechts', en: 'Schulfüller Größe M, rechts' },
    longDescription: { de: '<p>Liegt gut in der Hand, auch für <b>kleine</b> Hände.</p>' },
    manufacturerId: 'wolkenwerk',
    categoryIds: [pens?.id ?? ''],
    stores: ['de', 'at'],
    dataAndFacts: [
      {
        headline: { de: 'Technische Daten', en: 'Technical data' },
        facts: [
          { name: { de: 'Farbe' }, value: { de: 'blau' } },
          { name: { de: 'Länge' }, value: { de: '138 mm' } },
        ],
      },
    ],
    attributes: [],
    accessoryIds: [ink?.id ?? ''],
    items: [
      {
        id: '700100',
        gtin: '4006381333931',
        deliveryDays: 2,
        minimumOrderQuantity: 1,
        taxClass: 'standard',
        prices: {
          de: { amount: 1299, uvpAmount: 1495, tiers: [{ quantity: 10, amount: 1131 }] },
          at: { amount: 1310, uvpAmount: 1495 },
        },
        pictures: [{ mediaId: '700100.jpg' }, { mediaId: '700100_2.jpg' }],
      },
    ],
  })
  t.notOk(pen?.items[0]?.content, 'one piece needs no base price')
  t.notOk(pen && 'stock' in (pen.items[0] ?? {}), 'the file knows no stock')
  t.match(ink, {
    longDescription: { de: '<p>Löschbar.</p><p>Für Füller &amp; Federn</p>' },
    categoryIds: [pens?.id ?? '', writing?.id ?? ''],
    items: [
      {
        id: 'WW-T.30',
        minimumOrderQuantity: 2,
        content: { quantity: 30, unit: 'ml', isDisplayed: true },
        prices: { de: { amount: 299 }, at: { amount: 299 } },
      },
    ],
  })
  t.match(ink?.id, /^\d{15}$/)
})

t.test('a catalogue of BMEcat 2005 is read in both languages, with groups behind the products', async (t) => {
  const found = await read(sample('muehlengrund-2005.xml'), {
    stores: ['de', 'ch', 'b2b'],
    groups: { 20: '1300' },
    below: '1200',
    manufacturers: { 'Mühlengrund Papier': 'm7' },
    attributes: { Farbe: { id: 'COLOUR', values: { weiß: 'white' } }, Gewicht: { id: 'WEIGHT', number: true } },
    stock: 50,
  })
  t.same(found.violations, [])
  t.same(recordsOf(found, 'manufacturer'), [])
  const categories = recordsOf<ImportCategory>(found, 'category')
  t.match(categories, [{ name: { de: 'Blöcke', en: 'Pads' }, parentId: '1200' }])
  t.equal(categories.length, 1, 'no group becomes a category that the shop has')
  const [pad, book] = recordsOf<ImportProduct>(found, 'product')
  t.match(pad, {
    name: { de: 'Zeichenblock A3, 50 Blatt', en: 'Drawing pad A3, 50 sheets' },
    longDescription: { en: '<p>Acid-free paper, 120 gsm.</p>' },
    manufacturerId: 'm7',
    attributes: [
      { attributeId: 'COLOUR', valueId: 'white' },
      { attributeId: 'WEIGHT', number: 1.25 },
    ],
    dataAndFacts: [
      {
        headline: { de: 'Papier' },
        facts: [
          { name: { en: 'Colour' }, value: { de: 'weiß', en: 'white' } },
          { name: { en: 'Weight' }, value: { de: '1,25 kg', en: '1.25 kg' } },
          { name: { de: 'Techniken', en: 'Techniken' }, value: { de: 'Kreide, Kohle' } },
        ],
      },
    ],
    items: [
      {
        gtin: '4006381333948',
        stock: 50,
        content: { quantity: 50, unit: 'sheet' },
        prices: { de: { amount: 799 }, ch: { amount: 990 }, b2b: { amount: 799 } },
      },
    ],
  })
  t.match(book, { categoryIds: ['1300'], accessoryIds: ['810200'], items: [{ taxClass: 'reduced' }] })
})

t.test('an update of prices becomes records of prices, and net prices get their tax', async (t) => {
  const found = await read(sample('wolkenwerk-prices.xml'), { prefix: 'WW-' })
  t.same(found.violations, [])
  t.match(found.records, [{ kind: 'price', record: { itemId: 'WW-700100', store: 'de', amount: 1399 } }])
  t.equal(found.records.length, 1)
})

t.test(
  'S3.45 lower bounds become tiers above the least quantity that is sold, and none that repeats a price',
  async (t) => {
    const price = (from: number, amount: string) =>
      `<ARTICLE_PRICE price_type="gros_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><LOWER_BOUND>${from}</LOWER_BOUND></ARTICLE_PRICE>`
    const tiers = [price(50, '7.00'), price(1, '9.00'), price(10, '8.00'), price(20, '8.00'), price(5, '8.50')].join('')
    const text = sample('wolkenwerk-prices.xml')
      .toString('latin1')
      .replace(/<ARTICLE_PRICE price_type[\s\S]*<\/ARTICLE_PRICE>/, tiers)
    const ofText = async (xml: string) => (await read(Buffer.from(xml, 'latin1'))).records.map(({ record }) => record)
    t.match(await ofText(text), [
      {
        amount: 900,
        tiers: [
          { quantity: 5, amount: 850 },
          { quantity: 10, amount: 800 },
          { quantity: 50, amount: 700 },
        ],
      },
    ])
    const least =
      '<ARTICLE_ORDER_DETAILS><QUANTITY_MIN>10</QUANTITY_MIN></ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS>'
    t.same(await ofText(text.replace('<ARTICLE_PRICE_DETAILS>', least)), [
      { itemId: '700100', store: 'de', amount: 800, tiers: [{ quantity: 50, amount: 700 }] },
    ])
  },
)

t.test('places of values point into the XML', async (t) => {
  const text = sample('wolkenwerk-1.2.xml').toString('latin1')
  const { records } = await read(sample('wolkenwerk-1.2.xml'))
  const pen = records.find(({ kind }) => kind === 'product')
  const lines = text.split('\n')
  const at = (path: string) => {
    const { line, column } = pen?.placeOf(path) ?? { line: 0, column: 0 }
    return lines[line - 1]?.slice(column - 1)
  }
  t.match(at(''), /^<ARTICLE mode="new">/)
  t.match(at('name/de'), /^<DESCRIPTION_SHORT>Schulf/)
  t.match(at('items/0/gtin'), /^<EAN>/)
  t.match(at('items/0/prices/de/amount'), /^<PRICE_AMOUNT>10\.92/)
  t.match(at('items/0/pictures/1/mediaId'), /^<MIME_SOURCE>bilder\\700100_2/)
  t.match(at('accessoryIds/0'), /^<ARTICLE_REFERENCE/)
  t.match(at('salesRank'), /^<ARTICLE mode="new">/)
})

const catalogue = (articles: string, { head = '', version = '1.2', transaction = 'T_NEW_CATALOG' } = {}) =>
  `${head}<BMECAT version="${version}"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER><${transaction}>\n${articles}</${transaction}></BMECAT>`
const article = (
  number: string,
  rest = '<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="gros_list"><PRICE_AMOUNT>1.00</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>',
  attributes = '',
) =>
  `<ARTICLE${attributes}><SUPPLIER_AID>${number}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Stift</DESCRIPTION_SHORT></ARTICLE_DETAILS>${rest}</ARTICLE>\n`

t.test('a faulty article is a violation, and the other articles are read', async (t) => {
  const net =
    '<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>1.00</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>'
  const articles = [
    article('1'),
    article('2', ''),
    article('3', net),
    article('4', net.replace('1.00', 'auf Anfrage')),
    article('1'),
    article('5', '', ' mode="delete"'),
    article(''),
  ].join('')
  const found = await read(catalogue(articles), { category: '1200' })
  t.match(found.violations, [
    /^3:1 article 2 has no price of gros_list, net_list/,
    /^4:\d+ article 3 net_list: a net price needs its TAX/,
    /^5:\d+ article 4 net_list: "auf Anfrage" is no price/,
    /^6:1 article 1 stands in the file twice/,
    /^7:1 article 5 is to be deleted, which T_UPDATE_PRODUCTS alone does/,
    /^8:1 an article has no SUPPLIER_PID/,
  ])
  t.match(recordsOf(found, 'product'), [{ id: '1', categoryIds: ['1200'] }])
  t.match((await read(catalogue(article('1')))).violations, [/^2:1 article 1 is in no group/])
})

const sizes = { id: 'SIZE', values: { klein: 's', groß: 'l' } }
const colours = { id: 'COLOUR', values: { rot: 'red', blau: 'blue' } }

t.test('variants of an article become items, whose numbers end in the supplements by VORDER', async (t) => {
  const file = sample('wolkenwerk-variants.xml')
  const found = await read(file, { category: '1200', attributes: { Größe: sizes, Farbe: colours } })
  t.same(found.violations, [])
  const [bag] = recordsOf<ImportProduct>(found, 'product')
  t.same(
    bag?.items.map(({ id, name, variant, prices }) => [
      id,
      name.de,
      variant.map(({ valueId }) => valueId),
      prices.de?.amount,
    ]),
    [
      ['720-RS', 'Turnbeutel Wolke rot, klein', ['red', 's'], 899],
      ['720-RL', 'Turnbeutel Wolke rot, groß', ['red', 'l'], 899],
      ['720-BS', 'Turnbeutel Wolke blau, klein', ['blue', 's'], 899],
      ['720-BL', 'Turnbeutel Wolke blau, groß', ['blue', 'l'], 899],
    ],
  )
  t.match(bag, { id: '720', dataAndFacts: [{ facts: [{ name: { de: 'Stoff' }, value: { de: 'Baumwolle' } }] }] })
  t.ok(
    bag?.items.every((item) => !('gtin' in item)),
    'a GTIN is that of one item',
  )

  t.match((await read(file, { category: '1200', attributes: { Farbe: colours } })).violations, [
    /^\d+:\d+ article 720 has variants by Größe: name their attribute in the mapping/,
  ])
  const text = file.toString('utf8')
  const mapping = { category: '1200', attributes: { Größe: sizes, Farbe: colours } }
  for (const [from, to, violation] of [
    [
      '<SUPPLIER_AID_SUPPLEMENT>S</SUPPLIER_AID_SUPPLEMENT>',
      '',
      /^27:\d+ article 720 Größe: the variant klein has no SUPPLIER_AID_SUPPLEMENT/,
    ],
    ['<FVALUE>groß</FVALUE>', '', /^31:\d+ article 720 Größe: a variant has no FVALUE/],
    ['>L<', '>S<', /^\d+:\d+ article 720 has two variants with the number …-RS/],
  ] as const)
    t.match((await read(text.replace(from, to), mapping)).violations, [violation])
})

t.test('an update retires articles that are deleted, and leaves groups that it does not name', async (t) => {
  const found = await read(sample('wolkenwerk-update.xml'))
  t.same(found.violations, [])
  const [pen] = recordsOf<ImportProduct>(found, 'product')
  t.match(pen, { id: '700100', name: { de: 'Schulfüller Größe M, für rechts' } })
  t.notOk(pen && 'categoryIds' in pen)
  t.match(recordsOf(found, 'retirement'), [{ productId: /^\d{15}$/, isRetired: true }])
  t.equal(found.records.at(-1)?.placeOf('productId').line, 35)
  const leaving = `${article('1')}<ARTICLE_TO_CATALOGGROUP_MAP mode="delete"><ART_ID>1</ART_ID><CATALOG_GROUP_ID>S</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`
  t.match((await read(catalogue(leaving, { transaction: 'T_UPDATE_PRODUCTS' }))).violations, [
    /^3:1 article 1 is to leave the group S: name all groups that it is in instead/,
  ])
  t.match((await read(catalogue(article('1', '', ' mode="delete"'), { transaction: 'T_UPDATE_PRICES' }))).violations, [
    /^2:1 article 1 is to be deleted/,
  ])
})

t.test('a document that is no BMEcat, no XML, or of an unknown encoding gives no record', async (t) => {
  for (const [content, violation] of [
    ['<rss version="2.0"/>', /^1:1 is no BMEcat: it begins with rss/],
    [catalogue('', { version: '3.0' }), /is BMEcat 3.0: 1.2 and 2005 are read/],
    [catalogue('', { transaction: 'T_OTHER' }), /has no T_NEW_CATALOG/],
    [catalogue(article('1')).replace('</T_NEW', '<T_NEW'), /is no XML/],
    [catalogue(article('1')).slice(0, -30), /is no XML/],
    ['', /is no XML|is no BMEcat/],
    ['<?xml version="1.0" encoding="klingon"?><BMECAT/>', /^1:1 the encoding "klingon" is unknown/],
    [Buffer.from(catalogue('Füller'), 'latin1'), /is not utf-8, the encoding of the file/],
  ] as const) {
    const { violations, records } = await read(content)
    t.match(violations, [violation])
    t.same(records, [])
  }
})

t.test('entities of a document type are refused, and the name of a DTD is not read', async (t) => {
  const bomb = `<!DOCTYPE BMECAT [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  t.match((await read(catalogue(article('&b;'), { head: bomb }))).violations, [/the document type declares entities/])
  const file = '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  t.match((await read(catalogue(article('&x;'), { head: file }))).violations, [/the document type declares entities/])
  t.match((await read(catalogue(article('&x;')))).violations, [/is no XML: invalid character entity/])
  const named = await read(catalogue(article('1'), { head: '<!DOCTYPE BMECAT SYSTEM "bmecat.dtd">' }), {
    category: '1',
  })
  t.same(named.violations, [])
  t.match((await read(`<BMECAT>${'<a>'.repeat(100)}`)).violations, [/more than 50 elements stand in each other/])
})

t.test('a mapping that fits no schema is refused', async (t) => {
  const { violations } = await read(catalogue(article('1')), { store: ['de'], tax: 19 })
  t.match(violations.sort(), [/mapping, tax: /, /mapping: store is unknown/])
})

t.test('articles are read one by one', async (t) => {
  let written = 0
  let maxAhead = 0
  async function* file() {
    const [head = '', tail = ''] = catalogue('|').split('|')
    yield Buffer.from(head)
    while (written < 10_000) yield Buffer.from(article(String(++written)))
    yield Buffer.from(tail)
  }
  let read = 0
  for await (const event of xmlElements(file(), (name) => name === 'ARTICLE', String)) {
    if ('violation' in event) t.fail(event.violation.message)
    if ('element' in event) maxAhead = Math.max(maxAhead, written - ++read)
  }
  t.equal(read, 10_000)
  t.ok(maxAhead < 1000, `no more articles are read ahead than the beginning of a file has: ${maxAhead}`)
})
