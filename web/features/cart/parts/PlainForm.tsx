import type { ReactNode } from 'react'
import type { Values } from '#web/lib/forms/form-element.ts'
import { useForm } from '#web/lib/forms/use-form.ts'

type PlainFormProps = {
  /** What the edge does with it where there is no script (server/bff/page-forms/cart). */
  action: string
  label?: string
  className?: string | undefined
  /** Page that a form without script leads back to; the cart's page when left out. */
  returnTo?: string | undefined
  onSubmit: (values: Values) => Promise<unknown>
  children: ReactNode
}

/** A form that is sent by script, and by the browser itself where there is none. */
export function PlainForm({ action, label, className, returnTo, onSubmit, children }: PlainFormProps) {
  const { form } = useForm({
    action: '/api/cart-action/',
    send: async (values) => {
      await onSubmit(values)
      return { kind: 'done' }
    },
  })
  return (
    // It has one field at most: the browser's own check is enough.
    <form {...form} noValidate={false} className={className} aria-label={label}>
      <input type="hidden" name="action" value={action} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
    </form>
  )
}
