import { useEffect, useState } from 'react'
import { PaymentReturn, type PaymentReturnQuery } from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { navigate } from '../../../lib/routing/router.ts'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import { ButtonLink } from '../../../ui/forms/Button/Button.tsx'
import own from './Confirmation.module.css'
import { returnTarget } from './return-target.ts'

type Return = PaymentReturnQuery['getPaymentReturn']

const askEveryMs = 2000

/**
 * Back from a provider's page: the shop has no answer yet, or this is another browser than the one that ordered, which is told nothing of
 * the order.
 */
export function ReturnPage({ token, answer }: { token: string; answer: Return }) {
  const t = useTexts()
  const [now, setNow] = useState(answer)
  const isChecking = now.state === 'checking'
  useEffect(() => {
    if (!isChecking) return
    const ask = async () => {
      const found = await queryOptional({}, PaymentReturn, { token }, { fresh: true })
      if (!found) return
      const target = returnTarget(found.getPaymentReturn)
      if (target) await navigate(target, { overwriteLastHistoryEntry: true })
      else setNow(found.getPaymentReturn)
    }
    const timer = setInterval(() => inBackground(ask()), askEveryMs)
    return () => clearInterval(timer)
  }, [isChecking, token])
  return (
    <div className={own.page}>
      <div className={own.thanks} role="status">
        <Heading level={1}>{t(`checkout.return.${now.state}`)}</Heading>
        <p>{t(`checkout.return.${now.state}.text`)}</p>
      </div>
      {isChecking ? (
        // Without script the page is asked for again.
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      ) : (
        <p>
          <ButtonLink href="/" variant="outline">
            {t('checkout.return.home')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
