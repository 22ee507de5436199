import { ChevronDown } from '#web/generated/icons/ChevronDown.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite, useUrl } from '#web/lib/scope/use-page.ts'
import styles from './AccountNav.module.css'

type Place = { name: string; path: string; isOf: 'all' | 'families' | 'businesses' }

const places: readonly Place[] = [
  { name: 'overview', path: '/myaccount/overview', isOf: 'all' },
  { name: 'orders', path: '/myaccount/orders', isOf: 'all' },
  { name: 'returns', path: '/myaccount/returns', isOf: 'all' },
  { name: 'wishlist', path: '/myaccount/wishlist', isOf: 'all' },
  { name: 'details', path: '/myaccount/contact-details', isOf: 'all' },
  { name: 'addresses', path: '/myaccount/addresses', isOf: 'all' },
  { name: 'organisation', path: '/myaccount/organisation', isOf: 'businesses' },
  { name: 'password', path: '/myaccount/password', isOf: 'all' },
  { name: 'logout', path: '/logout', isOf: 'all' },
]

/** First pages of places that have several. */
const entries: Readonly<Record<string, string>> = { addresses: '/myaccount/addresses/billing' }

/** The places of an account, beside each of its pages; on narrow screens folded into a row that names the one that is open. */
export function AccountNav() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { path } = useUrl()
  const shown = places.filter(({ isOf }) => isOf === 'all' || (isOf === 'businesses') === isB2b)
  const current = shown.find((place) => path.startsWith(place.path))
  const links = shown.map((place) => (
    <li key={place.name}>
      <Link
        href={entries[place.name] ?? place.path}
        className={styles.link}
        aria-current={place === current ? 'page' : undefined}
      >
        {t(`ui.accountNav.${place.name}`)}
      </Link>
    </li>
  ))
  return (
    <nav aria-label={t('ui.accountNav')} className={styles.nav}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <span>
            {t('ui.accountNav')}
            {current && (
              <>
                : <strong>{t(`ui.accountNav.${current.name}`)}</strong>
              </>
            )}
          </span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <ul className={styles.list}>{links}</ul>
      </details>
      <ul className={`${styles.list} ${styles.beside}`}>{links}</ul>
    </nav>
  )
}
