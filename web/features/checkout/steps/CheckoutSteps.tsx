import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useUrl } from '#web/lib/scope/use-page.ts'
import styles from './CheckoutSteps.module.css'

/** Back from a provider: nothing is ordered before the payment is settled. */
const returnPath = /^\/(?:computop\/success|checkout\/return)\//

const shown = ['shipping', 'payment', 'summary'] as const

/** Where the visitor is, and the way back to what is done. The login before and the confirmation after are no steps. */
export function CheckoutSteps({ hasPaymentStep }: { hasPaymentStep: boolean }) {
  const t = useTexts()
  const { path } = useUrl()
  const steps = shown.filter((step) => step !== 'payment' || hasPaymentStep)
  const shownStep = steps.findIndex((step) => path.startsWith(`/checkout/${step}`))
  const current = path.startsWith('/checkout/confirmation')
    ? steps.length
    : returnPath.test(path)
      ? steps.length - 1
      : shownStep
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index < current ? '✓' : index + 1}
            </span>
            {index < shownStep ? (
              <Link href={`/checkout/${step}`} className={styles.name}>
                {t(`checkout.step.${step}`)}
              </Link>
            ) : (
              <span className={styles.name}>{t(`checkout.step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
