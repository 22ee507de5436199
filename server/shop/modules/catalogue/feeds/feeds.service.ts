import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { isBusinessStore } from '#contract/stores.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import type { Translate } from '../../content/translations/translate.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { StoresService } from '../../stores/stores/stores.service.ts'
import type { DirectoryHolder } from '../directory/directory-holder.ts'
import type { ProductService } from '../product/product.service.ts'
import { type FeedItem, feedItemOf } from './feed-item.ts'
import { deleteFeeds, type FeedRow, findFeed, saveFeed } from './feeds.repository.ts'
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

/** A feed under way: text that is compressed as it comes. */
const openFeed = (format: Format, shop: Shop) => {
  const gzip = createGzip()
  const content = buffer(gzip)
  // The text is read to its end below, where a failure is thrown.
  content.catch(() => undefined)
  let items = 0
  let leftOut = 0
  gzip.write(format.head(shop))
  return {
    add: (item: FeedItem | null): void => {
      const isFit = item !== null && format.fits(item)
      const entry = isFit ? format.entry(item) : ''
      if (isFit && entry === '') return
      if (isFit) items += 1
      else leftOut += 1
      gzip.write(entry)
    },
    close: async () => {
      gzip.end(format.end)
      return { items, leftOut, content: await content }
    },
  }
}

/** Lists of all that a store sells, for Google Merchant Center and idealo. The business store is behind its login: it has none. */
export const createFeeds = ({ db, stores, parameters, product, directory, translate }: FeedsDependencies) => {
  const makeFor = async (audience: Audience, signal: AbortSignal): Promise<void> => {
    const shop = { name: translate(audience, 'ui.shop.name'), url: audience.store.baseUrl }
    const open = Object.entries(formats).map(([name, format]) => ({
      format: name as FeedFormat,
      feed: openFeed(format, shop),
    }))
    const madeAt = new Date()
    for await (const batch of product.sold(audience, batchSize)) {
      signal.throwIfAborted()
      const sources = { audience, directory: directory.get() }
      for (const { product: sold, items } of batch)
        for (const { row, item } of items) {
          const entry = feedItemOf(sold, row, item, sources)
          for (const { feed } of open) feed.add(entry)
        }
    }
    for (const { format, feed } of open)
      await saveFeed(db, { store: audience.store.id, format, madeAt, ...(await feed.close()) })
  }

  return {
    /** Makes the feeds of all stores that have them switched on; what was made before stays until then. */
    make: async (signal: AbortSignal): Promise<void> => {
      for (const store of stores.all()) {
        if (isBusinessStore(store.id)) continue
        if (parameters.isOn(store.id, feedSwitch)) await makeFor(audienceOf(store, ''), signal)
        else await deleteFeeds(db, store.id)
      }
    },

    /** Null before the first one was made, and for a store that has none. */
    find: async ({ store }: Pick<Audience, 'store'>, format: FeedFormat): Promise<FeedRow | null> =>
      parameters.isOn(store.id, feedSwitch) ? findFeed(db, store.id, format) : null,
  }
}

export type Feeds = ReturnType<typeof createFeeds>
