import type { ReactNode } from 'react'
import type { CheckoutFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from '../parts/checkout.module.css'
import { StepFrame } from '../parts/StepFrame.tsx'
import { ExpressWallet } from '../wallet/ExpressWallet.tsx'
import { GuestForm } from './GuestForm.tsx'

type CheckoutLoginPageProps = {
  checkout: CheckoutFragment
  flash: Flash | null
  /** The form of the login, which is the account's. */
  login: ReactNode
}

/** Guest first, then the login, then a new account. The express wallet stands above all of them: it needs none. */
export function CheckoutLoginPage({ checkout, flash, login }: CheckoutLoginPageProps) {
  const t = useTexts()
  return (
    <StepFrame headline={t('checkout.title.login')} cart={checkout.cart}>
      {checkout.expressWallet && <ExpressWallet wallet={checkout.expressWallet} placement="Checkout" />}
      <section className={styles.panel} aria-labelledby="guest-headline">
        <Heading level={2} size="l" id="guest-headline">
          {t('checkout.guest')}
        </Heading>
        <p className={styles.note}>{t('checkout.guest.text')}</p>
        <GuestForm flash={flash} />
      </section>
      <section className={styles.panel} aria-labelledby="login-headline">
        <Heading level={2} size="l" id="login-headline">
          {t('checkout.login')}
        </Heading>
        {login}
      </section>
      <section className={styles.panel} aria-labelledby="register-headline">
        <Heading level={2} size="l" id="register-headline">
          {t('checkout.register')}
        </Heading>
        <p className={styles.note}>{t('checkout.register.text')}</p>
        <ButtonLink href="/myaccount/register?target=%2Fcheckout%2Fshipping" variant="outline">
          {t('checkout.register.go')}
        </ButtonLink>
      </section>
      <p className={styles.note}>
        <Link href="/checkout/basket">{t('checkout.backToBasket')}</Link>
      </p>
    </StepFrame>
  )
}
