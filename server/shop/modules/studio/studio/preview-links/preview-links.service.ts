import { Compile } from 'typebox/compile'
import type {
  PreviewLinkOpened,
  StoreId,
  StudioPreviewLink,
  StudioPreviewLinkInput,
  StudioPreviewLinks,
} from '#contract/generated/types.ts'
import { previewScenario } from '#contract/preview.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Editor } from '#engine/call/editor.ts'
import { type Database, inTransaction } from '#engine/db/database.ts'
import { hashOf, isToken, newToken } from '#engine/modules/account/visitors/sessions/secret-token.ts'
import { isUuid } from '#lib/uuid.ts'
import { noteOfStore } from '../audit.repository.ts'
import { pageOf } from '../entries.service.ts'
import type { Place } from '../kinds/kind.ts'
import { findPublished } from '../publishing/publish.ts'
import { findDraft } from '../records.repository.ts'
import {
  deleteOldLinks,
  findLinks,
  findOpenLink,
  hasOpenLink,
  insertLink,
  revokeLink,
} from './preview-links.repository.ts'
import type { PreviewLinkRow } from './preview-links.tables.ts'

const scenarioForm = Compile(previewScenario)
const limits = { title: 120, path: 1000, pages: 20, pageId: 64, days: 30, chosen: 1000 } as const
/** Days for which links that ended stay in the list. */
const listedFor = 30
const dayMs = 86_400_000

const wireOf = ({ hash: _hash, store: _store, ...link }: PreviewLinkRow): StudioPreviewLink => ({
  ...link,
  madeAt: link.madeAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  revokedAt: link.revokedAt?.toISOString() ?? null,
})

const checked = ({ title, path, pages, scenario, days }: StudioPreviewLinkInput) => {
  if (title.trim() === '' || title.length > limits.title) throw badUserInput(`title: 1 to ${limits.title} characters`)
  // Two slashes would lead to another host.
  if (!/^\/(?![/\\])/.test(path) || path.length > limits.path) throw badUserInput('path: a path of the shop')
  if (pages && (pages.length === 0 || pages.length > limits.pages || pages.some((id) => id.length > limits.pageId)))
    throw badUserInput(`pages: 1 to ${limits.pages} ids`)
  if (days < 1 || days > limits.days) throw badUserInput(`days: 1 to ${limits.days}`)
  if (!scenarioForm.Check(scenario)) throw badUserInput('scenario: as PreviewScenario says')
  // The edge keeps it in a cookie.
  if (JSON.stringify([scenario, pages]).length > limits.chosen) throw badUserInput('scenario: too much is chosen')
  return { title: title.trim(), path, pages: pages ?? null, scenario, expiresAt: new Date(Date.now() + days * dayMs) }
}

/** Where the one page that a link shows stands by now: a draft may have moved since. Null for links to other pages, too. */
const presentPathOf = async (
  db: Database,
  { pages, scenario }: PreviewLinkRow,
  { store, textLanguage }: Audience,
): Promise<string | null> => {
  const [key, ...others] = pages ?? []
  if (key === undefined || others.length > 0) return null
  // As the preview finds it: in the visitor's language, or in German.
  for (const language of new Set<TextLanguage>([textLanguage, 'de'])) {
    const place: Place = { kind: 'page', key, store: store.id, language }
    const draft = scenario.drafts ? await findDraft(db, place) : null
    const body = draft?.body ?? (await findPublished(db, place))
    if (typeof body?.path === 'string') return body.path
  }
  return null
}

/** Links to previews. The edge asks whether a link still holds, so that a revoked one ends at once. */
export const createPreviewLinks = (db: Database) => ({
  create: (input: StudioPreviewLinkInput, store: StoreId, { email }: Editor) => {
    const wanted = checked(input)
    const token = newToken()
    return inTransaction(db, async (trx) => {
      await deleteOldLinks(trx, listedFor)
      const link = await insertLink(trx, { ...wanted, hash: hashOf(token), store, madeBy: email })
      await noteOfStore(trx, store, { editor: email, action: 'share', key: link.id })
      return { link: wireOf(link), token }
    })
  },

  list: async (store: StoreId, page: number): Promise<StudioPreviewLinks> => {
    const { rows, total } = await findLinks(db, store, pageOf(page))
    return { links: rows.map((row) => wireOf(row)), total }
  },

  revoke: async (id: string, store: StoreId, { email }: Editor): Promise<boolean> =>
    isUuid(id) &&
    inTransaction(db, async (trx) => {
      const isRevoked = await revokeLink(trx, store, id)
      if (isRevoked) await noteOfStore(trx, store, { editor: email, action: 'unshare', key: id })
      return isRevoked
    }),

  open: async (token: string, audience: Audience): Promise<PreviewLinkOpened | null> => {
    const link = isToken(token) ? await findOpenLink(db, audience.store.id, hashOf(token)) : null
    if (!link) return null
    const { id, pages, scenario, expiresAt } = link
    const path = (await presentPathOf(db, link, audience)) ?? link.path
    return { id, path, pages, scenario, expiresAt: expiresAt.toISOString() }
  },

  isOpen: async (id: string, store: StoreId): Promise<boolean> => isUuid(id) && hasOpenLink(db, store, id),
})
