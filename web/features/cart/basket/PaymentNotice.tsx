import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'

/** How the last payment for the cart stood when the page was loaded. */
export type BasketPayment = {
  isPending: boolean
  /** Where it goes on, at the provider's page. */
  url: string | null
  isEndedByChange: boolean
  /** The order that became of the visitor's last cart, a short while ago. */
  recentOrderId: string | null
}

type PaymentNoticeProps = { payment: BasketPayment; isBare: boolean; isChanged: boolean }

/** Says that a payment is under way, that a change of the cart has ended it, or that the last cart was ordered while its owner was away. */
export function PaymentNotice({ payment, isBare, isChanged }: PaymentNoticeProps) {
  const t = useTexts()
  const { isPending, url, isEndedByChange, recentOrderId } = payment
  if (isBare && recentOrderId)
    return (
      <Notice kind="success">
        <p>{t('cart.ordered', { number: recentOrderId })}</p>
        <p>
          <a href={`/checkout/confirmation?orderId=${encodeURIComponent(recentOrderId)}`} data-vike="false">
            {t('cart.ordered.go')}
          </a>
        </p>
      </Notice>
    )
  if (isEndedByChange || (isPending && isChanged))
    return (
      <Notice kind="warning" live={isChanged}>
        <p>{t('cart.paying.ended')}</p>
      </Notice>
    )
  if (!isPending) return null
  return (
    <Notice kind="info" headline={t('cart.paying')}>
      <p>{t('cart.paying.text')}</p>
      {url && (
        <ButtonLink href={url} size="s">
          {t('cart.paying.go')}
        </ButtonLink>
      )}
    </Notice>
  )
}
