import { isGroupValue } from '../../form/fields.ts'
import type { Entry } from '../entry.ts'
import type { Plans } from './times.rules.ts'

/** `revision` is that of the draft that was saved last: the entry was read when the room was opened. */
export const hasDraft = (entry: Entry, revision: number): boolean => entry.draft !== null || revision !== entry.revision

/** False for a page that answers 410, too. */
export const isLive = ({ published }: Entry): boolean => isGroupValue(published) && published.isGone !== true

/** The path that a page gives up when `body` is published, where a redirect may stay. */
export function pathGivenUp({ oldPath }: Pick<Entry, 'oldPath'>, body: unknown): string | null {
  const path = isGroupValue(body) ? body.path : null
  return typeof path === 'string' && path !== oldPath ? oldPath : null
}

export function plansOf({ schedules }: Pick<Entry, 'schedules'>): Plans {
  const next = schedules.find(({ state }) => state === 'waiting')
  const end = schedules.find(({ state }) => state === 'live')
  return { next: next?.from ?? null, nextUntil: next?.until ?? null, end: end?.until ?? null }
}
