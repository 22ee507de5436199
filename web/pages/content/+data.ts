import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { asksForListing } from '../../features/listing/address/listing-address.ts'
import { loadCategoryListing } from '../../features/listing/page/load-category-listing.ts'
import { CategorySize, ContentPage, PageDetails, type PageDetailsQuery } from '../../generated/operations.ts'
import { query } from '../../lib/data/query.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import { shortenJson } from '../../lib/data/raw-json.ts'
import { isServer } from '../../lib/hydration/is-server.ts'
import { redirectTarget } from '../../lib/routing/redirect-target.ts'
import { isTeaserVisible } from '../../teasers/grid/is-teaser-visible.ts'
import { rowsForHydration } from '../../teasers/grid/rows-for-hydration.ts'
import { loadTeasers, teaserOf } from '../../teasers/registry.ts'
import { contentHead, defaultTitleKey, headlineOf, overriddenHead, ownPath } from './content-head.ts'
import { composedView, listingView } from './views.ts'

type Details = PageDetailsQuery['getPageDetailsByUrl']

/** Status and redirect are settled by the first call, before anything is written (storefront.md §2). */
export async function data(pageContext: PageContext) {
  const { pathnameOriginal, searchOriginal } = pageContext.urlParsed
  const { getPageDetailsByUrl: details } = await query(pageContext, PageDetails, { url: pathnameOriginal })
  settleStatus(details, searchOriginal ?? '')

  const { getPageById: page, getTranslationsByKeys } = details.pageId
    ? await query(pageContext, ContentPage, { pageId: details.pageId, titleKeys: [defaultTitleKey] })
    : { getPageById: null, getTranslationsByKeys: [] }

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
  const [wholeCategory] = await Promise.all([
    categoryId ? queryOptional(pageContext, CategorySize, { id: categoryId }) : null,
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
    head: contentHead(page.seo, path + (searchOriginal ?? ''), getTranslationsByKeys[0]?.value ?? ''),
    translations: page.translations,
    isDeferred: types.some((type) => teaserOf(type).deferred),
    page: shown,
    hasHeadline: Boolean(headlineOf(page.seo)),
    /** What there is besides the editors' rows. */
    wholeCategory: wholeCategory?.core_category ?? null,
  }
}

function settleStatus({ status, redirectUrl, pageType }: Details, search: string): void {
  const target = redirectUrl && redirectTarget(redirectUrl, search)
  if (target) throw redirect(target, status === 302 ? 302 : 301)
  if (status === 410) throw render(410, pageType)
  if (status !== 200) throw render(404, pageType)
}
