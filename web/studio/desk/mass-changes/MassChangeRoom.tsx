import { useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioDoMassChange,
  StudioMassChangePreviewOf,
  StudioMassChangesOf,
  type StudioProductFilter,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { massChangeTexts } from '../../texts/mass-changes.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Room } from '../../ui/Room.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { DeskForm } from '../DeskForm.tsx'
import { useChange } from '../use-change.ts'
import { changeForm, filterForm, type Preview, type Request } from './mass-change.ts'
import { PastChanges } from './PastChanges.tsx'
import { PreviewTables } from './PreviewTables.tsx'

const emptyRequest: Request = { filter: { search: '' }, change: { kind: 'changePrice', rounding: 'none' } }

/** Changes many products at once: which, how, what would come of it, and then all of it. */
export function MassChangeRoom() {
  const texts = useTexts(massChangeTexts)
  const { data: past, error: pastError, reload } = useAnswer(StudioMassChangesOf, {})
  const currency = past?.getStore.currencyCode ?? ''
  const [request, setRequest] = useState(emptyRequest)
  const [isConfirming, setConfirming] = useState(false)
  const [message, setMessage] = useState('')
  const { preview, error, isLoading, look, forget } = usePreview()
  const { filter, change } = request
  const enter = (next: Partial<Request>) => {
    setRequest({ ...request, ...next })
    setMessage('')
    forget()
  }
  const done = (text: string) => {
    setConfirming(false)
    forget()
    setMessage(text)
    reload()
  }
  if (!past) return pastError ? <CallErrorNotice error={pastError} onRetry={reload} /> : null
  return (
    <Room>
      <h1>{texts.title}</h1>
      <p>
        <Link to="/products">{texts.toProducts}</Link>
      </p>
      <p>
        {texts.intro} {texts.imported}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setMessage('')
          inBackground(look(request))
        }}
      >
        <div className={styles.columns}>
          <section className={styles.part}>
            <h2>{texts.which}</h2>
            <DeskForm
              form={filterForm(currency)}
              value={filter}
              errors={preview?.fieldErrors ?? []}
              onChange={(next) => enter({ filter: { search: '', ...next } as StudioProductFilter })}
            />
          </section>
          <section className={styles.part}>
            <h2>{texts.how}</h2>
            <DeskForm
              form={changeForm(change.kind, currency)}
              value={change}
              errors={preview?.fieldErrors ?? []}
              onChange={(next) => enter({ change: next as Request['change'] })}
            />
          </section>
        </div>
        {error && <CallErrorNotice error={error} />}
        <div className={styles.actions}>
          <Button type="submit" look={preview?.changes ? 'plain' : 'primary'} disabled={isLoading}>
            {texts.preview}
          </Button>
          {preview && preview.changes > 0 && (
            <Button look="primary" onClick={() => setConfirming(true)}>
              {texts.apply(preview.changes)}
            </Button>
          )}
        </div>
      </form>
      <p role="status">{isLoading ? texts.previewing : preview ? <PreviewCounts {...preview} /> : message}</p>
      {preview && <PreviewTables preview={preview} kind={change.kind} currency={currency} />}
      <PastChanges changes={past.studio_massChanges} currency={currency} onDone={() => done(texts.undoneMessage)} />
      {isConfirming && preview && (
        <ConfirmDialog
          request={request}
          preview={preview}
          onDone={() => done(texts.applied(preview.changes))}
          onClose={() => setConfirming(false)}
        />
      )}
    </Room>
  )
}

/** The preview of what was entered last; an answer that is late by then is forgotten. */
function usePreview() {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const [isLoading, setLoading] = useState(false)
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  const forget = () => {
    latest.current += 1
    setPreview(null)
    setError(null)
    setLoading(false)
  }
  const look = async (request: Request) => {
    forget()
    const own = latest.current
    setLoading(true)
    const answer = await ask(StudioMassChangePreviewOf, request)
    if (latest.current !== own) return
    setLoading(false)
    setError(answer.error)
    setPreview(answer.data?.studio_massChangePreview ?? null)
  }
  return { preview, error, isLoading, look, forget }
}

function PreviewCounts({ isTooMany, changes, unchanged, refusals, fieldErrors }: Preview) {
  const texts = useTexts(massChangeTexts)
  if (fieldErrors.length > 0) return null
  if (isTooMany) return texts.tooMany
  return (
    <>
      {texts.counts(changes, unchanged, refusals)} {changes === 0 && texts.nothing}
    </>
  )
}

type ConfirmProps = { request: Request; preview: Preview; onDone: () => void; onClose: () => void }

function ConfirmDialog({ request, preview: { version, changes }, onDone, onClose }: ConfirmProps) {
  const texts = useTexts(massChangeTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioDoMassChange)
  const submit = () => inBackground(send({ ...request, version }).then((isDone) => isDone && onDone()))
  return (
    <ChangeDialog
      {...change}
      title={texts.applyTitle}
      action={texts.apply(changes)}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        {texts.applyText(texts.kinds[request.change.kind], changes)} {texts.imported}
      </p>
    </ChangeDialog>
  )
}
