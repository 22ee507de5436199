import '../ui/base.css'
import type { ReactNode } from 'react'
import { CheckoutSteps } from '../features/checkout/steps/CheckoutSteps.tsx'
import { Lock } from '../generated/icons/Lock.ts'
import { useTexts } from '../lib/i18n/use-texts.ts'
import { usePageScope } from '../lib/scope/page-scope.ts'
import { useSite, useUrl } from '../lib/scope/use-page.ts'
import { ToastRegion } from '../ui/feedback/Toast/ToastRegion.tsx'
import { Container } from '../ui/structure/Container/Container.tsx'
import styles from './CheckoutLayout.module.css'
import defaultStyles from './DefaultLayout.module.css'
import { Logo } from './Header/Logo.tsx'
import { ShellPart } from './ShellPart.tsx'

type CheckoutData = {
  checkout?: {
    providerOrigins: readonly string[]
    paymentStep: { isAvailable: boolean }
    expressWallet?: { scriptOrigin: string; href?: string | null } | null
  }
}

/**
 * Logo, steps, what makes the shop trustworthy, and the legal pages: no navigation, no search, no way aside. Its forms may lead to the
 * providers' pages, and the wallet's button may come from its provider: the policy of every page of the checkout allows both, since the steps follow each
 * other in one document.
 */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { store, isB2b } = useSite()
  const { path } = useUrl()
  const { data, record } = usePageScope()
  const { checkout } = (data ?? {}) as CheckoutData
  for (const origin of checkout?.providerOrigins ?? [])
    if (URL.canParse(origin)) record.needFormTarget(new URL(origin).origin)
  const wallet = checkout?.expressWallet
  if (wallet && !wallet.href) record.needWidget(wallet.scriptOrigin)
  return (
    <div className={defaultStyles.layout} data-store={store}>
      <a href="#content" className={defaultStyles.skip}>
        {t('shell.skipToContent')}
      </a>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <a href="/" className={styles.home} data-vike="false">
            <Logo />
          </a>
          {!path.startsWith('/prime/') && (
            <div className={styles.steps}>
              <CheckoutSteps hasPaymentStep={checkout ? checkout.paymentStep.isAvailable : !isB2b} />
            </div>
          )}
          <p className={styles.secure}>
            <Lock size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('checkout.secure')}
          </p>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={defaultStyles.main}>
        <Container>{children}</Container>
      </main>
      <ShellPart as="footer" part="checkoutFooter" className={styles.footer} />
      <ToastRegion />
    </div>
  )
}
