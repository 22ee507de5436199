import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { Image } from '#contract/generated/types.ts'
import type { Database } from '#engine/db/database.ts'
import { ownAspectImage, type Picture } from './media.formats.ts'
import { findDescriptions, findOriginal, type MediaDescription, type MediaOriginal } from './media.repository.ts'

/** About 10 MB when full. */
const rememberedDescriptions = 50_000

/** Pictures and files as the contract shows them, without touching their bytes. */
export const createMediaService = (db: Database) => {
  const remembered = new LRUCache<string, Promise<MediaDescription | null>>({ max: rememberedDescriptions })
  // One for the process: what an id means never changes. Only the unknown may become known.
  const loader = new DataLoader<string, MediaDescription | null>(
    async (ids) => {
      const found = new Map((await findDescriptions(db, ids)).map((row) => [row.id, row]))
      for (const id of ids) if (!found.has(id)) remembered.delete(id)
      return ids.map((id) => found.get(id) ?? null)
    },
    { cacheMap: remembered, maxBatchSize: 1000 },
  )

  /** Type, size and dimensions; null when unknown. Calls of the same moment are one query. */
  const descriptionOf = (mediaId: string): Promise<MediaDescription | null> => loader.load(mediaId)

  return {
    descriptionOf,

    /** With its bytes; null when unknown. */
    original: (mediaId: string): Promise<MediaOriginal | null> => findOriginal(db, mediaId),

    /** A picture that keeps its own aspect: logos, icons, teasers. Null when it is unknown or no picture. */
    ownAspectImage: async (picture: Picture): Promise<Image | null> => {
      const original = await descriptionOf(picture.mediaId)
      return original && original.width > 0 ? ownAspectImage(picture, original) : null
    },

    /** The same with a description that is at hand; null when it is of no picture. */
    ownAspectImageOf: (picture: Picture, original: MediaDescription): Image | null =>
      original.width > 0 ? ownAspectImage(picture, original) : null,
  }
}

export type MediaService = ReturnType<typeof createMediaService>
