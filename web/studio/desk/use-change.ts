import { useState } from 'react'
import { newId } from '#web/lib/browser/new-id.ts'
import type { DeskResultFragment } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import type { StudioOperation } from '../lib/operation.ts'
import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'

type Answer = { result: DeskResultFragment }
/** Every change has a key, which is drawn once: sent again after an outage it is still one change. */
type Keyed<Variables> = Omit<Variables, 'key'>

/** Sends one change of the desk, as often as it takes. */
export function useChange<Variables extends { key: string }>(operation: StudioOperation<Answer, Variables>) {
  const texts = useTexts(deskTexts)
  const [key, setKey] = useState(() => newId())
  const [error, setError] = useState<AskError | null>(null)
  const [result, setResult] = useState<DeskResultFragment | null>(null)
  const [isSending, setSending] = useState(false)

  const send = async (variables: Keyed<Variables>): Promise<boolean> => {
    setSending(true)
    const { data, error: failure } = await ask(operation, { ...variables, key } as unknown as Variables)
    setSending(false)
    setError(failure)
    setResult(data?.result ?? null)
    if (!data?.result.successful) return false
    // What comes next is another change.
    setKey(newId())
    return true
  }

  const refusal =
    result?.refusal == null ? null : [texts.refusals[result.refusal], result.message].filter(Boolean).join(' ')
  const errorsOf = (field: string): string[] =>
    (result?.fieldErrors ?? []).flatMap(({ fieldName, code }) =>
      fieldName === field ? [texts.fieldErrors[code] ?? texts.refusals.fields] : [],
    )
  return { send, error, refusal, errorsOf, fieldErrors: result?.fieldErrors ?? [], isSending }
}
