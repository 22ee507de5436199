import type { PageContext } from 'vike/types'
import { readFirstPage } from '../lib/first-page.ts'

/** Before `+data`: what a page on the server is given by the edge comes from the first page's data block. */
export async function onCreatePageContext(pageContext: PageContext) {
  const { site, abAssignments, isPreview, areas } = readFirstPage()
  pageContext.site = site
  pageContext.abAssignments = abAssignments
  pageContext.isPreview = isPreview
  const missing = (pageContext.config.texts ?? []).flat().filter((area) => !areas.includes(area))
  if (missing.length > 0) {
    const { loadMoreTexts } = await import('../lib/i18n/load-more-texts.ts')
    pageContext.textsLoaded = loadMoreTexts(missing)
  }
}
