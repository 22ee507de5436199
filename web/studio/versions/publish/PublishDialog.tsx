import { useId, useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import type { Field as FieldModel } from '../../form/fields.ts'
import { wordsOf } from '../../form/finding-words.ts'
import type { Finding } from '../../form/findings.ts'
import { useUiLanguage } from '../../form/form-scope.ts'
import { teaserForm } from '../../form/schemas.ts'
import { type ContentKind, StudioPublishDraft, type TextLanguage } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { formTexts } from '../../texts/form.ts'
import { publishTexts } from '../../texts/publish.ts'
import { uiTexts } from '../../texts/ui.ts'
import { AskFault } from '../../ui/AskFault.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { labelsOf } from '../draft/differences.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'
import styles from './PublishDialog.module.css'

type Props = {
  kind: ContentKind
  recordKey: string
  language: TextLanguage | null
  revision: number
  /** What is published now, and what would be. */
  published: unknown
  body: unknown
  form: FieldModel | null
  findings: readonly Finding[]
  oldPath: string | null
  onClose: () => void
}

export function PublishDialog(props: Props) {
  const { kind, recordKey, language, revision, published, body, form, findings, oldPath, onClose } = props
  const texts = useTexts(publishTexts)
  const ui = useTexts(uiTexts)
  const name = useId()
  const [isLater, setLater] = useState(false)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [redirects, setRedirects] = useState(oldPath !== null)
  const [refused, setRefused] = useState<readonly Finding[] | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  const shown = refused ?? findings
  const errors = shown.filter(({ level }) => level === 'error')
  const warnings = shown.filter(({ level }) => level !== 'error')
  const publish = async () => {
    setSending(true)
    const times = { from: isLater && from ? isoOf(from) : null, until: until ? isoOf(until) : null }
    const variables = { kind, key: recordKey, language, revision, redirectOldPath: redirects, ...times }
    const { data, error: fault } = await ask(StudioPublishDraft, variables)
    setSending(false)
    setError(fault)
    if (data && !data.studio_publish.successful) setRefused(data.studio_publish.findings)
    if (data?.studio_publish.successful) setDone(true)
  }
  if (isDone) {
    return (
      <Dialog title={texts.title} onClose={onClose} actions={<Button onClick={onClose}>{ui.close}</Button>}>
        <p role="status">{isLater ? texts.planned : texts.done}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={texts.title}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" disabled={errors.length > 0 || isSending} onClick={() => inBackground(publish())}>
            {isSending ? texts.publishing : isLater ? texts.plan : texts.publish}
          </Button>
        </>
      }
    >
      {error && (error.code === 'NOT_FOUND' ? <p role="alert">{texts.noRole}</p> : <AskFault error={error} />)}
      {refused && errors.length === 0 && <p role="alert">{texts.failed}</p>}
      {errors.length === 0 && !refused && <p>{texts.ready}</p>}
      <Findings title={texts.errors} findings={errors} form={form} body={body} />
      <Findings title={texts.warnings} findings={warnings} form={form} body={body} />
      <fieldset className={styles.when}>
        <legend>{texts.when}</legend>
        <label className={fieldStyles.check}>
          <input type="radio" name={name} checked={!isLater} onChange={() => setLater(false)} />
          {texts.now}
        </label>
        <label className={fieldStyles.check}>
          <input type="radio" name={name} checked={isLater} onChange={() => setLater(true)} />
          {texts.later}
        </label>
        {isLater && <TimeField label={texts.from} value={from} onChange={setFrom} />}
        <TimeField label={texts.until} value={until} onChange={setUntil} />
      </fieldset>
      {oldPath !== null && (
        <label className={fieldStyles.check}>
          <input type="checkbox" checked={redirects} onChange={(event) => setRedirects(event.target.checked)} />
          {texts.redirect(oldPath)}
        </label>
      )}
      <details className={styles.differences}>
        <summary>{texts.differences}</summary>
        <DifferenceList before={published ?? undefined} after={body} form={form} />
      </details>
    </Dialog>
  )
}

const isoOf = (local: string): string => new Date(local).toISOString()

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type FindingsProps = { title: string; findings: readonly Finding[]; form: FieldModel | null; body: unknown }

function Findings({ title, findings, form, body }: FindingsProps) {
  const texts = useTexts(formTexts)
  const { whole } = useTexts(publishTexts)
  const language = useUiLanguage()
  if (findings.length === 0) return null
  return (
    <section className={styles.findings}>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.path} ${finding.message}`}>
            <strong>
              {labelsOf(finding.path, { form, body, attributesOf: teaserForm }, language).join(' › ') || whole}
            </strong>
            : {wordsOf(finding, texts)}
          </li>
        ))}
      </ul>
    </section>
  )
}
