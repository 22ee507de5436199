import { StudioSaveDraft, type TextLanguage } from '../../generated/operations.ts'
import { ask } from '../../lib/ask.ts'
import type { Entry } from '../entry.ts'
import { createDraftSaver, type DraftSaver, type End } from './draft-saver.ts'
import { storedDraft } from './stored-drafts.ts'

/** How to end the saver of each record that has been open in this document, by its place. */
const ends = new Map<string, End>()

const takeTurn = (place: string, end: End): unknown[] => {
  const before = ends.get(place)
  ends.set(place, end)
  return before && before !== end ? before() : []
}

/** Saves the draft of a record as it is edited, beginning with what this browser kept of it. `language`: null for kinds without one. */
export const draftSaverOf = <Body>(
  { kind, key, revision, findings }: Entry,
  language: TextLanguage | null,
  { onSaved }: { onSaved?: () => void } = {},
): DraftSaver<Body> =>
  createDraftSaver<Body>({
    revision,
    findings,
    keeper: storedDraft(kind, key, language ?? ''),
    takeTurn: (end) => takeTurn(JSON.stringify([kind, key, language]), end),
    save: async (base, body) => {
      const { data, error } = await ask(StudioSaveDraft, { kind, key, language, base, body })
      return error ? { data: null, error } : { data: data.studio_saveDraft, error: null }
    },
    ...(onSaved && { onSaved }),
  })
