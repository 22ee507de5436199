import type { ContentKind, StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Editor } from '#engine/call/editor.ts'
import type { StoreRow } from '#engine/modules/stores/stores/stores.tables.ts'
import { emptyContent } from '#engine/testing/engine.ts'
import { openServices } from '#engine/testing/services.ts'
import type { Body, Place } from '../kinds/kind.ts'

type Teardown = Parameters<typeof openServices>[0]
type Editors = Awaited<ReturnType<typeof openServices>>['editors']

export const editor = (name: string): Editor => ({
  id: name,
  email: `${name}@shop.test`,
  name,
  role: 'administrator',
  desks: [],
  sessionId: name,
})

/** A new editor of the German store, with a session. */
export const loggedIn = async (editors: Editors, email: string, store: StoreRow): Promise<Editor> => {
  const { password } = await editors.save({ email, name: email, role: 'editor' }, null, store.id)
  const { token } = await editors.login({ email, password: password ?? '' }, { store, network: '192.0.2.1' })
  const found = await editors.editorOf(token ?? null, store.id)
  if (!found) throw new Error(`${email} has no session`)
  return found
}

const places: Record<ContentKind, { store: StoreId | ''; language: TextLanguage | '' }> = {
  page: { store: 'de', language: 'de' },
  redirect: { store: 'de', language: '' },
  abTest: { store: 'de', language: '' },
  translation: { store: '', language: '' },
  parameter: { store: 'de', language: '' },
  searchRedirect: { store: 'de', language: 'de' },
  synonyms: { store: '', language: 'de' },
  segment: { store: '', language: '' },
  editorList: { store: '', language: '' },
}

/** A record of the German store. */
export const recordAt = (kind: ContentKind, key: string): Place => ({ kind, key, ...places[kind] })

/** The studio of the German store on a database, as resolvers call it. */
export const openStudio = async (t: Teardown, url: string) => {
  const { studio } = await openServices(t, url)
  const [store] = emptyContent.stores as [StoreRow]
  const anna = editor('anna')

  /** Drafts a body upon what is there; throws when it is not stored. */
  const draft = async (place: Place, body: object): Promise<number> => {
    const base = (await studio.entries.entry(place, store))?.revision ?? 0
    const saved = await studio.drafts.save(place, base, body, anna)
    if (!saved.successful) throw new Error(JSON.stringify(saved))
    return saved.revision
  }
  const publish = (place: Place, revision: number, more: { from?: string; until?: string; leaves?: boolean } = {}) => {
    const { leaves = false, ...times } = more
    return studio.publishing.publish(place, { revision, redirectOldPath: leaves, ...times }, anna)
  }
  const entry = async (place: Place) => {
    const found = await studio.entries.entry(place, store)
    return found && { ...found, published: found.published as Body | null }
  }
  return { studio, store, draft, publish, entry }
}
