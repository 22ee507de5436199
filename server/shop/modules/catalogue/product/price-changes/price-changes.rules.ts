import type { StoreId } from '#contract/generated/types.ts'
import type { ImportPriceChange } from '#contract/import/deltas.ts'

/** Whose price it is; `startsAt` where it holds from a later time on. */
export type PriceKey = { itemId: string; store: StoreId; startsAt: Date | null }

/** Null for a time that has come. */
const later = (from: string | undefined, now: number): Date | null =>
  from !== undefined && Date.parse(from) > now ? new Date(from) : null

export const priceKeyOf = ({ itemId, store, from }: ImportPriceChange, now = Date.now()): PriceKey => ({
  itemId,
  store,
  startsAt: later(from, now),
})

/** 100234-01/de, and 100234-01/de/2026-12-01T00:00:00.000Z for one that is planned. */
export const priceIdOf = ({ itemId, store, startsAt }: PriceKey): string =>
  [itemId, store, ...(startsAt ? [startsAt.toISOString()] : [])].join('/')

export const readPriceId = (id: string): PriceKey => {
  const [, itemId = '', store, startsAt] = /^(.*)\/(de|at|ch|b2b)(?:\/([^/]+Z))?$/s.exec(id) ?? []
  return { itemId, store: store as StoreId, startsAt: startsAt === undefined ? null : new Date(startsAt) }
}
