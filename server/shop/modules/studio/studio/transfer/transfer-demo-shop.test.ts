import t from 'tap'
import type { ContentKind } from '#contract/generated/types.ts'
import { importRecords } from '#engine/modules/catalogue/catalogue/catalogue.import.ts'
import { filledDatabase } from '#engine/testing/engine.ts'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { importContent } from '../../content-import/import-content.ts'
import { kinds } from '../kinds/kinds.ts'
import { editor, openStudio } from '../testing/studio.ts'

const anna = editor('anna')
const allKinds = Object.keys(kinds) as ContentKind[]
const { catalogue, content, url } = await smallShop(t)

t.test(
  'E3.3 all content of the demo shop, exported, imported into a new shop and exported again, is the same bytes',
  async (t) => {
    const nothing = Object.fromEntries(Object.keys(content).map((name) => [name, []])) as unknown as typeof content
    const newShop = await filledDatabase(t, async (trx) => {
      // Pages name categories, not products.
      await importRecords(
        trx,
        catalogue.filter(({ kind }) => kind !== 'product' && kind !== 'review'),
      )
      await importContent(trx, { ...nothing, stores: content.stores, media: content.media })
    })
    const [full, empty] = await Promise.all([openStudio(t, url), openStudio(t, newShop)])
    // One consumer store stands for all; the business store has both languages.
    for (const store of ['de', 'b2b'] as const) {
      const first = JSON.stringify(await full.studio.transfer.export(allKinds, store, anna))
      const back = await full.studio.transfer.import(JSON.parse(first), true, store, anna)
      t.match(back, { successful: true, changed: 0 }, `${store}: nothing would change where it comes from`)
      const taken = await empty.studio.transfer.import(JSON.parse(first), false, store, anna)
      t.same(
        taken.findings.filter(({ level }) => level === 'error'),
        [],
        store,
      )
      t.equal(JSON.stringify(await empty.studio.transfer.export(allKinds, store, anna)) === first, true, store)
    }
  },
)
