import t from 'tap'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { smallShop } from '#fixtures/testing/small-shop.ts'
import { loader } from './testing/shops.ts'

const { url } = await smallShop(t)

t.test('E3.9 the whole demo shop survives export, load into an empty database, and export', async (t) => {
  const [full, empty] = [loader(t, url), loader(t, await migratedDatabase(t))]
  const text = await full.exported()
  const report = await empty.loadText(text)
  t.same(report.violations, [])
  t.equal(await empty.exported(), text)
  const again = await empty.loadText(text)
  t.same(again.differences, [], 'again is no change')
  t.same((await full.loadText(text)).differences, [], 'nor is it where the export comes from')
})
