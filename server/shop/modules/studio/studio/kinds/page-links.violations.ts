import { sql } from 'drizzle-orm'
import type { ImportPage } from '#contract/import/content.ts'
import { isApplicationPath } from '#contract/limits/application-paths.ts'
import { parseShopUrl, withTrailingSlash } from '#contract/shop-paths.ts'
import type { Executor } from '#engine/db/database.ts'
import { categories } from '#engine/modules/catalogue/directory/directory.tables.ts'
import { pages, redirects } from '#engine/modules/content/content/content.tables.ts'
import { redirectKey } from '#engine/modules/content/content/paths.rules.ts'
import { contentSchedule } from '../studio.tables.ts'

/** An address with its place in the page. */
type Link = { path: string; url: string }

/** A path of this store at which content is looked for. */
type Target = { path: string; target: string }

/** What search engines read; it names pages themselves, not what sends visitors on to them. */
const machineLinks = ({ seo }: ImportPage): Link[] => [
  ...(seo.canonicalUrl ? [{ path: 'seo.canonicalUrl', url: seo.canonicalUrl }] : []),
  ...(seo.links ?? []).map(({ href }, index) => ({ path: `seo.links[${index}].href`, url: href })),
  ...seo.breadcrumbs.flatMap(({ url }, index) => (url ? [{ path: `seo.breadcrumbs[${index}].url`, url }] : [])),
]

const href = /<a(?=\s)[^<>]*?\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/gi

/** Links that visitors follow: fields of teasers and of the footer, and what stands in formatted texts. */
const visitorLinks = (value: unknown, path: string): Link[] => {
  if (typeof value === 'string')
    return [...value.matchAll(href)].map(([, double, single]) => ({ path, url: double ?? single ?? '' }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
    const isLink = typeof inner === 'string' && (key === 'url' || key === 'link')
    return isLink ? [{ path: at, url: inner }] : visitorLinks(inner, at)
  })
}

/** Those that lead to content of this store, each once; the application answers for its own addresses, and for ids. */
const targetsOf = (links: readonly Link[]): Target[] => {
  const targets = links.flatMap(({ path, url }) => {
    const target = /^\/(?!\/)/.test(url) ? parseShopUrl(url)?.path : undefined
    const isElsewhere = target === undefined || isApplicationPath(target) || /^\/(cat|prod)\//.test(target)
    return isElsewhere ? [] : [{ path, target: withTrailingSlash(target) }]
  })
  return [...new Map(targets.map((each) => [`${each.path} ${each.target}`, each])).values()]
}

/** Pictures, and files that the edge has. */
const isFile = ({ target }: Target): boolean => target.startsWith('/media/') || /\.[a-z0-9]+\/$/i.test(target)

/** Without those from which a redirect leads visitors on. */
const withoutMoved = async (db: Executor, { store }: ImportPage, targets: readonly Target[]): Promise<Target[]> => {
  if (targets.length === 0) return []
  const keys = sql.param(targets.map(({ target }) => redirectKey(target)))
  const moved = await db
    .select({ from: redirects.from })
    .from(redirects)
    .where(sql`${redirects.store} = ${store} and ${redirects.from} = any(${keys}::text[])`)
  const from = new Set(moved.map((redirect) => redirect.from))
  return targets.filter(({ target }) => !from.has(redirectKey(target)))
}

/** Links to what visitors do not find, or not for long. */
export const linkViolations = async (db: Executor, page: ImportPage, together: readonly ImportPage[]) => {
  const content = [...visitorLinks(page.rows, 'rows'), ...visitorLinks(page.footer, 'footer')]
  const followed = targetsOf(content).filter((target) => !isFile(target))
  const links = [...targetsOf(machineLinks(page)), ...(await withoutMoved(db, page, followed))]
  if (links.length === 0) return []
  const targets = sql.param(links.map(({ target }) => target))
  const { rows } = await db.execute<{ path: string; ends: boolean }>(sql`
    select path, bool_and(ends) as ends from (
      select p.path, s.id is not null as ends from ${pages} p
        left join ${contentSchedule} s
          on s.kind = 'page' and s.state = 'live' and s.key = p.id and s.store = p.store and s.language = p.language
        where p.store = ${page.store} and p.path = any(${targets}::text[]) and not p.is_gone
      union all select path, false from ${categories} where path = any(${targets}::text[])
    ) found group by path`)
  const endsByPath = new Map(rows.map(({ path, ends }) => [path, ends]))
  const own = new Set([...together.map(({ path }) => path), page.path])
  return links.flatMap(({ path, target }) => {
    if (own.has(target) || endsByPath.get(target) === false) return []
    const message = endsByPath.has(target)
      ? `leads to a page whose end is planned: ${target}`
      : `leads to nothing: ${target}`
    return [{ path, message, level: 'warning' as const }]
  })
}
