import type { TrackingEventInput, TrackingItem, TrackingResult } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Database } from '#engine/db/database.ts'
import type { ProductService } from '../../catalogue/product/product.service.ts'
import { createExperiments } from './experiments/experiments.service.ts'
import { deleteOldEvents, saveEvents } from './tracking.repository.ts'
import { limits, type Rejection, rejectionOf, storedEvent } from './tracking.rules.ts'

/** Rows that one statement deletes. */
const deletedAtOnce = 5000

type TrackingDependencies = {
  db: Database
  product: ProductService
  /** Days for which events are kept. */
  keptDays: number
}

export const createTrackingService = ({ db, product, keptDays: retentionDays }: TrackingDependencies) => ({
  experiments: createExperiments(db),

  /** What is malformed is counted and left out; more than 50 at once are refused. `userId` is empty for guests. */
  add: async (
    events: readonly TrackingEventInput[],
    { userId, browserKey }: { userId: string; browserKey: string },
    { store, language }: Audience,
  ): Promise<TrackingResult> => {
    if (events.length > limits.events) throw badUserInput(`At most ${limits.events} events at once.`)
    const now = Date.now()
    const rejections = new Map<Rejection, number>()
    const accepted = events.filter((event) => {
      const reason = rejectionOf(event)
      if (reason) rejections.set(reason, (rejections.get(reason) ?? 0) + 1)
      return !reason
    })
    const stored = accepted.map((event) => storedEvent(event, now))
    const rows = stored.map(({ id, name, occurredAt, meta, data }) => ({
      id,
      name,
      occurredAt,
      store: store.id,
      language,
      pagePath: meta.page_path,
      pageArea: meta.page_area,
      pageTitle: meta.page_title,
      primeStatus: meta.prime_status,
      userId,
      browserKey,
      visitorType: meta.visitor_type,
      visitorLoginState: meta.visitor_login_state,
      internal: meta.internal,
      pwa: meta.pwa,
      testId: meta.test_id,
      testVariant: meta.test_variant,
      data,
    }))
    return {
      stored: rows.length > 0 ? await saveEvents(db, rows) : 0,
      rejected: events.length - accepted.length,
      rejections: [...rejections].map(([reason, count]) => ({ reason, count })),
    }
  },

  /** What an event says of an item; null for one that the store does not sell. */
  item: async (itemId: string, audience: Audience): Promise<TrackingItem | null> => {
    const item = await product.item(itemId, audience)
    const whole = item && (await product.product(item.productId, audience))
    if (!item || !whole) return null
    // The last crumb is the product itself.
    const categories = whole.breadcrumbs.slice(0, -1)
    const [category1, category2, category3, category4, category5] = categories.map((crumb) => crumb.displayName)
    const variant = item.variantAttributes.map((attribute) => attribute.displayValue).join(', ')
    return {
      itemId: item.itemId,
      productId: item.productId,
      name: whole.name,
      brand: whole.manufacturerName ?? null,
      variant: variant || null,
      price: item.prices.grossPrice.amount,
      currencyCode: item.prices.grossPrice.currencyCode,
      category1: category1 ?? null,
      category2: category2 ?? null,
      category3: category3 ?? null,
      category4: category4 ?? null,
      category5: category5 ?? null,
    }
  },

  clean: async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await deleteOldEvents(db, retentionDays, deletedAtOnce)) === deletedAtOnce);
  },
})
