import { deliveryPromise } from '#contract/delivery/delivery-date.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { dateWords, deadlineWords } from './delivery-words.ts'

type DeliveryDateProps = {
  /** Working days until the item is with the customer. */
  days: number
  /** ISO 3166 code of the country that is delivered to. */
  country: string
}

type DeliveryLineProps = DeliveryDateProps & { className?: string | undefined }

/**
 * The day of delivery. Pages are cached, so the day may have changed since it was rendered: delivery-behaviour.ts keeps it right
 * in the browser, by the same rule and in the same room.
 */
export function DeliveryDate({ days, country }: DeliveryDateProps) {
  const { language } = useSite()
  const now = Date.now()
  return (
    <span {...marks(days, country, now)} suppressHydrationWarning>
      {dateWords(days, country, language, now)}
    </span>
  )
}

/** The day in a line of its own, with the words before it. */
export function DeliveryLine({ days, country, className }: DeliveryLineProps) {
  const t = useTexts()
  const { language } = useSite()
  const now = Date.now()
  return (
    <p {...marks(days, country, now)} className={className} suppressHydrationWarning>
      {`${t('ui.delivery.until')} `}
      {dateWords(days, country, language, now)}
    </p>
  )
}

/** Read by delivery-behaviour.ts. */
const marks = (days: number, country: string, now: number) => ({
  'data-delivery': days,
  'data-country': country,
  'data-until': deliveryPromise(days, country, now).orderUntil,
})

/** Until when an order gets that day. */
export function OrderDeadline({ country }: Pick<DeliveryDateProps, 'country'>) {
  const t = useTexts()
  const { language } = useSite()
  const now = Date.now()
  const { orderUntil } = deliveryPromise(0, country, now)
  return (
    <span data-deadline="" data-country={country} data-until={orderUntil} suppressHydrationWarning>
      {deadlineWords(orderUntil, language, t, now)}
    </span>
  )
}
