import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { asksForListing } from '../../features/listing/address/listing-address.ts'
import { loadCategoryListing } from '../../features/listing/page/load-category-listing.ts'
import {
  CategorySize,
  ContentPage,
  type ContentPageFragment,
  PageAtUrl,
  PageDetails,
  type PageDetailsQuery,
  TeaserRecommendations,
} from '../../generated/operations.ts'
import { askAhead } from '../../lib/data/ask-ahead.ts'
import { shortenJson } from '../../lib/data/page-json.ts'
import { query } from '../../lib/data/query.ts'
import { send } from '../../lib/data/send.ts'
import { isServer } from '../../lib/hydration/is-server.ts'
import { titledHead } from '../../lib/page/titled-head.ts'
import { redirectTarget } from '../../lib/routing/redirect-target.ts'
import { isTeaserVisible } from '../../teasers/grid/is-teaser-visible.ts'
import { rowsForHydration } from '../../teasers/grid/rows-for-hydration.ts'
import { recommendationIds } from '../../teasers/Recommendations/recommendation-ids.ts'
import { loadTeasers, teaserOf } from '../../teasers/registry.ts'
import { contentHead, headlineOf, overriddenHead, ownPath } from './content-head.ts'
import { composedView, listingView } from './views.ts'

type Details = PageDetailsQuery['getPageDetailsByUrl']

/**
 * Status and redirect are settled first, before anything is written (storefront.md §2). Two rounds to the engine: what stands at the
 * address with the page of editors there, then what that page or its category shows.
 */
export async function data(pageContext: PageContext) {
  const { pathnameOriginal, searchOriginal } = pageContext.urlParsed
  const { details, page } = await atPath(pageContext, pathnameOriginal)
  settleStatus(details, searchOriginal ?? '')

  const categoryId = page?.categoryId ?? details.categoryId
  const isStaged = Boolean(categoryId && page?.seo.rows.length)
  if (categoryId && (!isStaged || asksForListing(new URLSearchParams(searchOriginal ?? '')))) {
    const [category] = await Promise.all([loadCategoryListing(pageContext, categoryId, isStaged), listingView.load()])
    if (!category) throw render(404, `category ${categoryId}`)
    const { hideBreadcrumb = false, hideLeftColumn = false, translations } = page ?? {}
    const head = page && !isStaged ? overriddenHead(category.head, page.seo) : category.head
    return {
      kind: 'listing' as const,
      ...category,
      head,
      ...(translations && { translations }),
      hideBreadcrumb,
      hideLeftColumn,
      isStaged,
    }
  }
  if (!page) throw render(404, details.pageType)

  const path = ownPath(page, pageContext.site.textLanguage, pathnameOriginal)
  const assignments = (await pageContext.assigned) ?? pageContext.abAssignments
  const types = page.seo.rows
    .flatMap((row) => row.cells.flatMap((cell) => cell.teasers))
    .filter((teaser) => isTeaserVisible(teaser, assignments))
    .map((teaser) => teaser.type)
  const teaserIds = recommendationIds(page.seo.rows, assignments)
  if (isServer && teaserIds.length > 0) askAhead(pageContext, TeaserRecommendations, { teaserIds })
  const isTitled = Boolean(page.seo.title || headlineOf(page.seo))
  const [wholeCategory, defaultHead] = await Promise.all([
    categoryId ? send(CategorySize, { id: categoryId }, { runOperation: pageContext.runOperation }) : null,
    isTitled ? null : titledHead(pageContext, 'content.title'),
    isServer ? null : loadTeasers(types),
    composedView.load(),
  ])
  // An object of its own: another visitor's variant may be rendered from the same answer.
  const shown = { ...page }
  if (isServer) {
    shortenJson(shown, { ...page, seo: { ...page.seo, rows: rowsForHydration(page.seo.rows, assignments) } })
  }
  return {
    kind: 'content' as const,
    head: contentHead(page.seo, path + (searchOriginal ?? ''), defaultHead?.title ?? ''),
    translations: page.translations,
    isDeferred: types.some((type) => teaserOf(type).deferred),
    page: shown,
    hasHeadline: Boolean(headlineOf(page.seo)),
    /** What there is besides the editors' rows. */
    wholeCategory: wholeCategory?.data?.core_category ?? null,
  }
}

/**
 * What stands at a path, and the page of editors there. They are asked for at the same time; by its id again where the page at the path is
 * none or another: an engine of the build before knows no pages by path, and for some pages it takes a login.
 */
async function atPath(
  pageContext: PageContext,
  url: string,
): Promise<{ details: Details; page: ContentPageFragment | null }> {
  const [{ getPageDetailsByUrl: details }, { data: found }] = await Promise.all([
    query(pageContext, PageDetails, { url }),
    send(PageAtUrl, { url }, { runOperation: pageContext.runOperation }),
  ])
  const { pageId } = details
  if (!pageId) return { details, page: null }
  const page = found?.getPageByUrl
  if (page?.id === pageId) return { details, page }
  return { details, page: (await query(pageContext, ContentPage, { pageId })).getPageById }
}

function settleStatus({ status, redirectUrl, pageType }: Details, search: string): void {
  const target = redirectUrl && redirectTarget(redirectUrl, search)
  if (target) throw redirect(target, status === 302 ? 302 : 301)
  if (status === 410) throw render(410, pageType)
  if (status !== 200) throw render(404, pageType)
}
