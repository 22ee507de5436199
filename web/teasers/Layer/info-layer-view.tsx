import { InfoLayer } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import { runByFetch } from '../../lib/data/without-apollo.ts'
import { islandRoot } from '../../lib/hydration/island-root.tsx'
import { readFirstPage } from '../../lib/scope/first-page.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { isTeaserVisible } from '../grid/is-teaser-visible.ts'
import { Layer } from './Layer.tsx'
import { parseLayer } from './parse.ts'

/**
 * Brings the layer from the editors' page that keeps it, as an island at the end of the document. It goes when it
 * is closed, or another page comes, which may have it as well.
 */
export async function bringInfoLayer(pageId: string, teaserId: string): Promise<HTMLDialogElement | null> {
  const question = { pageId, url: `page:${pageId}` }
  const { data } = await send(InfoLayer, question, { runOperation: runByFetch })
  const rows = data?.getPageById?.seo.rows ?? []
  const teasers = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.teasers))
  const teaser = teasers.find(({ id, type }) => id === teaserId && type === 'layer')
  const first = readFirstPage()
  // Segments of its own page, tests of the one that is shown.
  const assignments = [...(data?.abAssignments ?? []), ...first.abAssignments]
  const layer = teaser && isTeaserVisible(teaser, assignments) && parseLayer(teaser)
  if (!layer) return null
  // Another page may have come while it was asked for.
  const there = document.querySelector<HTMLDialogElement>('dialog[data-info-layer]')
  if (there) return there
  const container = document.createElement('div')
  document.body.append(container)
  const root = islandRoot(container)
  const leave = () => {
    endShown()
    root.end()
    container.remove()
  }
  const endShown = onPageShown(leave)
  // A dialog's close event doesn't bubble.
  container.addEventListener('close', leave, { capture: true })
  root.drawNow(<Layer {...layer} />)
  return container.querySelector('dialog')
}
