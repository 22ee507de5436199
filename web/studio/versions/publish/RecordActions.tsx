import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { Field } from '../../form/fields.ts'
import {
  StudioDiscardDraft,
  type StudioDiscardError,
  StudioUnschedule,
  StudioUsesOf,
  StudioWithdraw,
  type TextLanguage,
} from '../../generated/operations.ts'
import { ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { storedDraft } from '../draft/stored-drafts.ts'
import { bodyOf, type Entry } from '../entry.ts'
import { hasDraft, isLive, plansOf } from './entry.ts'
import { Findings } from './Findings.tsx'
import styles from './RecordActions.module.css'
import { Uses } from './Uses.tsx'

type Action = 'discard' | 'withdraw' | 'unschedule'
type Refusal = StudioDiscardError | 'noRole' | 'needed' | 'notDone'

const refusals: Partial<Record<string, Refusal>> = { NOT_FOUND: 'noRole', BAD_USER_INPUT: 'needed' }

type Props = {
  entry: Entry
  language: TextLanguage | null
  /** Revision of the draft saved last. */
  revision: number
  form: Field | null
  /** With `isGone`, nothing of the record is left. */
  onDone: (isGone: boolean) => void
}

/** What takes something back: a draft, what is published, what is planned. Each is asked about first. */
export function RecordActions({ entry, language, revision, form, onDone }: Props) {
  const texts = useTexts(publishTexts)
  const ui = useTexts(uiTexts)
  const [requested, setRequested] = useState<Action | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { kind, key, schedules } = entry
  const isPublished = isLive(entry)
  const isShipped = entry.shipped !== null
  const isDrafted = hasDraft(entry, revision)
  const { next } = plansOf(entry)
  const uses = useAnswer(StudioUsesOf, { kind, key, language }, { isOff: requested !== 'withdraw' })
  const offered: Action[] = [
    ...(isDrafted ? (['discard'] as const) : []),
    ...(schedules.length > 0 ? (['unschedule'] as const) : []),
    ...(isPublished ? (['withdraw'] as const) : []),
  ]
  const leavesNothing = {
    discard: !isPublished && !isShipped,
    withdraw: kind !== 'page' && !isShipped,
    unschedule: entry.planned !== null && !isDrafted,
  }
  const sure = {
    discard: texts.sure.discard,
    withdraw: kind === 'page' ? texts.withdrawSure : isShipped ? texts.resetSure : texts.sure.withdraw,
    unschedule: leavesNothing.unschedule ? texts.onlyPlanned : texts.sure.unschedule,
  }
  const nameOf = (action: Action) => (action === 'withdraw' && isShipped ? texts.reset : texts[action])
  const choose = (action: Action | null) => {
    setRequested(action)
    setRefusal(null)
  }
  const send = async (action: Action): Promise<Refusal | null> => {
    const address = { kind, key, language }
    const { data, error } = await {
      discard: () => ask(StudioDiscardDraft, { ...address, revision }),
      withdraw: () => ask(StudioWithdraw, address),
      unschedule: () => ask(StudioUnschedule, address),
    }[action]()
    if (error) return (action === 'withdraw' || error.code === 'NOT_FOUND' ? refusals[error.code] : null) ?? 'notDone'
    return 'studio_discardDraft' in data ? data.studio_discardDraft : null
  }
  const carryOut = async (action: Action) => {
    // A draft of another text would be what the form shows, not the default.
    const isReset = action === 'withdraw' && isShipped && isDrafted
    const refused = (await send(action)) ?? (isReset ? await send('discard') : null)
    setRefusal(refused)
    if (refused) return
    if (action === 'discard' || isReset) storedDraft(kind, key, language ?? '').clear()
    setRequested(null)
    onDone(leavesNothing[action])
  }
  return (
    <>
      {schedules.map((schedule) => (
        <Plan key={schedule.state} schedule={schedule} entry={entry} form={form} />
      ))}
      {offered.map((action) => (
        <Button key={action} look={action === 'withdraw' ? 'danger' : 'plain'} onClick={() => choose(action)}>
          {nameOf(action)}
        </Button>
      ))}
      {requested && (
        <Dialog
          title={nameOf(requested)}
          onClose={() => choose(null)}
          actions={
            <>
              <Button onClick={() => choose(null)}>{ui.cancel}</Button>
              {/* Not before it is known what it takes from pages. */}
              <Button
                look="danger"
                disabled={requested === 'withdraw' && uses.isLoading}
                onClick={() => inBackground(carryOut(requested))}
              >
                {nameOf(requested)}
              </Button>
            </>
          }
        >
          <p>{sure[requested]}</p>
          {requested === 'discard' && isPublished && next && <p>{texts.staysPlanned(formatTime(next))}</p>}
          {requested === 'withdraw' && next && <p>{texts.consequences.callsOffNext(formatTime(next))}</p>}
          {requested === 'withdraw' && <Uses kind={kind} pages={uses.data?.studio_uses ?? []} />}
          {requested === 'withdraw' && uses.error && <CallErrorNotice error={uses.error} onRetry={uses.reload} />}
          {refusal && <p role="alert">{texts.refusals[refusal]}</p>}
        </Dialog>
      )}
    </>
  )
}

type PlanProps = { schedule: Entry['schedules'][number]; entry: Entry; form: Field | null }

/** What is planned, or why it did not come about. */
function Plan({ schedule: { from, until, state, findings }, entry, form }: PlanProps) {
  const texts = useTexts(publishTexts)
  const timeOf = (time: string | null) => (time ? formatTime(time) : texts.open)
  if (state === 'live') return <p className={styles.schedule}>{texts.ends(timeOf(until))}</p>
  if (state === 'waiting') return <p className={styles.schedule}>{texts.schedule(timeOf(from), timeOf(until))}</p>
  return (
    <div className={styles.failed}>
      <p>{texts.planFailed(timeOf(from))}</p>
      <Findings title={texts.errors} findings={findings} form={form} body={bodyOf(entry)} />
    </div>
  )
}
