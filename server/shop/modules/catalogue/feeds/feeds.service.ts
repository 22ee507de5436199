import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { isBusinessStore } from '#contract/stores.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { JobLog } from '#engine/jobs/job-log.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { DirectoryHolder } from '../directory/directory-holder.ts'
import type { ProductService } from '../product/product.service.ts'
import { type FeedItem, feedItemOf } from './feed-item.ts'
import { countFeeds, deleteFeeds, type FeedRow, findFeed, findNamedValues, saveFeed } from './feeds.repository.ts'
import type { FeedFormat } from './feeds.tables.ts'
import { fitsGoogle, googleEnd, googleEntry, googleHead } from './google-feed.rules.ts'
import { idealoEntry, idealoHead } from './idealo-feed.rules.ts'

/** Products of one read. */
const batchSize = 100
const feedSwitch = 'productFeeds'

type Shop = { name: string; url: string }
type Format = {
  head: (shop: Shop) => string
  entry: (item: FeedItem) => string
  end: string
  fits: (item: FeedItem) => boolean
}

const formats: Readonly<Record<FeedFormat, Format>> = {
  google: { head: googleHead, entry: googleEntry, end: googleEnd, fits: fitsGoogle },
  idealo: { head: idealoHead, entry: idealoEntry, end: '', fits: () => true },
}

export const isFeedFormat = (format: string): format is FeedFormat => Object.hasOwn(formats, format)

type FeedsDependencies = {
  db: Database
  stores: Pick<StoresService, 'all'>
  parameters: Pick<ParametersService, 'isOn'>
  product: Pick<ProductService, 'sold'>
  directory: DirectoryHolder
  translate: Translate
}

type Count = { items: number; leftOut: number }

/** Why items are in no feed, and how many. */
type LeftOut = Record<string, number>

/** A feed under way: text that is compressed as it comes. */
const openFeed = (format: Format, shop: Shop) => {
  const gzip = createGzip()
  const content = buffer(gzip)
  // The text is read to its end below, where a failure is thrown.
  content.catch(() => undefined)
  const count: Count = { items: 0, leftOut: 0 }
  const reasons: LeftOut = {}
  /** Waits while the compressor has more than it can hold. */
  const write = async (text: string): Promise<void> => {
    if (text !== '' && !gzip.write(text)) await once(gzip, 'drain')
  }
  const leaveOut = (reason: string): void => {
    count.leftOut += 1
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  return {
    begin: () => write(format.head(shop)),
    add: async (item: ReturnType<typeof feedItemOf>): Promise<void> => {
      if (typeof item === 'string') return leaveOut(item)
      if (!format.fits(item)) return leaveOut('longId')
      const entry = format.entry(item)
      if (entry === '') return
      count.items += 1
      await write(entry)
    },
    close: async () => {
      gzip.end(format.end)
      return { ...count, reasons, content: await content }
    },
  }
}

/** Lists of all that a store sells, for Google Merchant Center and idealo. The business store is behind its login: it has none. */
export const createFeeds = ({ db, stores, parameters, product, directory, translate }: FeedsDependencies) => {
  const makeFor = async (audience: Audience, signal: AbortSignal, log: Pick<JobLog, 'info'>): Promise<void> => {
    const shop = { name: translate(audience, 'ui.shop.name'), url: audience.store.baseUrl }
    const open = Object.entries(formats).map(([name, format]) => ({
      format: name as FeedFormat,
      feed: openFeed(format, shop),
    }))
    const madeAt = new Date()
    for (const { feed } of open) await feed.begin()
    for await (const batch of product.sold(audience, batchSize)) {
      signal.throwIfAborted()
      const values = await findNamedValues(
        db,
        batch.map(({ product: { id } }) => id),
      )
      for (const { product: sold, items } of batch) {
        const sources = { audience, directory: directory.get(), ofProduct: values.get(sold.id) ?? [] }
        for (const { row, item } of items) {
          const entry = feedItemOf(sold, row, item, sources)
          for (const { feed } of open) await feed.add(entry)
        }
      }
    }
    const store = audience.store.id
    for (const { format, feed } of open) {
      const { reasons, ...made } = await feed.close()
      await saveFeed(db, { store, format, madeAt, ...made })
      log.info({ store, format, items: made.items, leftOut: reasons, bytes: made.content.length }, 'a feed is made')
    }
  }

  return {
    /** Makes the feeds of all stores that have them switched on; what was made before stays until then. */
    make: async (signal: AbortSignal, log: Pick<JobLog, 'info'>): Promise<void> => {
      for (const store of stores.all()) {
        if (isBusinessStore(store.id)) continue
        if (parameters.isOn(store.id, feedSwitch)) await makeFor(audienceOf(store, ''), signal, log)
        else await deleteFeeds(db, store.id)
      }
    },

    /** Once the engine listens: the job makes the feeds of stores that have none yet, and nobody waits for its hour. */
    requestMissing: async (): Promise<void> => {
      const stored = new Set((await countFeeds(db)).map(({ store }) => store))
      const wanted = stores.all().filter(({ id }) => !isBusinessStore(id) && parameters.isOn(id, feedSwitch))
      if (wanted.some(({ id }) => !stored.has(id))) await addJob(db, 'feeds.make', {}, { key: 'feeds.first' })
    },

    /** Items of the stored feeds, for the metric. */
    counts: () => countFeeds(db),

    /** Null before the first one was made, and for a store that has none. */
    find: async ({ store }: Pick<Audience, 'store'>, format: FeedFormat): Promise<FeedRow | null> =>
      parameters.isOn(store.id, feedSwitch) ? findFeed(db, store.id, format) : null,
  }
}

export type Feeds = ReturnType<typeof createFeeds>
