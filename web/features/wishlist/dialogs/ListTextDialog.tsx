import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextArea } from '#web/ui/forms/Field/TextArea.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'

type ListTextDialogProps = {
  open: boolean
  headline: string
  label: string
  /** What stands in the field at first. */
  start: string
  maxLength: number
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
  maxLength,
  missing,
  isLong,
  submit,
  onSubmit,
}: Omit<ListTextDialogProps, 'open' | 'headline' | 'onClose'>) {
  const t = useTexts()
  const form = useForm({
    fields: ['text'],
    checkField: (_name, { text = '' }) => (missing && text.trim() === '' ? missing : null),
    send: async ({ text = '' }) => {
      await onSubmit(text.trim())
      return { kind: 'done' }
    },
  })
  const field = {
    ...form.choice('text'),
    label,
    defaultValue: start,
    maxLength,
    hint: t('wishlistPage.longest', { longest: maxLength }),
    autoFocus: true,
  }
  return (
    <form {...form.form}>
      {isLong ? <TextArea {...field} rows={4} /> : <TextField {...field} autoComplete="off" />}
      <Button {...form.button} wide>
        {submit}
      </Button>
    </form>
  )
}
