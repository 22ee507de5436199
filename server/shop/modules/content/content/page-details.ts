import type { AbTest, PageDetails } from '#contract/generated/types.ts'
import { isApplicationPath } from '#contract/limits/application-paths.ts'
import { parseShopUrl, type ShopUrl, withTrailingSlash } from '#contract/shop-paths.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { isShownPageType } from '#schemas/page-types.rules.ts'
import { findRedirect } from './content.repository.ts'
import { addressFor, type DraftedPages } from './drafted-pages.ts'
import { hasForbiddenCharacters, parseEntityPath, withQuery } from './paths.rules.ts'

/** What content asks the catalogue for. */
export type Targets = {
  findCategory: (id: string, audience: Audience) => { id: string } | null | Promise<{ id: string } | null>
  /** Finds a category by its content path. */
  findCategoryByPath: (path: string, audience: Audience) => { id: string } | null | Promise<{ id: string } | null>
  findProductStatus: (id: string, audience: Audience) => Promise<'active' | 'gone' | 'missing'>
}

type PageDetailsSources = {
  db: Database
  targets: Targets
  drafts: DraftedPages
  abTestsFor: (path: string, audience: Audience) => Promise<AbTest[]>
}

type Finding = Omit<PageDetails, 'url' | 'activeAbTests'>

const missing: Finding = { status: 404, pageType: 'NOTFOUND' }
const gone: Finding = { status: 410, pageType: 'GONE' }
const found = (pageType: string, rest: Partial<Finding> = {}): Finding => ({ status: 200, pageType, ...rest })
const moved = (redirectUrl: string, status: 301 | 302 = 301): Finding => ({ status, pageType: 'REDIRECT', redirectUrl })

type Rule = (url: ShopUrl, audience: Audience, sources: PageDetailsSources) => Finding | null | Promise<Finding | null>

const applicationRule: Rule = ({ path }) => (isApplicationPath(path) ? found('APPLICATION') : null)

const characterRule: Rule = ({ path }) => (hasForbiddenCharacters(path) ? missing : null)

const redirectRule: Rule = async ({ path, query }, { store }, { db }) => {
  const redirect = await findRedirect(db, store.id, path)
  return redirect && moved(withQuery(redirect.to, query), redirect.isTemporary ? 302 : 301)
}

const entityRule: Rule = async ({ path, requestedPath, query }, audience, { targets }) => {
  const entity = parseEntityPath(path)
  if (!entity) return null
  const { kind, id, canonical } = entity
  if (kind === 'category') {
    const category = await targets.findCategory(id, audience)
    if (!category) return missing
    return requestedPath === canonical
      ? found('CATEGORYPAGE', { categoryId: category.id })
      : moved(encodeURI(canonical) + query)
  }
  const status = await targets.findProductStatus(id, audience)
  if (status !== 'active') return status === 'gone' ? gone : missing
  return requestedPath === canonical ? found('PRODUCTPAGE') : moved(encodeURI(canonical) + query)
}

const contentRule: Rule = async ({ path, requestedPath, query }, audience, { db, drafts, targets }) => {
  const canonical = withTrailingSlash(path)
  const page = await addressFor(canonical, audience, { db, drafts })
  if (page?.isGone) return gone
  if (page && !isShownPageType(page.pageType)) return missing
  const category = page ? null : await targets.findCategoryByPath(canonical, audience)
  if (!page && !category) return null
  if (requestedPath !== canonical) return moved(encodeURI(canonical) + query)
  return page
    ? found(page.pageType, { pageId: page.id, categoryId: page.categoryId })
    : found('CATEGORYPAGE', { categoryId: category?.id ?? null })
}

/** The first rule that knows an answer decides (storefront.md §2). */
const rules: Rule[] = [
  // What the application draws is its own business.
  applicationRule,
  characterRule,
  // Editors can send visitors on from any other path, that of a retired product included.
  redirectRule,
  entityRule,
  contentRule,
]

/** What stands at a path of the shop; a miss is status 404, never an error. */
export const findPageDetails = async (
  requestedUrl: string,
  audience: Audience,
  sources: PageDetailsSources,
): Promise<PageDetails> => {
  const url = parseShopUrl(requestedUrl)
  if (!url) return { url: requestedUrl, ...missing, activeAbTests: [] }
  let finding: Finding | null = null
  for (const rule of rules) {
    finding = await rule(url, audience, sources)
    if (finding) break
  }
  const settled = finding ?? missing
  const activeAbTests = settled.status === 200 ? await sources.abTestsFor(url.path, audience) : []
  return { url: requestedUrl, ...settled, activeAbTests }
}
