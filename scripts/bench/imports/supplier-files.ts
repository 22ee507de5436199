/** Files as suppliers send them: a table of products, the same as a catalogue of BMEcat, and prices and stock of a thousand items. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type SupplierFiles = { table: string; catalogue: string; prices: string; stock: string }

const colours = ['red', 'blue', 'green', 'black']
const things = ['Schulheft', 'Buntstifte', 'Klebestift', 'Ringbuch', 'Malkasten', 'Brotdose', 'Lineal', 'Zirkel']
const itemsOfDelta = 1000

const numberOf = (index: number): string => String(700_000 + index)
const nameOf = (index: number): string => `${things[index % things.length]} Serie ${index % 977}`
const textOf = (index: number): string =>
  `<p>${nameOf(index)}: für Schule, Büro und Kindergarten. ${'Robust, nachfüllbar und gut zu halten. '.repeat(6)}</p>`
const centsOf = (index: number): number => 199 + ((index * 37) % 4000)
const amountOf = (cents: number, point: string): string =>
  `${Math.floor(cents / 100)}${point}${String(cents % 100).padStart(2, '0')}`

/** Valid, and another for each number. */
function gtinOf(index: number): string {
  const digits = `40063${String(index).padStart(7, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

function* tableOf(products: number, categories: readonly string[]) {
  yield 'Produktnummer;Name;Name (en);Beschreibung;Beschreibung (en);Kategorien;Artikelnummer;GTIN;Merkmal:COLOUR;Preis de;Preis at;Preis b2b;Bestand;Liefertage\n'
  for (let index = 0; index < products; index += 1) {
    const id = numberOf(index)
    const price = amountOf(centsOf(index), ',')
    const category = categories[index % categories.length]
    yield `${id};${nameOf(index)};${nameOf(index)};${textOf(index)};;${category};${id}-1;${gtinOf(index)};${colours[index % 4]};${price};${price};${price};${index % 90};2\n`
  }
}

function* catalogueOf(products: number) {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>B</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION>
<TERRITORY>DE</TERRITORY><TERRITORY>AT</TERRITORY><CURRENCY>EUR</CURRENCY></CATALOG>
<SUPPLIER><SUPPLIER_NAME>Mühlengrund</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>\n`
  for (let index = 0; index < products; index += 1)
    yield `<ARTICLE><SUPPLIER_AID>${800_000 + index}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${nameOf(index)}</DESCRIPTION_SHORT>
<DESCRIPTION_LONG><![CDATA[${textOf(index)}]]></DESCRIPTION_LONG><EAN>${gtinOf(index)}</EAN><MANUFACTURER_NAME>Mühlengrund</MANUFACTURER_NAME>
<DELIVERY_TIME>2</DELIVERY_TIME></ARTICLE_DETAILS><ARTICLE_FEATURES><FEATURE><FNAME>Farbe</FNAME><FVALUE>${colours[index % 4]}</FVALUE></FEATURE>
<FEATURE><FNAME>Gewicht</FNAME><FVALUE>${index % 500}</FVALUE><FUNIT>g</FUNIT></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="gros_list">
<PRICE_AMOUNT>${amountOf(centsOf(index), '.')}</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>\n`
  yield '</T_NEW_CATALOG></BMECAT>\n'
}

function* pricesOf() {
  yield 'Artikelnummer;Preis de;Preis at\n'
  for (let index = 0; index < itemsOfDelta; index += 1) {
    const price = amountOf(centsOf(index) + 10, ',')
    yield `${numberOf(index)}-1;${price};${price}\n`
  }
}

function* stockOf() {
  yield 'Artikelnummer;Bestand\n'
  for (let index = 0; index < itemsOfDelta; index += 1) yield `${numberOf(index)}-1;${(index * 7) % 200}\n`
}

/** Writes the files into a folder. */
export async function writeSupplierFiles(
  folder: string,
  { products, categories }: { products: number; categories: readonly string[] },
): Promise<SupplierFiles> {
  const write = async (name: string, lines: Iterable<string>) => {
    const path = join(folder, name)
    await pipeline(lines, createWriteStream(path))
    return path
  }
  return {
    table: await write('products.csv', tableOf(products, categories)),
    catalogue: await write('catalogue.xml', catalogueOf(products)),
    prices: await write('prices.csv', pricesOf()),
    stock: await write('stock.csv', stockOf()),
  }
}
