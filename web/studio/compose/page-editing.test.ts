import t from 'tap'
import { withValue } from '../form/fields.ts'
import { changeTeaser } from '../page/page.rules.ts'
import { findPart } from '../page/page.ts'
import type { Entry } from '../versions/entry.ts'
import { createPageEditing } from './page-editing.ts'

const teaser = { id: 'a', name: 'A', type: 'contentTile', attributes: {} }
const body = { id: 'p', rows: [{ id: 'r', cells: [{ id: 'c', x: 0, y: 0, width: 12, height: 1, teasers: [teaser] }] }] }
const entry: Entry = {
  kind: 'page',
  key: 'p',
  language: 'de',
  state: 'draft',
  published: null,
  shipped: null,
  variants: [],
  revision: 1,
  oldPath: null,
  draft: { revision: 1, body, baseVersion: null, updatedBy: 'ada@shop.test', updatedAt: '2026-11-23T09:00:00Z' },
  findings: [],
  planned: null,
  schedules: [],
  translations: [],
}

t.test('fields of one form that are filled in without a pause are undone one by one', async (t) => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  t.intercept(globalThis, 'localStorage', { value: storage })
  const answer = { successful: true, revision: 2, findings: [], conflict: null }
  t.intercept(globalThis, 'fetch', { value: async () => Response.json({ data: { studio_saveDraft: answer } }) })
  const editing = createPageEditing(entry, 'de')
  const enter = (key: string, value: unknown) =>
    editing.change(
      ({ rows, ...page }) => ({
        ...page,
        rows: changeTeaser(rows, 'a', (current) => ({
          ...current,
          attributes: withValue(current.attributes, key, value),
        })),
      }),
      'attributes a',
    )
  const shown = () => findPart(editing.stack.value().present.rows, 'a')?.teaser?.attributes

  for (const headline of ['S', 'So']) enter('headline', headline)
  // The link begins with its address, and ends with it.
  for (const url of ['/', '/a']) enter('link', { url })
  enter('link', undefined)
  enter('text', 'Neu')
  editing.undo()
  t.same(shown(), { headline: 'So' })
  editing.redo()
  t.same(shown(), { headline: 'So', text: 'Neu' })
  for (const _step of ['text', 'link']) editing.undo()
  t.same(shown(), { headline: 'So' })
  editing.undo()
  t.same(shown(), {})
  // Nothing is left to be sent once the answers of this test are gone.
  t.equal(await editing.saver.flush(), true)
})
