import { useEffect, useState } from 'react'
import type { addressViolation } from '#contract/rules/address.rules.ts'
import { type AddressValues, fieldsOf, partOf } from '#contract/rules/address-fields.ts'
import { errorsOf } from '#contract/rules/errors-of.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import type { AddressKind, BookFragment, CheckoutAddressFragment } from '#web/generated/operations.ts'
import { addressValues, personValues } from '#web/lib/addresses/address-values.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { errorsByName } from '#web/lib/forms/form-outcome.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { navigate } from '#web/lib/routing/router.ts'
import { AddressFields, PackstationFields } from '#web/ui/forms/Address/AddressFields.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from './Addresses.module.css'
import { bookFields, bookPath } from './book-kinds.ts'

export const addressAction = 'address-action/save'

/** Countries that are delivered to (transactions.md §1). */
const countryCodes = ['DE', 'AT', 'CH', 'LI'] as const

type FindViolation = typeof addressViolation

/** Null without a connection: then the engine judges alone. */
const loadRules = () => import('#contract/rules/address.rules.ts').catch(() => null)

export type NewPerson = { firstName?: string | null; lastName?: string | null }

type AddressFormProps = {
  kind: AddressKind
  /** Null for a new one. */
  address: CheckoutAddressFragment | null
  person: NewPerson
  target: string | null
  flash: Flash | null
  /** Opened by a press, which is gone with the list: its title gets the focus. */
  takesFocus: boolean
  onCancel: () => void
  onSaved: (book: BookFragment) => void
}

/** Adds an address, or edits one, with the fields of the checkout. */
export function AddressForm({ kind, address, person, target, flash, takesFocus, onCancel, onSaved }: AddressFormProps) {
  const t = useTexts()
  const title = useFocusOn<HTMLHeadingElement>(takesFocus)
  const part = partOf[kind]
  const fields = fieldsOf(part).map((field) => `${part}.${field}`)
  const own = flash?.form === addressAction && !flash.isDone ? flash : null
  const stored = address ? addressValues(part, address) : personValues(part, person)
  const countries = useCountries(address)

  // The rules come after the page: sending waits for them.
  const [find, setFind] = useState<FindViolation | null>(null)
  useEffect(() => inBackground(loadRules().then((rules) => rules && setFind(() => rules.addressViolation))), [])
  const messageOf = (findViolation: FindViolation, name: string, values: AddressValues) => {
    const violation = findViolation(part, name.slice(part.length + 1), values)
    if (!violation) return null
    const [key = `${violation.area}.fault.${violation.code}`] = missingKeys(violation.code, name)
    return t(key, { limit: violation.limit })
  }

  const form = useForm({
    action: `/api/${addressAction}/`,
    id: 'address',
    fields,
    checkField: (name, values) => find && messageOf(find, name, values),
    check: async (values) => {
      const rules = await loadRules()
      return rules ? errorsOf(fields, (name) => messageOf(rules.addressViolation, name, values), values) : {}
    },
    messageFor: (count) => (count === null ? t('login.lost') : t('login.faults', { count: Math.max(count, 1) })),
    before: {
      values: own ? { ...stored, ...own.values } : stored,
      violations: own && { message: own.message, errors: errorsByName(own.fieldErrors) },
      retryAfter: own?.retryAfter ?? null,
    },
    send: posting<BookFragment | null>({
      forgets: bookFields,
      onDone: ({ redirect, data: book }) => {
        if (redirect) return navigate(redirect)
        if (book) onSaved(book)
      },
    }),
  })
  return (
    <form {...form.form} noValidate className={styles.form} aria-labelledby="address-form">
      <h3 ref={title} id="address-form" tabIndex={-1} className={styles.formTitle}>
        {t(address ? 'addressBook.editing' : `addressBook.add.${kind}`)}
      </h3>
      <FormMessage form={form} />
      <input type="hidden" name="kind" value={kind} />
      {target && <input type="hidden" name="target" value={target} />}
      {address && <input type="hidden" name={`${part}.addressId`} value={address.addressId} />}
      {part === 'packstation' ? (
        <PackstationFields form={form} />
      ) : (
        <AddressFields part={part} form={form} countries={countries} />
      )}
      <div className={styles.buttons}>
        <Button {...form.button}>{t('addressBook.save')}</Button>
        <Link
          href={target ?? bookPath(kind)}
          onClick={(event) => {
            if (target) return
            event.preventDefault()
            onCancel()
          }}
        >
          {t('addressBook.cancel')}
        </Link>
      </div>
    </form>
  )
}

/** Those that are delivered to, and that of an address which was stored when it was one of them. */
function useCountries(address: CheckoutAddressFragment | null) {
  const t = useTexts()
  const listed = countryCodes.map((code) => ({ code: code as string, name: t(`account.register.country.${code}`) }))
  const isListed = address === null || address.country === '' || listed.some(({ code }) => code === address.country)
  return isListed ? listed : [...listed, { code: address.country, name: address.countryLabel }]
}
