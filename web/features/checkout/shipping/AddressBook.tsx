import type { ReactNode } from 'react'
import type { AddressPart } from '#contract/rules/address-fields.ts'
import { idFieldOf, typedAddress } from '#contract/rules/checkout/shipping-fields.ts'
import type { CheckoutAddressFragment } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import styles from '../parts/checkout.module.css'
import own from './Shipping.module.css'

/** The form that takes away addresses; its buttons stand within the step's form. */
export const addressActsId = 'address-acts'

type AddressBookProps = {
  part: AddressPart
  form: FormState
  label: string
  addresses: readonly CheckoutAddressFragment[]
  selectedId: string | null
  /** Id of the address that is being changed, of any part. */
  edited: string | null
  onEdit: (addressId: string | null) => void
  onChoose: (addressId: string) => Promise<void>
  /** Fields of a new or changed address. */
  children: ReactNode
}

/** Addresses to choose from, and the fields of a new one or of the one that is changed: never both. */
export function AddressBook(props: AddressBookProps) {
  const { part, form, label, addresses, selectedId, edited, onEdit, children } = props
  const t = useTexts()
  const field = idFieldOf(part)
  const isEditing = edited !== null && addresses.some(({ addressId }) => addressId === edited)
  if (isEditing || addresses.length === 0)
    return (
      <div className={own.book}>
        <input type="hidden" name={field} value={typedAddress} />
        {isEditing && <input type="hidden" name={`${part}.addressId`} value={edited} />}
        <div className={own.typed} key={edited ?? 'new'}>
          {children}
        </div>
        {isEditing && (
          <p>
            <Link
              href="/checkout/shipping"
              onClick={(event) => {
                event.preventDefault()
                onEdit(null)
              }}
            >
              {t('checkout.address.cancel')}
            </Link>
          </p>
        )}
      </div>
    )
  const { id, error } = form.choice(`${part}.addressId`)
  const chosen = form.given(field) || selectedId || addresses[0]?.addressId
  return (
    <div className={own.book}>
      <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.smallLegend}>{label}</legend>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        <div className={styles.choices}>
          {addresses.map((address) => (
            <Entry key={address.addressId} {...props} address={address} isChosen={chosen === address.addressId} />
          ))}
          <div className={styles.choice}>
            <Checkbox type="radio" name={field} value={typedAddress} defaultChecked={chosen === typedAddress}>
              {t(`checkout.address.new.${part}`)}
            </Checkbox>
          </div>
        </div>
      </fieldset>
      <div className={own.typed} key="new">
        {children}
      </div>
    </div>
  )
}

type EntryProps = AddressBookProps & { address: CheckoutAddressFragment; isChosen: boolean }

function Entry({ part, address, isChosen, onEdit, onChoose }: EntryProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const { addressId, isAlsoCustomerAddress, isOfMainUser } = address
  const name = `${address.firstName} ${address.lastName}, ${address.street}`
  return (
    <div className={styles.choice}>
      <Checkbox
        type="radio"
        name={idFieldOf(part)}
        value={addressId}
        defaultChecked={isChosen}
        onChange={() => inBackground(onChoose(addressId))}
      >
        <AddressLines address={address} isInline />
      </Checkbox>
      {/* That of an organisation is part of its account, and changed there alone. */}
      {!(isOfMainUser || (isB2b && isAlsoCustomerAddress)) && (
        <div className={`${styles.below} ${styles.acts}`}>
          <ButtonLink
            href={`/checkout/shipping?edit=${addressId}`}
            variant="link"
            size="s"
            aria-label={t('checkout.address.edit.of', { name })}
            onClick={(event) => {
              event.preventDefault()
              onEdit(addressId)
            }}
          >
            {t('checkout.address.edit')}
          </ButtonLink>
          {!isAlsoCustomerAddress && (
            <Button
              type="submit"
              form={addressActsId}
              name="remove"
              value={addressId}
              variant="link"
              size="s"
              aria-label={t('checkout.address.remove.of', { name })}
            >
              {t('checkout.address.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
