import { openDatabase } from '#engine/db/database.ts'
import { formats } from '#engine/modules/studio/loads/formats/formats.ts'
import { createLoads, type LoadFile } from '#engine/modules/studio/loads/loads.service.ts'
import { readLegalFiles } from '../legal-files.ts'
import { readMarkFiles } from '../mark-files.ts'
import { readShopFile } from '../read-shop-file.ts'
import { setUpShop } from '../set-up-shop.ts'
import { setupTemplate } from '../template.ts'

/** The template with all stores that it has commented out. */
export const wholeTemplate = (): string => setupTemplate().replaceAll(/^# (?= )/gm, '')

export const openShop = (url: string) =>
  openDatabase({ url, poolSize: 2, statementTimeout: 60_000, connectionTimeout: 5000 }, () => undefined)

/** Sets up a shop by the text of its file; legal texts are files of `folder`. */
export const setUpBy = async (url: string, yaml: string, folder: string) => {
  const db = openShop(url)
  try {
    const shop = readShopFile(yaml, 'shop.yaml')
    const legal = await readLegalFiles(shop, folder, 'shop.yaml')
    const marks = await readMarkFiles(shop, folder, 'shop.yaml')
    return await setUpShop(db, { shop, legal, marks, source: 'shop.yaml' })
  } finally {
    await db.$client.end()
  }
}

const categories = `Kategorienummer;Reihenfolge;Name;Name (en)
10;1;Hefte;Exercise books
20;2;Stifte;Pens`

const products = `Produktnummer;Artikelnummer;Name;Kategorien;Preis de;Preis at;Preis ch;Preis b2b;Bestand;Liefertage
100;100-01;Heft A5 liniert;10;3,90;3,90;4,50;3,90;40;1
101;101-01;Heft A4 kariert;10;4,90;4,90;5,50;4,90;25;1
200;200-01;Bleistift HB;20;1,20;1,20;1,50;1,20;100;1`

const tableOf = (kind: string, text: string): LoadFile => ({
  name: `${kind}.csv`,
  reader: formats['.csv'],
  options: { kind },
  open: async function* () {
    yield Buffer.from(text)
  },
})

/** Two categories and three products by tables, as an owner brings them in. */
export const loadThreeProducts = async (url: string) => {
  const db = openShop(url)
  try {
    return await createLoads({ db }).load([tableOf('category', categories), tableOf('product', products)], {
      by: 'test',
      isDryRun: false,
      isFull: false,
      allowRemovals: false,
    })
  } finally {
    await db.$client.end()
  }
}
