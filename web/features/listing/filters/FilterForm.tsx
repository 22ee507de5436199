import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { formHref, hiddenFields, type ListingAddress } from '../address/listing-address.ts'
import type { ListingQuery } from '../address/listing-url.ts'

type FilterFormProps = {
  address: ListingAddress
  /** The choices that the form doesn't show itself. */
  kept: ListingQuery
  className?: string | undefined
  /** A choice is on its way: what is ticked meanwhile comes on top of it. */
  isPending: boolean
  onChoice: (href: string) => void
  onSubmit?: () => void
  children: ReactNode
}

/**
 * A form of filters. Without script it is sent as it stands; with script a tick takes effect at once, typed bounds with
 * Enter or the button. Its fields are uncontrolled, so that ticks made in quick succession are never lost.
 */
export function FilterForm({
  address,
  kept: remaining,
  className,
  isPending,
  onChoice,
  onSubmit,
  children,
}: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const href = address.hrefOf(address.query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address, also when it goes back or a choice is given up
  useEffect(() => {
    if (!isPending) form.current?.reset()
  }, [href, isPending])

  const hrefOfForm = (element: HTMLFormElement) => formHref(address, new FormData(element))
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      onChoice(hrefOfForm(event.currentTarget))
    }
  }
  const onSend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = hrefOfForm(event.currentTarget)
    if (next !== href) onChoice(next)
    onSubmit?.()
  }

  return (
    <form ref={form} className={className} action={address.path} method="get" onChange={onChange} onSubmit={onSend}>
      {hiddenFields(address, remaining).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
