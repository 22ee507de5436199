import type { TeaserEntry } from './define-teaser.ts'

/** One line per type of teaser; a type without an entry is shown by Fallback. */
const teasers: Readonly<Record<string, TeaserEntry>> = {}

export function findTeaser(type: string): TeaserEntry | undefined {
  return Object.hasOwn(teasers, type) ? teasers[type] : undefined
}

/** The server has every view at hand, so that rendering never waits for code. */
export async function loadAllTeasers(): Promise<void> {
  await Promise.all(Object.values(teasers).map((entry) => entry.load()))
}

/** Loads the views of what a client navigation is about to show, so that nothing jumps in after the page. */
export async function loadTeasers(types: readonly string[]): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => findTeaser(type)?.load()))
}
