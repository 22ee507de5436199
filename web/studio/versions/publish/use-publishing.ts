import { useState } from 'react'
import type { Finding } from '../../form/findings.ts'
import {
  StudioPublishDraft,
  type StudioPublishDraftMutationVariables,
  type TextLanguage,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import type { Entry } from '../entry.ts'

/** `planned` and `done` say what the engine did: a chosen time that has passed by then is published at once. */
type Publishing = {
  state: 'open' | 'sending' | 'planned' | 'done'
  error: AskError | null
  refused: readonly Finding[] | null
}

const open: Publishing = { state: 'open', error: null, refused: null }

type Order = Pick<StudioPublishDraftMutationVariables, 'from' | 'until' | 'redirectOldPath'>

/** Sends a publication; `reset` forgets why the last one was refused. */
export function usePublishing({ kind, key }: Entry, language: TextLanguage | null, revision: number) {
  const [publishing, setPublishing] = useState(open)
  const publish = async (order: Order) => {
    setPublishing({ ...open, state: 'sending' })
    const { data, error } = await ask(StudioPublishDraft, { kind, key, language, revision, ...order })
    if (error) return setPublishing({ ...open, error })
    const { successful, version, findings } = data.studio_publish
    if (!successful) return setPublishing({ ...open, refused: findings })
    setPublishing({ ...open, state: version === null ? 'planned' : 'done' })
  }
  const reset = () => setPublishing((current) => (current.state === 'sending' ? current : open))
  return { ...publishing, publish, reset }
}
