import t from 'tap'
import type { ContentKind } from '#contract/generated/types.ts'
import { storeIds } from '#contract/stores.ts'
import { generateCatalogue } from '../../../../fixtures/catalogue/generate.ts'
import { buildContent } from '../../../../fixtures/content/content.ts'
import { givenAwayRecords } from '../../../../fixtures/offers/given-away.ts'
import { filledDatabase } from '../../testing/engine.ts'
import { importRecords } from '../catalogue/catalogue.import.ts'
import { importContent } from '../content/content.import.ts'
import { kinds } from './kinds/kinds.ts'
import { editor, openStudio } from './testing/studio.ts'

const anna = editor('anna')
const allKinds = Object.keys(kinds) as ContentKind[]
const baseUrls = Object.fromEntries(storeIds.map((id) => [id, `https://${id}.shop.test`]))
const content = buildContent({ baseUrls })
const records = [...generateCatalogue({ products: 120, today: new Date('2026-03-02') }), ...givenAwayRecords()]

const openShop = async (imported: Parameters<typeof importContent>[1]) =>
  openStudio(
    t,
    await filledDatabase(t, async (trx) => {
      await importRecords(trx, records)
      await importContent(trx, imported)
    }),
  )

t.test(
  'all content of the demo shop, exported, imported into a new shop and exported again, is the same bytes',
  async (t) => {
    const nothing = Object.fromEntries(Object.keys(content).map((name) => [name, []])) as unknown as typeof content
    const full = await openShop(content)
    const empty = await openShop({ ...nothing, stores: content.stores, media: content.media })
    // Of the consumer stores one stands for all; the business store has both languages.
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
