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
import { defineKind, each } from './kind.ts'

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
  hasStore: true,
  hasLanguage: false,
  keyField: 'from',
  normalKey: (from) => redirectKey(parseShopUrl(from)?.path ?? from),
  titleOf: ({ from, to }) => `${from ?? ''} → ${to ?? ''}`,
  pathOf: ({ from }) => from,
  find: (db, { store, key }) =>
    db
      .select({
        store: redirects.store,
        from: redirects.from,
        to: redirects.to,
        isTemporary: redirects.isTemporary,
      })
      .from(redirects)
      .where(and(store && eq(redirects.store, store), key === undefined ? undefined : eq(redirects.from, key)))
      .orderBy(asc(redirects.from)),
  violations: async (db, records) => [
    ...(await wayViolations(db, records)),
    ...(await hiddenPageViolations(db, records)),
  ],
  save: importRedirects,
  remove: async (trx, { key, store }) => {
    await trx.delete(redirects).where(and(eq(redirects.from, key), sql`${redirects.store} = ${store}`))
  },
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
