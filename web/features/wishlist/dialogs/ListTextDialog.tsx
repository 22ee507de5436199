import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Button } from '../../../ui/forms/Button/Button.tsx'
import { TextArea } from '../../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../../ui/forms/Field/TextField.tsx'
import { Dialog } from '../../../ui/structure/Dialog/Dialog.tsx'

type ListTextDialogProps = {
  open: boolean
  headline: string
  label: string
  /** What stands in the field at first. */
  start: string
  longest: number
  /** Said when nothing was written; left out where nothing is fine. */
  missing?: string
  isLong?: boolean
  submit: string
  onSubmit: (text: string) => Promise<unknown>
  onClose: () => void
}

/** A dialog with one field: name or description. */
export function ListTextDialog({ open, onClose, headline, ...form }: ListTextDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} headline={headline} size="s">
      <TextForm {...form} />
    </Dialog>
  )
}

function TextForm({
  label,
  start,
  longest,
  missing,
  isLong,
  submit,
  onSubmit,
}: Omit<ListTextDialogProps, 'open' | 'headline' | 'onClose'>) {
  const t = useTexts()
  const id = useId()
  const [text, setText] = useState(start)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (!wanted && missing) return setError(missing)
    if (isBusy) return
    setBusy(true)
    await onSubmit(wanted)
    setBusy(false)
  }
  const field = {
    id,
    label,
    error,
    value: text,
    maxLength: longest,
    hint: t('wishlistPage.longest', { longest }),
    autoFocus: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      setError('')
    },
  }
  return (
    <form onSubmit={send} noValidate>
      {isLong ? <TextArea {...field} rows={4} /> : <TextField {...field} autoComplete="off" />}
      <Button type="submit" busy={isBusy} wide>
        {submit}
      </Button>
    </form>
  )
}
