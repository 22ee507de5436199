import { Mail } from '../../generated/icons/Mail.ts'
import { Phone } from '../../generated/icons/Phone.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import styles from './BusinessContact.module.css'

/** Hotline and e-mail of the business store (storefront.md §2), from the editors' parameter `contact`. */
export function BusinessContact() {
  const t = useTexts()
  const phone = useParameter('contact', 'phone')
  const email = useParameter('contact', 'email')
  if (!phone && !email) return null
  return (
    <address className={styles.contact}>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className={styles.way}
          aria-label={t('shell.contact.phone', { phone })}
        >
          <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={styles.way} aria-label={t('shell.contact.email', { email })}>
          <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{email}</span>
        </a>
      )}
    </address>
  )
}
