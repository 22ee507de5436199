import type { SitemapEntries, SitemapKind, SitemapPart } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { picturePath } from '../../catalogue/media/media.formats.ts'
import { homeOf } from '../../mail/mails/mail-messages.ts'
import { findEntries, findParts, type PartRow, type SitemapAudience } from './sitemap.repository.ts'

const sitemapKinds = ['page', 'category', 'product'] as const satisfies readonly SitemapKind[]

/** Half of what a file may hold (sitemaps.org: 50,000), so that parts may grow while they are read. */
const maxPerPart = 25_000

/**
 * Milliseconds for which the boundaries of the parts are cached, so that a client that reads a part page by page sees
 * the same boundaries.
 */
const partsLifetime = 60_000

type EntriesRequest = { kind: SitemapKind; part: number; after: string | null; limit: number }

export const createSitemapService = (db: Database, { perPart = maxPerPart } = {}) => {
  const known = new Map<string, { parts: Promise<PartRow[]>; until: number }>()

  const partsOf = (kind: SitemapKind, audience: SitemapAudience): Promise<PartRow[]> => {
    const key = `${kind} ${audience.store} ${audience.language}`
    const held = known.get(key)
    if (held && Date.now() < held.until) return held.parts
    const parts = findParts(db, kind, audience, perPart)
    known.set(key, { parts, until: Date.now() + partsLifetime })
    parts.catch(() => known.delete(key))
    return parts
  }

  const audienceOf = ({ store, language, textLanguage }: Audience): SitemapAudience => ({
    store: store.id,
    language: textLanguage,
    origin: homeOf(store, language).replace(/\/$/, ''),
  })

  return {
    parts: async (audience: Audience): Promise<SitemapPart[]> => {
      const found = await Promise.all(sitemapKinds.map((kind) => partsOf(kind, audienceOf(audience))))
      return sitemapKinds.flatMap((kind, index) =>
        (found[index] ?? []).map(({ lastModified }, part) => ({ kind, part: part + 1, lastModified })),
      )
    },

    /** One page of a part; empty for a part that there is not. */
    entries: async ({ kind, part, after, limit }: EntriesRequest, audience: Audience): Promise<SitemapEntries> => {
      const parts = await partsOf(kind, audienceOf(audience))
      const first = parts[part - 1]?.first
      if (first === undefined) return { entries: [], next: null }
      const end = parts[part]?.first ?? null
      // One more than asked for tells whether there is more.
      const rows = await findEntries(db, kind, audienceOf(audience), { first, end, after, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      return {
        entries: shown.map(({ path, lastModified, mediaId }) => ({
          path: encodeURI(path),
          lastModified,
          image: mediaId === null ? null : picturePath(mediaId, 'ads_zoom_desktop'),
        })),
        next: rows.length > limit ? (shown.at(-1)?.key ?? null) : null,
      }
    },
  }
}
