import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { messageOf } from '../form/finding-messages.ts'
import { StudioImportContent, type StudioImportContentMutation } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { useTexts } from '../lib/texts.ts'
import { findingTexts } from '../texts/findings.ts'
import { transferTexts } from '../texts/transfer.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Field } from '../ui/Field.tsx'
import styles from './TransferRoom.module.css'

type Outcome = StudioImportContentMutation['studio_import']

/** A file is checked as soon as it is chosen, and taken over after a second press. */
export function Import() {
  const texts = useTexts(transferTexts)
  const findings = useTexts(findingTexts)
  const [content, setContent] = useState<unknown>(null)
  const [isNoJson, setNoJson] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [checked, setChecked] = useState<Outcome | null>(null)
  const [done, setDone] = useState<Outcome | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const send = async (body: unknown, dryRun: boolean) => {
    setAsking(true)
    const { data, error: failure } = await ask(StudioImportContent, { content: body, dryRun })
    setAsking(false)
    setError(failure)
    const outcome = data?.studio_import ?? null
    if (dryRun || !outcome?.successful) setChecked(outcome)
    else setDone(outcome)
  }
  const choose = async (file: File | undefined) => {
    setChecked(null)
    setDone(null)
    setContent(null)
    const body = file && readJson(await file.text())
    setNoJson(file !== undefined && body === undefined)
    if (body === undefined) return
    setContent(body)
    await send(body, true)
  }
  const isReady = checked?.successful === true && checked.changed > 0 && !done
  return (
    <section className={styles.part}>
      <h2>{texts.importTitle}</h2>
      <p>{texts.importHelp}</p>
      <Field label={texts.file} errors={isNoJson ? [texts.noJson] : []}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => inBackground(choose(target.files?.[0]))}
          />
        )}
      </Field>
      {error && <CallErrorNotice error={error} />}
      <p role="status">
        {isAsking && texts.checking}
        {!isAsking && done && texts.done(done.changed)}
        {!isAsking && !done && checked?.successful && texts.changes(checked.changed)}
      </p>
      {checked && !checked.successful && (
        <div role="alert">
          <p>{texts.errors}</p>
          <ul className={styles.errors}>
            {checked.findings.slice(0, 100).map((finding) => (
              <li key={`${finding.path} ${finding.message}`}>
                <code>{finding.path}</code> {messageOf(finding, findings)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isReady && (
        <Button look="primary" disabled={isAsking} onClick={() => inBackground(send(content, false))}>
          {texts.carryOut}
        </Button>
      )}
    </section>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
