import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { StoreId } from '#contract/generated/types.ts'
import { maxSearchLength } from '#contract/limits/search.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { type Cursor, isCursorLost } from '../change-log/change-log.repository.ts'
import type { Database } from '../db/database.ts'
import type { IndexChanges, SearchIndex, SearchRequest, SearchResult, SuggestRequest } from './search-index.ts'
import { bestPrices } from './snapshot/build-snapshot.ts'
import type { CatalogueSnapshot } from './snapshot/snapshot.ts'
import { createSnapshotBuilder } from './snapshot/snapshot-builder.ts'
import { type PriceRow, priceQuery, type StoreTaxRow } from './snapshot/snapshot-rows.ts'
import { type DatabaseRow, databaseQuery, readSnapshot } from './snapshot/stored-snapshot.ts'
import { StoreIndex } from './store-index.ts'
import { Suggestions } from './text/suggestions.ts'
import { TextIndex } from './text/text-index.ts'

/** Changes of structure come in bursts: one rebuild answers all of those within this time (milliseconds). */
export const debounce = 100

/** Some hundred bytes each. */
const rememberedCounts = 20_000

const nothing: SearchResult = {
  ids: [],
  total: 0,
  facets: [],
  numericRanges: new Map(),
  priceRange: null,
  ratingRange: null,
  countsIn: new Map(),
  correctedTerm: null,
  isPartial: false,
  didYouMean: [],
}

type IndexState = {
  places: Map<string, number>
  stores: Map<StoreId, StoreIndex>
  text: Record<TextLanguage, TextIndex>
  suggestions: Record<TextLanguage, Suggestions>
  /** Products found by store, language and text: the same texts are suggested again and again. */
  counts: LRUCache<string, number>
}

const load = (snapshot: CatalogueSnapshot): IndexState => {
  const codes = new Map(
    snapshot.valueIds.map((valueId, code) => [
      `${snapshot.attributeIds[snapshot.attributeOfCode[code] ?? 0]} ${valueId}`,
      code,
    ]),
  )
  const { de, en } = snapshot.text
  const text = { de: new TextIndex(de, 'de', snapshot.ids.length), en: new TextIndex(en, 'en', snapshot.ids.length) }
  return {
    places: new Map(snapshot.ids.map((id, place) => [id, place])),
    stores: new Map([...snapshot.stores].map(([id, store]) => [id, new StoreIndex(snapshot, store, codes)])),
    text,
    suggestions: {
      de: new Suggestions(de.phrases, text.de.words),
      en: new Suggestions(en.phrases, text.en.words),
    },
    counts: new LRUCache({ max: rememberedCounts }),
  }
}

export type LiveIndex = SearchIndex & {
  /** Builds it, or takes what an earlier process kept: then the answer says from where on its changes must be applied. */
  load: () => Promise<Cursor | null>
  /** Cancels a build: callers that wait for it get an error. The loaded index still answers. */
  close: () => Promise<void>
}

/** A snapshot that an earlier process kept of this database, when the change log still knows what happened since. */
const storedSnapshot = async (db: Database, file: string) => {
  const stored = await readSnapshot(file)
  if (!stored) return null
  const { rows } = await db.execute<DatabaseRow>(sql.raw(databaseQuery))
  return rows[0]?.database === stored.database && !(await isCursorLost(db, stored.cursor)) ? stored : null
}

/**
 * The engine's own SearchIndex, one copy in each process. The old one answers until a new one is ready. `snapshotFile` is the file
 * from which the next process takes it.
 */
export const createLiveIndex = (db: Database, snapshotFile?: string): LiveIndex => {
  const builder = createSnapshotBuilder({ connectionString: db.$client.options.connectionString ?? '', snapshotFile })
  let loaded: IndexState | null = null
  let building: Promise<void> | null = null
  let next: Promise<void> | null = null
  const patchedWhileBuilding = new Set<string>()

  const rebuild = async (): Promise<void> => {
    do {
      patchedWhileBuilding.clear()
      loaded = load(await builder.build())
    } while (patchedWhileBuilding.size > 0 && (await patch([...patchedWhileBuilding])))
  }

  const begin = (): Promise<void> => {
    building = rebuild().finally(() => {
      building = null
    })
    return building
  }

  /** One rebuild that begins after the call; calls during the wait share it. */
  const rebuildSoon = (): Promise<void> => {
    next ??= (async () => {
      await Promise.all([delay(debounce), building?.catch(() => undefined)])
      next = null
      await begin()
    })()
    return next
  }

  /** Prices of some products, in their place. True when one of them entered or left a store, which needs a rebuild. */
  const patch = async (productIds: readonly string[]): Promise<boolean> => {
    const known = productIds.filter((id) => loaded?.places.has(id))
    const condition = `where i.product_id = any($1::text[])`
    const [stores, prices] = await Promise.all([
      db.execute<StoreTaxRow>(sql`select id, tax_rates from stores`),
      db.$client.query<PriceRow>(priceQuery(condition), [known]),
    ])
    const best = bestPrices(prices.rows, stores.rows)
    const sells = await db.execute<{ id: string; stores: StoreId[] }>(
      sql`select id, stores from products where id = any(${sql.param(known)}::text[]) and not is_retired`,
    )
    let moves = false
    for (const { id, stores: inStores } of sells.rows) {
      const place = loaded?.places.get(id) ?? -1
      for (const [storeId, store] of loaded?.stores ?? []) {
        const price = inStores.includes(storeId) ? best.get(storeId)?.get(id) : undefined
        if (store.has(place) !== (price !== undefined)) moves = true
        else if (price) store.setPrice(place, price)
      }
    }
    return moves
  }

  return {
    load: async () => {
      const stored = snapshotFile === undefined ? null : await storedSnapshot(db, snapshotFile)
      if (stored) loaded = load(stored.snapshot)
      else await begin()
      return stored?.cursor ?? null
    },
    close: builder.close,

    search: (request: SearchRequest): SearchResult => {
      const store = loaded?.stores.get(request.store)
      if (!loaded || !store) return nothing
      if (request.term === null)
        return { ...store.search(request, null), correctedTerm: null, isPartial: false, didYouMean: [] }
      const { places, corrected, isPartial, alternatives } = loaded.text[request.language].find(
        request.term,
        store.docs,
      )
      return { ...store.search(request, places), correctedTerm: corrected, isPartial, didYouMean: alternatives }
    },

    knows: (language, word) => {
      const words = loaded?.text[language].words
      return words?.hasStem(words.stem(word)) ?? false
    },

    corrected: (language, word) => loaded?.text[language].corrected(word) ?? null,

    suggest: ({ store: storeId, language, text, limit }: SuggestRequest) => {
      const store = loaded?.stores.get(storeId)
      if (!loaded || !store) return []
      const { counts, text: indexes, suggestions } = loaded
      return suggestions[language].suggest(text.slice(0, maxSearchLength), limit, (query) => {
        const key = `${storeId} ${language} ${query}`
        const known = counts.get(key)
        if (known !== undefined) return known
        const count = indexes[language].count(query, store.docs)
        counts.set(key, count)
        return count
      })
    },

    count: (store, categoryId) => loaded?.stores.get(store)?.count(categoryId) ?? 0,

    apply: async ({ productIds, isStructural }: IndexChanges): Promise<void> => {
      if (building) for (const id of productIds) patchedWhileBuilding.add(id)
      if (isStructural) await rebuildSoon()
      else if (productIds.length > 0 && (await patch(productIds))) await rebuildSoon()
    },
  }
}
