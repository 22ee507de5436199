import { type FormEvent, useId, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { Field as FieldModel } from '../../form/fields.ts'
import type { Finding } from '../../form/findings.ts'
import { StudioUsesOf, type TextLanguage } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { fieldStyles } from '../../ui/Field.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Entry } from '../entry.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'
import { hasDraft, isLive, pathGivenUp, plansOf } from './entry.ts'
import { Findings } from './Findings.tsx'
import styles from './PublishDialog.module.css'
import { PublishTimes } from './PublishTimes.tsx'
import { consequencesOf, type EnteredTime, firstChoice, instantOf, type TimeErrors, timeErrors } from './times.rules.ts'
import { Uses } from './Uses.tsx'
import { usePublishing } from './use-publishing.ts'

type Props = {
  entry: Entry
  language: TextLanguage | null
  /** Revision of the draft saved last, with its body and findings. */
  revision: number
  body: unknown
  findings: readonly Finding[]
  form: FieldModel | null
  /** With `hasActed`, the record may be published or planned otherwise than `entry` says. */
  onClose: (hasActed: boolean) => void
}

/** Publishes a draft at once or plans it. Without a draft it plans times for what is published. */
export function PublishDialog({ entry, language, revision, body, findings, form, onClose }: Props) {
  const texts = useTexts(publishTexts)
  const ui = useTexts(uiTexts)
  const id = useId()
  const { state, error, refused, publish, reset } = usePublishing(entry, language, revision)
  const close = () => onClose(state !== 'open')
  const plans = plansOf(entry)
  const [choice, setChoice] = useState(() => firstChoice(plans))
  const [errors, setErrors] = useState<TimeErrors>({})
  const [redirects, setRedirects] = useState(true)
  const until = instantOf(choice.until, [plans.nextUntil, plans.end])
  const hasEnd = until !== null
  const uses = useAnswer(StudioUsesOf, { kind: entry.kind, key: entry.key, language }, { isOff: !hasEnd })
  if (state === 'planned' || state === 'done') {
    return (
      <Dialog title={texts.title} onClose={close} actions={<Button onClick={close}>{ui.close}</Button>}>
        <p role="status">{texts[state]}</p>
      </Dialog>
    )
  }
  const { isLater } = choice
  const from = isLater ? instantOf(choice.from, [plans.next]) : null
  const isDraft = hasDraft(entry, revision)
  const isEnd = !isDraft && !isLater
  const hasNothing = !isDraft && (!isLive(entry) || (isEnd && (until === null || until === plans.end)))
  // The end of what is published needs nothing of it to be in order.
  const known = isEnd ? [] : findings
  const shown = refused ?? known
  const isError = ({ level }: Finding) => level === 'error'
  const oldPath = isDraft ? pathGivenUp(entry, body) : null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const found = timeErrors(entered(elements, 'from'), entered(elements, 'until') ?? none, Date.now())
    setErrors(found)
    if (!found.from && !found.until)
      inBackground(publish({ from, until, redirectOldPath: redirects && oldPath !== null }))
  }
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{ui.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={id}
            // Not before it is known what an end takes from pages.
            disabled={known.some(isError) || hasNothing || state === 'sending' || (hasEnd && uses.isLoading)}
          >
            {state === 'sending' ? texts.sending : isDraft && !isLater ? texts.publish : texts.plan}
          </Button>
        </>
      }
    >
      {error && (error.code === 'NOT_FOUND' ? <p role="alert">{texts.noRole}</p> : <CallErrorNotice error={error} />)}
      {refused && <p role="alert">{texts.failed}</p>}
      {!isDraft && <p>{isLive(entry) ? texts.nothingButTimes : texts.nothing}</p>}
      {isDraft && !shown.some(isError) && <p>{texts.ready}</p>}
      <Findings title={texts.errors} findings={shown.filter(isError)} form={form} body={body} />
      <Findings title={texts.warnings} findings={shown.filter((each) => !isError(each))} form={form} body={body} />
      <form id={id} className={styles.form} onSubmit={send} noValidate>
        {(isDraft || isLive(entry)) && (
          <PublishTimes
            choice={choice}
            onChange={(next) => {
              setChoice(next)
              setErrors({})
              reset()
            }}
            errors={errors}
            consequences={isEnd ? [] : consequencesOf(plans, isLater, { from, until })}
          />
        )}
        {oldPath !== null && (
          <label className={fieldStyles.check}>
            <input type="checkbox" checked={redirects} onChange={(event) => setRedirects(event.target.checked)} />
            {texts.redirect(oldPath)}
          </label>
        )}
      </form>
      {hasEnd && <Uses kind={entry.kind} pages={uses.data?.studio_uses ?? []} />}
      {hasEnd && uses.error && <CallErrorNotice error={uses.error} onRetry={uses.reload} />}
      <details className={styles.differences}>
        <summary>{texts.differences}</summary>
        <DifferenceList before={entry.published ?? undefined} after={body} form={form} />
      </details>
    </Dialog>
  )
}

const none: EnteredTime = { text: '', isBroken: false }

function entered(elements: HTMLFormControlsCollection, name: string): EnteredTime | null {
  const input = elements.namedItem(name)
  return input instanceof HTMLInputElement ? { text: input.value, isBroken: input.validity.badInput } : null
}
