import type { AddressKind, CheckoutAddressFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from './Addresses.module.css'
import { bookPath } from './book-kinds.ts'

type AddressCardProps = {
  kind: AddressKind
  address: CheckoutAddressFragment
  isDefault: boolean
  /** Part of the account, or of the main user's: changed there alone. */
  isFixed: boolean
  onEdit: (addressId: string) => void
}

/** An address with what can be done to it; its buttons belong to the page's form `address-acts`. */
export function AddressCard({ kind, address, isDefault, isFixed, onEdit }: AddressCardProps) {
  const t = useTexts()
  const { addressId, isOfMainUser } = address
  const name = `${address.firstName} ${address.lastName}, ${address.street}, ${address.city}`
  const action = (how: 'default' | 'remove') => ({
    type: 'submit' as const,
    form: 'address-acts',
    name: how,
    value: addressId,
    variant: 'link' as const,
    size: 's' as const,
  })
  return (
    <li className={styles.entry}>
      {isDefault && <p className={styles.mark}>{t('addressBook.default')}</p>}
      <AddressLines address={address} />
      {address.phone && <p className={styles.phone}>{address.phone}</p>}
      {isOfMainUser && <p className={styles.phone}>{t('addressBook.mainUser')}</p>}
      {isFixed && !isOfMainUser && (
        <p className={styles.phone}>
          {t('addressBook.organisation')} <Link href="/myaccount/contact-details">{t('account.title.details')}</Link>
        </p>
      )}
      <div className={styles.acts}>
        {!isFixed && (
          <ButtonLink
            href={`${bookPath(kind)}?edit=${addressId}`}
            variant="link"
            size="s"
            aria-label={t('addressBook.edit.of', { name })}
            onClick={(event) => {
              event.preventDefault()
              onEdit(addressId)
            }}
          >
            {t('addressBook.edit')}
          </ButtonLink>
        )}
        {!isDefault && !isOfMainUser && (
          <Button {...action('default')} aria-label={t('addressBook.makeDefault.of', { name })}>
            {t('addressBook.makeDefault')}
          </Button>
        )}
        {!isFixed && (
          <Button {...action('remove')} aria-label={t('addressBook.remove.of', { name })}>
            {t('addressBook.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
