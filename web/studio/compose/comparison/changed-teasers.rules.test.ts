import t from 'tap'
import type { Page } from '../../page/page.ts'
import { changedTeasers } from './changed-teasers.rules.ts'

const pageOf = (...texts: [id: string, text: string][]): Pick<Page, 'rows'> => ({
  rows: texts.map(([id, text]) => ({
    id: `row-${id}`,
    cells: [
      {
        id: `cell-${id}`,
        x: 0,
        y: 0,
        width: 12,
        height: 1,
        teasers: [{ id, name: id, type: 'html', attributes: { teasercontent: text } }],
      },
    ],
  })),
})

t.test('teasers that are new, gone or otherwise have changed; those that only moved have not', async (t) => {
  const before = pageOf(['same', 'a'], ['other', 'b'], ['gone', 'c'])
  const after = pageOf(['new', 'd'], ['other', 'B'], ['same', 'a'])
  t.same(changedTeasers(before, after), ['other', 'gone', 'new'])
  t.same(changedTeasers(before, before), [])
})
