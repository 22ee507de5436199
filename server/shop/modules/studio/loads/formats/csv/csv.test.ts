import t from 'tap'
import type { ImportItem, ImportProduct } from '#contract/import/catalogue.ts'
import { readAll } from '../testing/read-all.ts'
import { readCsv } from './csv.ts'

const table = (text: string | Uint8Array, options = {}) => readAll(readCsv, text, { kind: 'product', ...options })
const productsOf = ({ records }: Awaited<ReturnType<typeof table>>) =>
  records.map(({ record }) => record as ImportProduct)

const small = 'Artikelnummer;Name;Kategorien;Preis de\r\n900100;Füller „Øst“;1200;12,99\r\n'

t.test('a table is read the same in each encoding, with each separator and line break', async (t) => {
  const utf16 = Buffer.from(`\ufeff${small}`, 'utf16le')
  const windows = Buffer.from(small.replace('„Øst“', 'Øst'), 'latin1')
  for (const [name, bytes] of [
    ['UTF-8', Buffer.from(small)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${small}`)],
    ['UTF-16 as Excel writes it', Buffer.from(`\ufeff${small.replaceAll(';', '\t')}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(utf16).swap16()],
    ['Windows-1252', windows],
    ['comma', Buffer.from(small.replace('12,99', '"12,99"').replaceAll(';', ','))],
    ['sep=', Buffer.from(`sep=;\r\n${small}`)],
    ['sep= of a sign that is rare', Buffer.from(`sep=|\r\n${small.replaceAll(';', '|')}`)],
    ['line feed', Buffer.from(small.replaceAll('\r\n', '\n'))],
    ['carriage return', Buffer.from(small.replaceAll('\r\n', '\r'))],
    ['without a last line break', Buffer.from(small.trimEnd())],
  ] as const) {
    const found = await table(bytes)
    t.same(found.violations, [], name)
    const [product] = productsOf(found)
    t.match(product?.name.de, /^Füller („Øst“|Øst)$/, name)
    t.equal(product?.items[0]?.prices.de?.amount, 1299, name)
  }
})

t.test('Windows-1252 is recognised where the first umlaut stands far behind', async (t) => {
  const rows = Array.from({ length: 4000 }, (_, index) => `${900_100 + index};Stift;1200;1,99`)
  const text = `Artikelnummer;Name;Kategorien;Preis de\n${rows.join('\n')}\n1000000;Füller für Ärzte;1200;2,99\n`
  const found = await readAll(readCsv, Buffer.from(text, 'latin1'), { kind: 'product' })
  t.same(found.violations, [])
  t.equal(productsOf(found).at(-1)?.name.de, 'Füller für Ärzte')
})

t.test('a file that is UTF-8 and then another encoding is a violation with its line', async (t) => {
  const rows = Array.from({ length: 4000 }, (_, index) => `${900_100 + index};Füller;1200;1,99`).join('\n')
  const bytes = Buffer.concat([
    Buffer.from(`Artikelnummer;Name;Kategorien;Preis de\n${rows}\n`),
    Buffer.from('1000000;Füller;1200;2,99\n', 'latin1'),
  ])
  const { violations } = await table(bytes)
  t.match(violations, [/^4002:1 the text up to here is UTF-8/])
})

t.test('rows with one product number are one product with an item each', async (t) => {
  const found = await table(
    [
      'Produktnummer;Artikelnummer;Name;Name (en);Beschreibung;Kurzinfos;Kategorien;Hersteller;Merkmal:COLOUR;Zahl:WEIGHT;Variante:SIZE;Angabe:Material;Artikelname;EAN;Preis de;Alter Preis de;Preis ch;Bestand;Steuersatz;Inhalt;Inhaltseinheit;Bilder;Buch;Im Verkauf seit',
      '900100;900100-01;Brotdose Vesper;;"Hält dicht.\n\nAuch ""im"" Ranzen; immer";fest|leicht;1200|1300;m1;red;0,8;s;Stahl;Vesper klein;4006381333931;1.299,00 €;1.399,00;15.90;25;19 %;800;ml;vesper-1.jpg;nein;1.9.2026',
      '900100;900100-02;Brotdose Vesper;;;;;;;;l;;;;13,99;;;0;ermäßigt;;;;;',
      ';900200;Dose;Tin;;;1200;;;;;;;;;;;;;;;;;',
    ].join('\r\n'),
  )
  t.same(found.violations, [])
  const [product, other] = productsOf(found)
  t.match(product, {
    id: '900100',
    name: { de: 'Brotdose Vesper', en: 'Brotdose Vesper' },
    longDescription: { de: '<p>Hält dicht.</p><p>Auch "im" Ranzen; immer</p>' },
    shortFacts: { de: ['fest', 'leicht'], en: ['fest', 'leicht'] },
    categoryIds: ['1200', '1300'],
    manufacturerId: 'm1',
    stores: ['de', 'ch'],
    attributes: [
      { attributeId: 'COLOUR', valueId: 'red' },
      { attributeId: 'WEIGHT', number: 0.8 },
    ],
    dataAndFacts: [
      { headline: { de: 'Daten und Fakten' }, facts: [{ name: { de: 'Material' }, value: { de: 'Stahl' } }] },
    ],
    isBook: false,
    onSaleSince: '2026-09-01',
    metaTitle: { de: 'Brotdose Vesper' },
  })
  t.match(product?.items, [
    {
      id: '900100-01',
      orderNumber: '900100-01',
      gtin: '4006381333931',
      position: 0,
      name: { de: 'Vesper klein', en: 'Vesper klein' },
      variant: [{ attributeId: 'SIZE', valueId: 's' }],
      prices: { de: { amount: 129_900, oldAmount: 139_900 }, ch: { amount: 1590 } },
      stock: 25,
      content: { quantity: 800, unit: 'ml', isDisplayed: true },
      pictures: [{ mediaId: 'vesper-1.jpg', alt: { de: 'Vesper klein' } }],
    },
    { id: '900100-02', name: { de: 'Brotdose Vesper' }, position: 1, taxClass: 'reduced', stock: 0, pictures: [] },
  ] as unknown as ImportItem[])
  t.match(other, { id: '900200', name: { de: 'Dose', en: 'Tin' }, stores: [] })
  const [{ placeOf } = { placeOf: () => null }] = found.records
  t.same(placeOf('name/de'), { line: 2, column: 3 })
  t.same(placeOf('shortFacts/de/1'), { line: 4, column: 6 }, 'behind a cell with line breaks')
  t.same(placeOf('items/1/prices/de/amount'), { line: 5, column: 15 })
  t.same(placeOf('items/1/gtin'), { line: 5, column: 1 }, 'of what is missing, the row of its item')
  t.same(placeOf('metaTitle/de'), { line: 2, column: 1 })
})

t.test('S3.45 columns of prices from a quantity on become tiers, of products and of prices alone', async (t) => {
  const found = await table(
    [
      'Artikelnummer;Name;Kategorien;Preis de;Preis de ab 5;Preis Deutschland ab 10 Stück;Preis ch;price ch from 3',
      '900100;Stift;1200;1,99;1,79;1,49;2.10;1.95',
      '900200;Block;1200;2,99;;;;',
    ].join('\n'),
  )
  t.same(found.violations, [])
  t.same(
    productsOf(found).map(({ items }) => items[0]?.prices),
    [
      {
        de: {
          amount: 199,
          tiers: [
            { quantity: 5, amount: 179 },
            { quantity: 10, amount: 149 },
          ],
        },
        ch: { amount: 210, tiers: [{ quantity: 3, amount: 195 }] },
      },
      { de: { amount: 299 } },
    ],
  )
  const prices = await readAll(readCsv, Buffer.from('Artikelnummer;Preis b2b;Preis b2b ab 20\n1-1;9,99;8,99\n'), {
    kind: 'price',
  })
  t.match(prices.records, [
    { record: { itemId: '1-1', store: 'b2b', amount: 999, tiers: [{ quantity: 20, amount: 899 }] } },
  ])
  t.same(prices.records[0]?.placeOf('tiers/0/amount'), { line: 2, column: 3 })
})

t.test(
  'S3.49 columns of prices for kinds of organisations become prices of groups, business store alone',
  async (t) => {
    const { records } = await readAll(
      readCsv,
      Buffer.from(
        'Artikelnummer;Preis b2b;Preis b2b ab 20;Preis b2b Schule ab 1;Preis b2b Schule ab 10;price b2b club from 5\n1-1;9,99;8,99;9,49;8,49;9,00\n',
      ),
      { kind: 'price' },
    )
    t.match(records, [
      {
        record: {
          amount: 999,
          tiers: [{ quantity: 20, amount: 899 }],
          groupTiers: [
            { group: 'school', quantity: 1, amount: 949 },
            { group: 'school', quantity: 10, amount: 849 },
            { group: 'club', quantity: 5, amount: 900 },
          ],
        },
      },
    ])
    const elsewhere = await readAll(
      readCsv,
      Buffer.from('Artikelnummer;Preis de;Preis de Schule ab 1\n1-1;9,99;9,49\n'),
      {
        kind: 'price',
      },
    )
    t.match(elsewhere.violations, [/heading "Preis de Schule ab 1" is unknown/])
  },
)

t.test('every violation of a table is named with line, column and heading, and the other rows are read', async (t) => {
  const found = await table(
    [
      'Artikelnummer;Name;Kategorien;EAN;Preis de;Bestand',
      '900100;Dose;1200;4,00638E+12;1.299;viele',
      '900200;;1200;;2,99;1',
      '900300;Stift;1200;;2,99;1;und mehr',
      '900400;Block;1200;;2,99;1',
      ';Block;1200;;2,99;1',
    ].join('\n'),
  )
  t.match(found.violations, [
    /^2:4 EAN: "4,00638E\+12" was shortened/,
    /^2:5 Preis de: "1.299" may be 1299/,
    /^2:6 Bestand: "viele" is no number/,
    /^3:2 Name: is empty/,
    /^4:7 the row has 7 cells and the table 6 columns/,
    /^6:1 Artikelnummer: is empty/,
  ])
  t.same(
    productsOf(found).map(({ id }) => id),
    ['900400'],
  )
})

t.test('a product whose rows stand apart or contradict each other is a violation', async (t) => {
  const apart = await table(
    'Produktnummer;Artikelnummer;Name;Kategorien\n1;1-1;Dose;12\n2;2-1;Stift;12\n1;1-2;Dose;12\n3;3-1;Block;12\n',
  )
  t.match(apart.violations, [/^4:1 "1" has rows from line 2 on, and other rows stand between/])
  t.equal(apart.records.length, 3)
  const contradicting = await table('Produktnummer;Artikelnummer;Name;Kategorien\n1;1-1;Dose;12\n1;1-2;Kanne;12\n')
  t.match(contradicting.violations, [/^3:3 Name: is another value than in line 2/])
})

t.test('a product with thousands of rows is a violation, and they are not held', async (t) => {
  const rows = Array.from({ length: 6000 }, (_, index) => `1;1-${index};Dose;12`)
  const { violations, records } = await table(
    `Produktnummer;Artikelnummer;Name;Kategorien\n${rows.join('\n')}\n2;2-1;Stift;12\n`,
  )
  t.match(violations, [/^2:1 "1" has more than 5000 rows/])
  t.equal(records.length, 1)
})

t.test('a quote that is never closed is a violation where its row begins', async (t) => {
  const { violations, records } = await table('Artikelnummer;Name;Kategorien\n1;Dose;12\n2;"Stift;12\n3;Block;12\n')
  t.match(violations, [/^3:1 a quote is opened/])
  t.equal(records.length, 1)
  const inches = await table('Artikelnummer;Name;Kategorien\n1;Bildschirm 5" flach;12\n')
  t.equal(productsOf(inches)[0]?.name.de, 'Bildschirm 5" flach')
})

t.test('headings that are unknown, missing or twice are violations that name their neighbours', async (t) => {
  const { violations } = await table('Artikelnumer;Name;Kategorie;Bezeichnung;Lieblingsfarbe\n1;Dose;12;;\n')
  t.match(violations, [
    /^1:1 the heading "Artikelnumer" is unknown; near it: Artikelnummer/,
    /^1:5 the heading "Lieblingsfarbe" is unknown/,
    /^1:4 "Bezeichnung" and "Name" are the same column/,
    /^1:1 the column "Artikelnummer" \(item number\) is missing/,
  ])
  t.match((await table('')).violations, [/^1:1 the file is empty/])
  t.match((await table('a;b\n', { kind: 'cars' })).violations, [/^1:1 a table needs a kind: product, price/])
})

t.test('a mapping names columns, constants and values', async (t) => {
  const mapping = {
    columns: {
      'Art.Nr': 'item.id',
      Bez: 'product.name.de',
      WGR: 'product.categories',
      VK: 'price.de',
      Farbe: 'attribute.COLOUR',
      Maß: 'attribute.SIZE',
      Notiz: null,
    },
    set: { 'product.stores': ['de', 'b2b'], 'price.b2b': '9,99' },
    values: {
      'product.categories': { Stifte: '1200' },
      'attribute.*': { rot: 'red' },
      'attribute.SIZE': { groß: 'l' },
    },
    decimal: 'comma',
    others: 'ignore',
  }
  const found = await table('Art.Nr;Bez;WGR;VK;Farbe;Maß;Notiz;EK\n900100;Füller;stifte;1.299;Rot;Groß;alt;5\n', {
    mapping,
  })
  t.same(found.violations, [])
  t.match(productsOf(found), [
    {
      categoryIds: ['1200'],
      stores: ['de', 'b2b'],
      attributes: [
        { attributeId: 'COLOUR', valueId: 'red' },
        { attributeId: 'SIZE', valueId: 'l' },
      ],
      items: [{ prices: { de: { amount: 129_900 }, b2b: { amount: 999 } } }],
    },
  ])
})

t.test('a mapping that fits no schema or names no target is refused with what is near', async (t) => {
  const { violations } = await table(small, {
    mapping: { columns: { VK: 'prise.de', Name: 'product.name' }, set: { stores: 'de' } },
  })
  t.match(violations, [
    /^1:1 mapping, columns, VK: the target "prise.de" is unknown; near it: price.de/,
    /mapping, columns, Name: the target "product.name" is unknown; near it: product.name.de, product.name.en/,
    /mapping, set: the target "stores" is unknown; near it: product.stores/,
  ])
  t.match((await table(small, { mapping: { colums: {} } })).violations, [/mapping: colums is unknown/])
  t.match((await table(small, { mapping: { decimal: 'dot' } })).violations, [/mapping, decimal: /])
})

t.test('prices, stock, categories and manufacturers are read from tables of their own', async (t) => {
  const prices = await table('Artikelnummer;Preis de;Preis ch;Gültig ab\n1-1;12,99;15,90;01.07.2026\n1-2;;9,90;\n', {
    kind: 'price',
  })
  t.same(
    prices.records.map(({ kind, record }) => ({ kind, record })),
    [
      { kind: 'price', record: { itemId: '1-1', store: 'de', amount: 1299, from: '2026-06-30T22:00:00.000Z' } },
      { kind: 'price', record: { itemId: '1-1', store: 'ch', amount: 1590, from: '2026-06-30T22:00:00.000Z' } },
      { kind: 'price', record: { itemId: '1-2', store: 'ch', amount: 990 } },
    ],
  )
  t.same(prices.records[1]?.placeOf('amount'), { line: 2, column: 3 })
  t.same(prices.records[1]?.placeOf('itemId'), { line: 2, column: 1 })
  const stock = await table('SKU,Lagerbestand\n1-1,12\n', { kind: 'stock' })
  t.match(stock.records, [{ kind: 'stock', record: { itemId: '1-1', pieces: 12 } }])
  const categories = await table('Kategorienummer;Übergeordnet;Name\n12;;Dosen\n13;12;Becher\n', { kind: 'categories' })
  t.match(categories.records, [
    { kind: 'category', record: { id: '12', parentId: null, headline: { de: 'Dosen', en: 'Dosen' } } },
    { kind: 'category', record: { id: '13', parentId: '12', isSale: false } },
  ])
  const manufacturers = await table('Hersteller;Name\nwolkenwerk;Wolkenwerk\n', { kind: 'manufacturer' })
  t.match(manufacturers.records, [{ kind: 'manufacturer', record: { id: 'wolkenwerk', name: 'Wolkenwerk' } }])
})

t.test('a table of 100,000 rows is read row by row', async (t) => {
  let written = 0
  let maxAhead = 0
  async function* rows() {
    yield Buffer.from('Artikelnummer;Name;Kategorien;Preis de\n')
    for (let rows = ''; written < 100_000; ) {
      for (let count = 0; count < 100; count++) rows += `${100_000 + written++};Stift;1200;1,99\n`
      yield Buffer.from(rows)
      rows = ''
    }
  }
  let read = 0
  for await (const sourced of readCsv(rows(), { kind: 'product' })) {
    if (!('record' in sourced)) t.fail(sourced.violation.message)
    maxAhead = Math.max(maxAhead, written - ++read)
  }
  t.equal(read, 100_000)
  t.ok(maxAhead < 5000, `no more rows are read ahead than the beginning of a file has: ${maxAhead}`)
})
