import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { withdrawalHref } from '../../lib/routing/withdrawal-href.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { Container } from '../../ui/structure/Container/Container.tsx'
import { useShell } from '../use-shell.ts'
import styles from './CheckoutFooter.module.css'
import { FooterLink } from './FooterLink.tsx'
import { TrustMarks } from './TrustMarks.tsx'

/** What makes the shop trustworthy, and the legal pages; nothing else leads out of the checkout. */
export function CheckoutFooter() {
  const t = useTexts()
  const { isB2b } = useSite()
  const bottom = useShell()?.getFooter?.links.find((block) => block.type === 'bottomLinks')
  return (
    <Container>
      <TrustMarks isCheckout />
      <ul className={styles.links}>
        {!isB2b && (
          <li>
            <Link href={withdrawalHref()} className={styles.link}>
              {t('shell.footer.withdrawal')}
            </Link>
          </li>
        )}
        {bottom?.entries.map((entry) => (
          <li key={entry.url}>
            <FooterLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </Container>
  )
}
