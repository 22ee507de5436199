import type { FormEvent, ReactNode } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'

type PlainFormProps = {
  /** What the edge does with it where there is no script (server/bff/cart). */
  action: string
  label?: string
  className?: string | undefined
  onSubmit: (form: FormData) => Promise<unknown>
  children: ReactNode
}

/** A form that is sent by script, and by the browser itself where there is none. */
export function PlainForm({ action, label, className, onSubmit, children }: PlainFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    inBackground(onSubmit(new FormData(event.currentTarget)))
  }
  return (
    <form method="post" action="/api/cart-action/" className={className} aria-label={label} onSubmit={submit}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  )
}
