import t from 'tap'
import { type Information, type Items, loadInformation } from './variant-information.ts'

const information = (count: number) => ({ attributes: Array.from({ length: count }, () => ({})) }) as Information
const items = [{ itemId: '1-1' }] as Items
const question = { productId: '1' }
const load = (found: Information | null, all: Items | null) =>
  loadInformation({ information: async () => found, items: async () => all }, question)

t.test('items are asked for where no attribute tells them apart', async (t) => {
  t.same(await load(information(0), items), { information: information(0), items })
  t.same(await load(information(2), items), { information: information(2), items: [] })
})

t.test('a choice of which a part could not be loaded is lost: nothing could be chosen', async (t) => {
  t.equal(await load(null, items), null)
  t.equal(await load(information(0), null), null, 'the items')
  t.ok(await load(information(2), null), 'no items are needed')
})
