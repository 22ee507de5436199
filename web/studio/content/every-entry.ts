import { useEffect, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import {
  type ContentKind,
  StudioEntriesOf,
  type StudioEntriesOfQuery,
  type StudioEntriesOfQueryVariables,
} from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'

type Entry = StudioEntriesOfQuery['studio_entries']['entries'][number]

/** All entries of a list, asked for page by page as they are needed; without an answer it tells `onCallError`, and ends. */
export async function* everyEntry(
  list: Omit<StudioEntriesOfQueryVariables, 'page'>,
  onCallError?: (error: AskError) => void,
): AsyncGenerator<Entry> {
  let seen = 0
  for (let page = 1; ; page += 1) {
    const { data, error } = await ask(StudioEntriesOf, { ...list, page })
    if (error) onCallError?.(error)
    const { entries, total } = data?.studio_entries ?? { entries: [], total: 0 }
    yield* entries
    seen += entries.length
    if (entries.length === 0 || seen >= total) return
  }
}

export async function allEntries(list: Omit<StudioEntriesOfQueryVariables, 'page'>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const entry of everyEntry(list)) all.push(entry)
  return all
}

/** All records of a kind without language; none until they are known. */
export function useEveryEntry(kind: ContentKind): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    let isCurrent = true
    inBackground(
      allEntries({ kind }).then((all) => {
        if (isCurrent) setEntries(all)
      }),
    )
    return () => {
      isCurrent = false
    }
  }, [kind])
  return entries
}
