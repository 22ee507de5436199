import { useEffect, useState } from 'react'
import { PaymentReturn, type PaymentReturnQuery } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ReloadWithoutScript } from '#web/lib/routing/ReloadWithoutScript.tsx'
import { reloadLater } from '#web/lib/routing/reload-later.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { followPayment } from './follow-payment.ts'
import { confirmationOf } from './return-target.ts'

type Return = PaymentReturnQuery['getPaymentReturn']

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
    return followPayment({
      ask: async () => (await send(PaymentReturn, { token }, { fresh: true })).data?.getPaymentReturn ?? null,
      show: setNow,
      leave: (target) => navigate(target, { overwriteLastHistoryEntry: true }),
    })
  }, [isChecking, token])
  // What the provider has sent along is in the address as long as the engine has not taken it: asked for again, it is settled.
  useEffect(() => (isChecking && location.search !== '' ? reloadLater() : undefined), [isChecking])
  return (
    <Page
      width="reading"
      headline={t(`checkout.return.${now.state}`)}
      lead={<p>{t(`checkout.return.${now.state}.text`)}</p>}
      isStatus
    >
      {isChecking ? (
        <ReloadWithoutScript seconds={4} />
      ) : (
        <p>
          {now.isOrdered && now.orderId ? (
            <ButtonLink href={confirmationOf(now.orderId)} variant="outline">
              {t('checkout.return.toOrder', { number: now.orderId })}
            </ButtonLink>
          ) : (
            <ButtonLink href="/" variant="outline">
              {t('checkout.return.home')}
            </ButtonLink>
          )}
        </p>
      )}
    </Page>
  )
}
