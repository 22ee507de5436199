import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { change, filledDatabase } from '#engine/testing/engine.ts'
import { category, importing } from './testing/sample-catalogue.ts'

const record = (id: string, parentId: string | null): ImportRecord => ({
  kind: 'category',
  record: category(id, parentId),
})

const url = await filledDatabase(
  t,
  importing([record('1', null), record('2', null), record('11', '1'), record('111', '11'), record('1111', '111')]),
)

const lineages = async () => {
  const found: Record<string, string> = {}
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ id: string; lineage: string[] }>(sql`select id, lineage from categories`)
    for (const { id, lineage } of rows) found[id] = lineage.join('/')
  })
  return found
}

t.test('the categories below one that is moved go with it', async (t) => {
  await change(url, importing([record('11', '2')]))
  t.same(await lineages(), { 1: '1', 2: '2', 11: '2/11', 111: '2/11/111', 1111: '2/11/111/1111' })
})

t.test('a category that is placed below a moved one, and one that stands before it, are where it is now', async (t) => {
  await change(url, importing([record('111', '11'), record('11', '1'), record('12', '111')]))
  t.same(await lineages(), { 1: '1', 2: '2', 11: '1/11', 111: '1/11/111', 1111: '1/11/111/1111', 12: '1/11/111/12' })
})

t.test(
  'a category may go below one that stood below it, once that has gone elsewhere, and never below itself',
  async (t) => {
    await change(url, importing([record('111', '2'), record('11', '1111')]))
    t.match(await lineages(), { 111: '2/111', 1111: '2/111/1111', 11: '2/111/1111/11' })
    const circle = [record('11', '1'), record('2', '11'), record('1', '1111')]
    await t.rejects(change(url, importing(circle)), { message: /category 1: is above itself/ })
  },
)
