import { isDeepStrictEqual } from 'node:util'
import type { ContentKind, StoreId } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Transaction } from '#engine/db/database.ts'
import { noteAll } from '../audit.repository.ts'
import type { Body, Place } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import {
  findLatestVersions,
  findPlanned,
  insertVersions,
  keyOfPlace,
  type NewVersion,
  nextRevision,
  openStates,
} from '../records.repository.ts'
import { callOff } from './call-off.ts'

export type RecordsOfKind = { kind: ContentKind; bodies: readonly Body[] }

/** Who replaces: the name in the audit log, and the editor of the version; null for an import of the operators. */
export type Replacer = { editor: string; publishedBy: string | null }

export const placeOf = (kind: ContentKind, body: Body, store: StoreId): Place => {
  const { hasStore, hasLanguage, keyOf } = kinds[kind]
  return {
    kind,
    key: keyOf(body) ?? '',
    store: hasStore ? store : '',
    language: hasLanguage ? (body.language as TextLanguage) : '',
  }
}

/** As with any publication at once: what was planned of a record before would take the place of what is imported. */
export const callOffPlans = async (trx: Transaction, places: readonly Place[], by: string): Promise<void> => {
  const [first] = places
  if (!first) return
  const planned = await findPlanned(trx, first)
  for (const place of places.filter((each) => planned.has(keyOfPlace(each))))
    await callOff(trx, place, { states: openStates, by })
}

/** Saves records of one kind and store; each becomes a version, and so does what is replaced, where it is none yet. */
const replaceAll = async (
  trx: Transaction,
  { kind, bodies }: RecordsOfKind,
  store: StoreId,
  { editor, publishedBy }: Replacer,
): Promise<void> => {
  const { find, save, hasStore } = kinds[kind]
  const places = bodies.map((body) => placeOf(kind, body, store))
  const filter = { ...(hasStore && { store }), keys: [...new Set(places.map(({ key }) => key))] }
  const stored = async () =>
    new Map((await find(trx, filter)).map((body) => [keyOfPlace(placeOf(kind, body, store)), body]))
  const before = await stored()
  const latest = await findLatestVersions(trx, { kind, store: hasStore ? store : '', keys: filter.keys })
  await save(trx, bodies)
  const after = await stored()
  const keptRevision = await nextRevision(trx)
  const revision = await nextRevision(trx)
  const versions = places.flatMap((place, index): NewVersion[] => {
    const key = keyOfPlace(place)
    const replaced = before.get(key)
    const last = latest.get(key)
    const isKept = replaced === undefined || isDeepStrictEqual(last?.body, replaced)
    const number = (last?.number ?? 0) + 1
    const kept = {
      ...place,
      number,
      revision: keptRevision,
      body: replaced ?? {},
      publishedBy: null,
      isWithdrawal: false,
    }
    const body = after.get(key) ?? (bodies[index] as Body)
    const made = { ...place, number: isKept ? number : number + 1, revision, body, publishedBy, isWithdrawal: false }
    return isKept ? [made] : [kept, made]
  })
  await insertVersions(trx, versions)
  const made = new Map(versions.map((version) => [keyOfPlace(version), version.number]))
  await noteAll(
    trx,
    places.map((place) => ({
      ...place,
      editor,
      action: 'import' as const,
      revision,
      version: made.get(keyOfPlace(place)) ?? 0,
    })),
  )
}

/** Saves the records that differ from what is published; how many. All writers are locked out. */
export const replaceChanged = async (
  trx: Transaction,
  { kind, bodies }: RecordsOfKind,
  store: StoreId,
  by: Replacer,
): Promise<number> => {
  const { find, hasStore, shipped, normalised } = kinds[kind]
  const keys = bodies.map((body) => placeOf(kind, body, store).key)
  const published = new Map(
    (await find(trx, { ...(hasStore && { store }), keys })).map((body) => [
      keyOfPlace(placeOf(kind, body, store)),
      body,
    ]),
  )
  const changed = bodies.map(normalised).filter((body) => {
    const place = placeOf(kind, body, store)
    return !isDeepStrictEqual(published.get(keyOfPlace(place)) ?? shipped?.blank(place.key), body)
  })
  if (changed.length === 0) return 0
  await callOffPlans(
    trx,
    changed.map((body) => placeOf(kind, body, store)),
    by.editor,
  )
  await replaceAll(trx, { kind, bodies: changed }, store, by)
  return changed.length
}
