import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { type Field, isGroupValue } from '../form/fields.ts'
import { FormFindings, FormLanguage, FormShipped } from '../form/form-scope.ts'
import { SchemaField } from '../form/SchemaField.tsx'
import { recordForm } from '../form/schemas.ts'
import { StudioEntryOf, type TextLanguage } from '../generated/operations.ts'
import { navigate } from '../lib/router.ts'
import { useTexts } from '../lib/texts.ts'
import { conflictTexts } from '../texts/conflict.ts'
import { contentTexts } from '../texts/content.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Link } from '../ui/Link.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { ConflictDialog } from '../versions/conflict/ConflictDialog.tsx'
import { draftSaverOf } from '../versions/draft/entry-draft.ts'
import { useSending } from '../versions/draft/use-sending.ts'
import { bodyOf, type Entry } from '../versions/entry.ts'
import { HistoryPanel } from '../versions/history/HistoryPanel.tsx'
import { PublishDialog } from '../versions/publish/PublishDialog.tsx'
import { RecordActions } from '../versions/publish/RecordActions.tsx'
import { isRecordKind, type RecordKind, recordKinds } from './kinds.ts'
import styles from './RecordRoom.module.css'

type Props = { parameters: Readonly<Record<string, string>>; query: URLSearchParams }

/** One record that is not a page: its form, saved as a draft with each change. */
export function RecordRoom({ parameters, query }: Props) {
  const texts = useTexts(contentTexts)
  const ui = useTexts(uiTexts)
  const kind = isRecordKind(parameters.kind) ? parameters.kind : recordKinds[0]
  const wanted = query.get('language')
  const language = wanted === 'de' || wanted === 'en' ? wanted : null
  const [count, setCount] = useState(0)
  // Stays when the form is made anew, as it is with the other version.
  const [notTaken, setNotTaken] = useState<unknown>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioEntryOf, { kind, key: parameters.key ?? '', language })
  const entry = data?.studio_entry
  const form = recordForm(kind)
  if (error) return <CallErrorNotice error={error} onRetry={reload} />
  // Never the form of before: what is typed into it would be gone with the answer.
  if (isLoading) return <p className={styles.message}>{ui.loading}</p>
  if (!entry || !form) return <NotFound text={texts.notFound} />
  const again = () => {
    reload()
    setCount(count + 1)
  }
  return (
    <RecordForm
      key={`${count} ${entry.revision}`}
      kind={kind}
      language={language}
      entry={entry}
      form={form}
      notTaken={notTaken}
      onNotTaken={setNotTaken}
      onReload={again}
    />
  )
}

type FormProps = {
  kind: RecordKind
  language: TextLanguage | null
  entry: Entry
  form: Field
  /** The version that lost a conflict, until it is brought back; otherwise null. */
  notTaken: unknown
  onNotTaken: (body: unknown) => void
  onReload: () => void
}

function RecordForm({ kind, language, entry, form, notTaken, onNotTaken, onReload }: FormProps) {
  const texts = useTexts(contentTexts)
  const versions = useTexts(conflictTexts)
  const { key } = entry
  const [saver] = useState(() => draftSaverOf<unknown>(entry, language))
  const [body, setBody] = useState<unknown>(saver.kept ?? bodyOf(entry))
  const [timesMade, setTimesMade] = useState(0)
  const [isPublishing, setPublishing] = useState(false)
  const { status, revision, findings, conflict } = useStore(saver.state)
  useSending(saver)
  const change = (next: unknown) => {
    setBody(next)
    saver.change(next)
  }
  const bringBack = () => {
    change(notTaken)
    onNotTaken(null)
    // Some fields have a state of their own, for example which of two alternatives is shown.
    setTimesMade(timesMade + 1)
  }
  return (
    <div className={styles.record}>
      <header className={styles.head}>
        <Link to={`/content/${kind}`}>{texts.kinds[kind]}</Link>
        <h1>{key}</h1>
        <p role="status">{texts.unsaved[status]}</p>
        <RecordActions
          entry={entry}
          language={language}
          revision={revision}
          form={form}
          onDone={(isGone) => (isGone ? navigate(`/content/${kind}`) : onReload())}
        />
        {/* What is not saved is not what would be published: the status says why. */}
        <Button look="primary" onClick={() => inBackground(saver.flush().then(setPublishing))}>
          {texts.publish}
        </Button>
      </header>
      <FormFindings value={findings}>
        <div className={styles.form}>
          {notTaken !== null && (
            <p className={styles.notTaken}>
              {versions.notTaken}
              <Button onClick={bringBack}>{versions.bringBack}</Button>
            </p>
          )}
          {entry.shipped !== null && (
            <ShippedNote entry={entry} onEdit={() => change(withShippedText(body, entry.shipped))} />
          )}
          <FormShipped value={entry.shipped}>
            <FormLanguage value={language}>
              <SchemaField key={timesMade} field={withoutKey(form)} value={body} path="" onChange={change} />
            </FormLanguage>
          </FormShipped>
        </div>
      </FormFindings>
      <aside className={styles.side}>
        <HistoryPanel
          kind={kind}
          recordKey={key}
          language={language}
          revision={revision}
          body={body}
          form={form}
          onRestored={(_body, restored, found) => {
            saver.goOnFrom(restored, found)
            onReload()
          }}
        />
      </aside>
      {isPublishing && (
        <PublishDialog
          entry={entry}
          language={language}
          revision={revision}
          body={body}
          findings={findings}
          form={form}
          onClose={(hasActed) => {
            setPublishing(false)
            if (hasActed) onReload()
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          of="record"
          conflict={conflict}
          body={body}
          form={form}
          onMine={() => {
            onNotTaken(conflict.body)
            inBackground(saver.keepMine(body))
          }}
          onTheirs={() => {
            onNotTaken(body)
            saver.takeTheirs()
            onReload()
          }}
        />
      )}
    </div>
  )
}

/** What stands in the shop without an override, and where it does not count. */
function ShippedNote({ entry: { kind, state, variants }, onEdit }: { entry: Entry; onEdit: () => void }) {
  const texts = useTexts(contentTexts)
  return (
    <div className={styles.shipped}>
      <p>{state === 'shipped' ? texts.isShipped : texts.isOverride}</p>
      {variants.length > 0 && (
        <p>
          {texts.variants}{' '}
          {variants.map((key, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <Link to={`/content/${kind}/${encodeURIComponent(key)}`}>{key}</Link>
            </span>
          ))}
        </p>
      )}
      <Button onClick={onEdit}>{texts.editShipped}</Button>
    </div>
  )
}

/** The text that comes with the shop in each language that is empty. */
function withShippedText(body: unknown, shipped: unknown): unknown {
  if (!isGroupValue(body) || !isGroupValue(body.text) || !isGroupValue(shipped) || !isGroupValue(shipped.text))
    return body
  const { text } = shipped
  return {
    ...body,
    text: Object.fromEntries(Object.entries(body.text).map(([language, own]) => [language, own || text[language]])),
  }
}

/** The key names the record from its beginning, so it is no field of its form. */
function withoutKey(form: Field): Field {
  if (form.editor.kind !== 'group') return form
  return { ...form, editor: { ...form.editor, fields: form.editor.fields.filter(({ isKey }) => !isKey) } }
}
