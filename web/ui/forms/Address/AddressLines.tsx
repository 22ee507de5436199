import type { CheckoutAddressFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import styles from './Address.module.css'

type AddressFields = Pick<
  CheckoutAddressFragment,
  'salutation' | 'firstName' | 'lastName' | 'street' | 'postCode' | 'city' | 'countryLabel' | 'isStation'
> &
  Partial<Pick<CheckoutAddressFragment, 'schoolOrCompany' | 'addressAddition' | 'postNumber'>>

/** An address as it stands on a parcel. */
export function AddressLines({ address, isInline }: { address: AddressFields; isInline?: boolean }) {
  const t = useTexts()
  const { schoolOrCompany, firstName, lastName, street, addressAddition, postCode, city, countryLabel } = address
  const lines = [
    schoolOrCompany,
    `${firstName} ${lastName}`.trim(),
    address.isStation && address.postNumber ? t('checkout.packstation.number', { number: address.postNumber }) : null,
    street,
    addressAddition,
    `${postCode} ${city}`,
    countryLabel,
  ].filter((line) => line)
  if (isInline) return lines.join(', ')
  return <address className={styles.lines}>{lines.join('\n')}</address>
}
