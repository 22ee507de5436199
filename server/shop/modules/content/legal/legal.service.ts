import type { StoreId } from '#contract/generated/types.ts'
import { isToBeFilledIn } from '#contract/rules/legal-placeholder.ts'
import { isBusinessStore, type ShopLanguage, shopLanguages } from '#contract/stores.ts'
import type { Executor } from '#engine/db/database.ts'
import { sellersDay } from '#lib/local-days.ts'
import { findTexts, findVersionOn } from './legal.repository.ts'
import { type LegalKind, type LegalTextRow, legalKinds } from './legal.tables.ts'

export type LegalText = Pick<LegalTextRow, 'kind' | 'title' | 'sections'>

/** Texts without which nothing may be sold: consumers have a right of withdrawal that they must be told of. */
const neededToSell = (store: StoreId): readonly LegalKind[] =>
  isBusinessStore(store) ? ['terms'] : ['terms', 'withdrawal']

/** Terms, withdrawal information and privacy by version. */
export const createLegalService = ({ now = Date.now }: { now?: () => number } = {}) => {
  const versionToday = (executor: Executor, store: StoreId) =>
    findVersionOn(executor, store, sellersDay(new Date(now())))

  /** Texts that a store has not in force today: it has none, or one of its languages has a placeholder. */
  const missing = async (executor: Executor, store: StoreId): Promise<LegalKind[]> => {
    const version = await versionToday(executor, store)
    const rows = version === null ? [] : await findTexts(executor, store, version)
    return legalKinds.filter((kind) => {
      const own = rows.filter((row) => row.kind === kind)
      return own.length === 0 || own.some(({ sections }) => isToBeFilledIn(sections))
    })
  }

  return {
    missing,

    /** Those of them without which nothing may be sold. */
    missingToSell: async (executor: Executor, store: StoreId): Promise<LegalKind[]> => {
      const needed = neededToSell(store)
      return (await missing(executor, store)).filter((kind) => needed.includes(kind))
    },

    /** The version that applies today, for the checkout and the quote's hash; empty in a store without legal texts. */
    currentVersion: async (executor: Executor, store: StoreId): Promise<string> =>
      (await versionToday(executor, store)) ?? '',

    /** Texts of one version in the order of `kinds`, also of an old one; German where the language has none. */
    texts: async (
      executor: Executor,
      { store, version, language }: { store: StoreId; version: string; language: ShopLanguage },
      kinds: readonly LegalKind[],
    ): Promise<LegalText[]> => {
      const rows = await findTexts(executor, store, version)
      return kinds.flatMap((kind) => {
        const own = rows.filter((row) => row.kind === kind)
        return (
          own.find((row) => row.language === shopLanguages[language]) ?? own.find((row) => row.language === 'de') ?? []
        )
      })
    },
  }
}

export type LegalService = ReturnType<typeof createLegalService>
