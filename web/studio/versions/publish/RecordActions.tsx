import { useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import {
  StudioDiscardDraft,
  type StudioEntryOfQuery,
  StudioUnschedule,
  StudioWithdraw,
  type TextLanguage,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { keptDraft } from '../draft/kept-drafts.ts'
import styles from './RecordActions.module.css'

type Entry = NonNullable<StudioEntryOfQuery['studio_entry']>
type Action = 'discard' | 'withdraw' | 'unschedule'

type Props = {
  entry: Entry
  language: TextLanguage | null
  /** Of the draft that was saved last. */
  revision: number
  /** With `isGone`, nothing of the record is left. */
  onDone: (isGone: boolean) => void
}

/** What takes something back: a draft, what is published, what is planned. Each is asked about first. */
export function RecordActions({ entry, language, revision, onDone }: Props) {
  const texts = useTexts(publishTexts)
  const ui = useTexts(uiTexts)
  const [asked, setAsked] = useState<Action | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const { kind, key, published, draft, schedule } = entry
  const isPublished = published !== null && entry.state !== 'gone'
  const hasDraft = draft !== null || revision !== entry.revision
  const offered: Action[] = [
    ...(hasDraft ? (['discard'] as const) : []),
    ...(schedule ? (['unschedule'] as const) : []),
    ...(isPublished ? (['withdraw'] as const) : []),
  ]
  const carryOut = async (action: Action) => {
    const address = { kind, key, language }
    const { error: fault } = await {
      discard: () => ask(StudioDiscardDraft, { ...address, revision }),
      withdraw: () => ask(StudioWithdraw, address),
      unschedule: () => ask(StudioUnschedule, address),
    }[action]()
    setError(fault)
    if (fault) return
    if (action === 'discard') keptDraft(kind, key, language ?? '').clear()
    setAsked(null)
    onDone((action === 'discard' && !isPublished) || (action === 'withdraw' && kind !== 'page'))
  }
  return (
    <>
      {schedule && (
        <p className={styles.schedule}>
          {texts.schedule(
            schedule.from ? formatTime(schedule.from) : texts.open,
            schedule.until ? formatTime(schedule.until) : texts.open,
          )}
        </p>
      )}
      {offered.map((action) => (
        <Button key={action} look={action === 'withdraw' ? 'danger' : 'plain'} onClick={() => setAsked(action)}>
          {texts[action]}
        </Button>
      ))}
      {asked && (
        <Dialog
          title={texts[asked]}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{ui.cancel}</Button>
              <Button look="danger" onClick={() => inBackground(carryOut(asked))}>
                {texts[asked]}
              </Button>
            </>
          }
        >
          <p>{asked === 'withdraw' && kind === 'page' ? texts.withdrawSure : texts.sure[asked]}</p>
          {error && <p role="alert">{error.code === 'NOT_FOUND' ? texts.noRole : texts.notDone}</p>}
        </Dialog>
      )}
    </>
  )
}
