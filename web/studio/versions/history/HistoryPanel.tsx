import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { Field } from '../../form/fields.ts'
import type { Finding } from '../../form/findings.ts'
import {
  type ContentKind,
  StudioRestore,
  StudioVersionBody,
  StudioVersionsOf,
  type TextLanguage,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { contentTexts } from '../../texts/content.ts'
import { historyTexts } from '../../texts/history.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DifferenceList } from './DifferenceList.tsx'
import styles from './HistoryPanel.module.css'

type Props = {
  kind: ContentKind
  recordKey: string
  language: TextLanguage | null
  /** Revision of the draft as it is now. */
  revision: number
  body: unknown
  form: Field | null
  onRestored: (body: unknown, revision: number, findings: Finding[]) => void
}

type Version = { id: string; number: number; body: unknown }

/** Versions that were published, newest first; each can be compared with the draft and made a draft again. */
export function HistoryPanel({ kind, recordKey, language, revision, body, form, onRestored }: Props) {
  const texts = useTexts(historyTexts)
  const { notByEditors } = useTexts(contentTexts)
  const ui = useTexts(uiTexts)
  const [page, setPage] = useState(1)
  const [compared, setCompared] = useState<Version | null>(null)
  const [isOvertaken, setOvertaken] = useState(false)
  const [failure, setError] = useState<AskError | null>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioVersionsOf, { kind, key: recordKey, language, page })
  const versions = data?.studio_versions.versions ?? []
  const compare = async (id: string, number: number) => {
    const { data: found, error: why } = await ask(StudioVersionBody, { id })
    setError(why)
    if (found?.studio_version) setCompared({ id, number, body: found.studio_version.body })
  }
  const restore = async (id: string) => {
    const { data: restored, error: why } = await ask(StudioRestore, { id, base: revision })
    const outcome = restored?.studio_restore
    setCompared(null)
    setError(why)
    setOvertaken(outcome?.successful === false)
    if (outcome?.successful && outcome.revision !== null) onRestored(outcome.body, outcome.revision, outcome.findings)
  }
  return (
    <div className={styles.history}>
      <h2>{texts.title}</h2>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {failure && <CallErrorNotice error={failure} />}
      {isOvertaken && <p role="alert">{texts.restoreFailed}</p>}
      {isLoading && versions.length === 0 && <p role="status">{ui.loading}</p>}
      {!isLoading && !error && versions.length === 0 && <p>{texts.none}</p>}
      <ol className={styles.versions}>
        {versions.map(({ id, number, at, publishedBy, isWithdrawal }) => (
          <li key={id} className={styles.version}>
            <span className={styles.name}>{isWithdrawal ? texts.withdrawal : texts.version(number)}</span>
            <span className={styles.by}>
              {formatTime(at)} · {publishedBy === null ? texts.byImport : (notByEditors[publishedBy] ?? publishedBy)}
            </span>
            <Button onClick={() => inBackground(compare(id, number))}>{texts.compare}</Button>
          </li>
        ))}
      </ol>
      <Pages page={page} total={data?.studio_versions.total ?? 0} onPage={setPage} />
      {compared && (
        <Dialog
          title={texts.differences(compared.number)}
          size="wide"
          onClose={() => setCompared(null)}
          actions={
            <Button look="primary" onClick={() => inBackground(restore(compared.id))}>
              {texts.restore}
            </Button>
          }
        >
          <DifferenceList before={compared.body} after={body} form={form} />
        </Dialog>
      )}
    </div>
  )
}
