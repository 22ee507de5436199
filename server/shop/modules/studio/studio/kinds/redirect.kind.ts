import { and, asc, eq, sql } from 'drizzle-orm'
import type { StoreId } from '#contract/generated/types.ts'
import type { ImportRedirect } from '#contract/import/content.ts'
import { parseShopUrl } from '#contract/shop-paths.ts'
import type { Executor } from '../../../../db/database.ts'
import { redirectFaults } from '../../../content/content/content.faults.ts'
import { importRedirects } from '../../../content/content/content.import.ts'
import { redirects } from '../../../content/content/content.tables.ts'
import { redirectKey } from '../../../content/content/paths.rules.ts'
import { defineKind, each } from './kind.ts'

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
  faults: each(redirectFaults),
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
