import { and, asc, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportRedirect } from '#contract/import/content.ts'
import { parseShopUrl, withTrailingSlash } from '#contract/shop-paths.ts'
import type { Executor } from '#engine/db/database.ts'
import { importRedirects } from '#engine/modules/content/content/content.import.ts'
import { pages, redirects } from '#engine/modules/content/content/content.tables.ts'
import {
  circleViolationsAmong,
  leadsTo,
  redirectViolations,
} from '#engine/modules/content/content/content.violations.ts'
import { redirectKey } from '#engine/modules/content/content/paths.rules.ts'
import { stores } from '#engine/modules/stores/stores/stores.tables.ts'
import { defineKind, each, meant } from './kind.ts'

const at = { table: redirects, key: redirects.from, store: redirects.store }

const keyOf = (from: string): string => redirectKey(parseShopUrl(from)?.path ?? from)

/** Visitors are sent on before a page is looked for. */
const hiddenPageViolations = async (db: Executor, records: readonly ImportRedirect[]) => {
  const paths = records.map(({ from }) => withTrailingSlash(parseShopUrl(from)?.path ?? from))
  const found = await db
    .select({ id: pages.id, store: pages.store, path: pages.path })
    .from(pages)
    .where(and(sql`${pages.path} = any(${sql.param(paths)}::text[])`, eq(pages.isGone, false)))
  return records.flatMap(({ store }, record) => {
    const page = found.find((each) => each.store === store && each.path === paths[record])
    const message = `hides the page ${page?.id}, which has this path`
    return page ? [{ path: 'from', message, level: 'warning' as const, record }] : []
  })
}

const findHosts = (db: Executor) => db.select({ id: stores.id, host: stores.host }).from(stores)

/** Faults of where redirects lead that are published together. */
export const wayViolations = async (db: Executor, records: readonly ImportRedirect[]) => {
  // Redirects of every store: an absolute address may lead through another one and back.
  const stored = await db.select({ store: redirects.store, from: redirects.from, to: redirects.to }).from(redirects)
  const hosts = await findHosts(db)
  const circleViolations = circleViolationsAmong([...stored, ...records], hosts)
  const check = each<ImportRedirect>((redirect) => [
    ...redirectViolations(redirect, hosts),
    ...circleViolations(redirect),
  ])
  return check(db, records)
}

export const redirectKind = defineKind<ImportRedirect>({
  kind: 'redirect',
  list: 'redirects',
  at,
  keyField: 'from',
  normalKey: keyOf,
  titleOf: ({ from, to }) => `${from ?? ''} → ${to ?? ''}`,
  pathOf: ({ from }) => from,
  find: (db, filter) =>
    db
      .select({
        store: redirects.store,
        from: redirects.from,
        to: redirects.to,
        isTemporary: redirects.isTemporary,
      })
      .from(redirects)
      .where(meant(at, filter))
      .orderBy(asc(redirects.from)),
  normalised: (redirect) => ({ ...redirect, from: keyOf(redirect.from) }),
  violations: async (db, records) => [
    ...(await wayViolations(db, records)),
    ...(await hiddenPageViolations(db, records)),
  ],
  save: importRedirects,
})

/** The published redirect of a path. */
export const findRedirectFrom = async (db: Executor, store: StoreId, path: string): Promise<ImportRedirect | null> => {
  const [found] = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.store, store), eq(redirects.from, redirectKey(path))))
  return found ?? null
}

/** The redirect from the path to which a page moves that leads back to its old one; it ends with the move. */
export const findWayBack = async (
  db: Executor,
  store: StoreId,
  { from, to }: { from: string; to: string },
): Promise<ImportRedirect | null> => {
  const redirect = await findRedirectFrom(db, store, to)
  return redirect && leadsTo(redirect, from, await findHosts(db)) ? redirect : null
}
