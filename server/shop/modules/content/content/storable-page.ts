import type { ImportPage } from '#contract/import/content.ts'
import { withGridIds } from './grid-ids.ts'
import { sanitiseBySchema } from './html-fields.ts'

/** A page as it is stored: its HTML sanitised, so that reads need not do it, and ids for its rows and cells. */
export const storable = (page: ImportPage): ImportPage => ({
  ...page,
  rows: withGridIds(page.rows).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      teasers: cell.teasers.map((teaser) => ({
        ...teaser,
        attributes: sanitiseBySchema(teaser.attributes, `teasers/${teaser.type}`),
      })),
    })),
  })),
  ...(page.footer && { footer: sanitiseBySchema(page.footer, 'footer') }),
})
