import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { withdrawalHref } from '../../lib/routing/withdrawal-href.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import { Container } from '../../ui/structure/Container/Container.tsx'
import { useShell } from '../use-shell.ts'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterLink } from './FooterLink.tsx'
import { FooterUsps } from './FooterUsps.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { SocialLink } from './SocialLink.tsx'
import { TrustMarks } from './TrustMarks.tsx'

/** What editors keep in the page footer-vue, and the marks of the store (storefront.md §2). */
export function Footer() {
  const t = useTexts()
  const { isB2b } = useSite()
  const hasEInvoice = useParameter('paymentTypes', 'xRechnung') === 'true'
  const footer = useShell()?.getFooter
  const blocks = footer?.links ?? []
  const columns = blocks.filter((block) => block.type === 'links' || block.type === 'html')
  const social = blocks.find((block) => block.type === 'social')
  const bottom = blocks.find((block) => block.type === 'bottomLinks')
  return (
    <>
      {footer && footer.usps.length > 0 && <FooterUsps usps={footer.usps} />}
      <Container className={styles.footer}>
        <NewsletterForm />
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map((block) => (
              <FooterColumn key={block.headline} block={block} />
            ))}
          </div>
        )}
        <div className={styles.marks}>
          <TrustMarks />
          {social && (
            <div>
              <h2 className={styles.headline}>{social.headline}</h2>
              <ul className={styles.socialLinks}>
                {social.entries.map((entry) => (
                  <li key={entry.url}>
                    <SocialLink entry={entry} className={styles.socialLink} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.bottom}>
          <p className={styles.owner}>{t('shell.footer.owner')}</p>
          {(bottom || !isB2b) && (
            <ul className={styles.bottomLinks}>
              {!isB2b && (
                <li>
                  <Link href={withdrawalHref()} className={styles.link}>
                    {t('shell.footer.withdrawal')}
                  </Link>
                </li>
              )}
              {!isB2b && (
                <li>
                  <Link href="/service/cancellation" className={styles.link}>
                    {t('shell.footer.cancellation')}
                  </Link>
                </li>
              )}
              {bottom?.entries.map((entry) => (
                <li key={entry.url}>
                  <FooterLink entry={entry} className={styles.link} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles.legal}>
          {t('shell.footer.prices')}
          {isB2b && hasEInvoice && ` ${t('shell.footer.eInvoice')}`}
        </p>
      </Container>
    </>
  )
}
