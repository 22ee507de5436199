import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { useSite } from '../../lib/scope/use-page.ts'
import styles from './LegalLinks.module.css'

const paths = {
  de: { privacy: '/rechtliches/datenschutz/', imprint: '/rechtliches/impressum/' },
  en: { privacy: '/legal-notice/privacy/', imprint: '/legal-notice/imprint/' },
} as const

/** Always within reach of the question, and readable while it is open. */
export function LegalLinks() {
  const t = useTexts()
  const { privacy, imprint } = paths[useSite().textLanguage]
  return (
    <p className={styles.links}>
      <Link href={privacy}>{t('consent.privacy')}</Link>
      <Link href={imprint}>{t('consent.imprint')}</Link>
    </p>
  )
}
