import { type FormEvent, useId, useRef, useState } from 'react'
import type { PreviewScenario } from '#contract/preview.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { StudioSharePreview } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { useTexts } from '../lib/texts.ts'
import { sharingTexts } from '../texts/sharing.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field, fieldStyles } from '../ui/Field.tsx'
import styles from './Sharing.module.css'

const lifetimes = [1, 7, 14, 30] as const

type Props = { pageId: string; name: string; path: string; scenario: PreviewScenario; onClose: () => void }

/** Makes a link to what the preview shows now. Its address is told once, since only its hash is stored. */
export function ShareDialog({ pageId, name, path, scenario, onClose }: Props) {
  const texts = useTexts(sharingTexts)
  const ui = useTexts(uiTexts)
  const form = useId()
  const [error, setError] = useState<AskError | null>(null)
  const [address, setAddress] = useState<string | null>(null)

  const make = async (entered: FormData) => {
    const { data, error: failure } = await ask(StudioSharePreview, {
      data: {
        title: String(entered.get('title')),
        days: Number(entered.get('days')),
        pages: entered.get('shows') === 'page' ? [pageId] : null,
        path,
        scenario,
      },
    })
    setError(failure)
    if (data) setAddress(`${location.origin}/studio/shared/${data.studio_createPreviewLink.token}`)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    inBackground(make(new FormData(event.currentTarget)))
  }

  if (address !== null) return <MadeLink address={address} onClose={onClose} />
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={form}>
            {texts.make}
          </Button>
        </>
      }
    >
      {error && <CallErrorNotice error={error} />}
      <form id={form} className={styles.form} onSubmit={submit}>
        <Field label={texts.purpose} help={texts.purposeHelp}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              name="title"
              defaultValue={name}
              maxLength={120}
              required
            />
          )}
        </Field>
        <Field label={texts.days}>
          {(control) => (
            <select {...control} className={fieldStyles.control} name="days" defaultValue={7}>
              {lifetimes.map((days) => (
                <option key={days} value={days}>
                  {texts.dayCount(days)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.shows}>
          {(control) => (
            <select {...control} className={fieldStyles.control} name="shows" defaultValue="page">
              <option value="page">{texts.thisPage}</option>
              <option value="all">{texts.allPages}</option>
            </select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function MadeLink({ address, onClose }: { address: string; onClose: () => void }) {
  const texts = useTexts(sharingTexts)
  const ui = useTexts(uiTexts)
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    input.current?.select()
    // Without permission it stands selected, to be copied by hand.
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.close}</Button>
          <Button look="primary" onClick={() => inBackground(copy())}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <p>{texts.made}</p>
      <Field label={texts.address}>
        {(control) => <input {...control} ref={input} className={fieldStyles.control} value={address} readOnly />}
      </Field>
      <p role="status">{isCopied && texts.copied}</p>
    </Dialog>
  )
}
