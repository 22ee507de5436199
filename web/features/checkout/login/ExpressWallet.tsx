import type { CheckoutFragment } from '../../../generated/operations.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import { ButtonLink } from '../../../ui/forms/Button/Button.tsx'
import styles from '../parts/checkout.module.css'

type Wallet = NonNullable<CheckoutFragment['expressWallet']>

/** The express wallet by a plain link. */
export function ExpressWallet({ wallet: { href } }: { wallet: Wallet }) {
  const t = useTexts()
  if (!href) return null
  return (
    <section className={styles.panel} aria-labelledby="wallet-headline">
      <Heading level={2} size="l" id="wallet-headline">
        {t('checkout.express')}
      </Heading>
      <p className={styles.note}>{t('checkout.express.text')}</p>
      <ButtonLink href={href} variant="secondary" size="l" wide>
        {t('checkout.express.go')}
      </ButtonLink>
    </section>
  )
}
