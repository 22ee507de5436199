import type { CartMoneyFragment, CheckoutCartFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import styles from './SumLines.module.css'

/** What the order costs, line by line. */
export function SumLines({ cart }: { cart: CheckoutCartFragment }) {
  const t = useTexts()
  const { money } = useFormat()
  const { subtotal, promotionsSaving, basketValue, shippingCost, total, taxes, netValue } = cart.basketValues
  const voucher = subtotal.amount - promotionsSaving.amount - basketValue.amount
  const { voucherCodeStatus, hasPrimeDelivery } = cart.details
  return (
    <dl className={styles.lines}>
      <Line name={t('checkout.sum.subtotal')} value={subtotal.stringValue} />
      {promotionsSaving.amount > 0 && (
        <Line name={t('checkout.sum.promotions')} value={`−${promotionsSaving.stringValue}`} kind="good" />
      )}
      {voucher > 0 && (
        <Line
          name={t('checkout.sum.voucher', { code: voucherCodeStatus?.code ?? '' })}
          value={`−${money(voucher)}`}
          kind="good"
        />
      )}
      <TotalLines
        hasPrimeDelivery={hasPrimeDelivery}
        shippingCost={shippingCost}
        net={netValue}
        taxes={taxes}
        total={total}
      />
    </dl>
  )
}

type TotalLinesProps = {
  /** It is free because of the membership. */
  hasPrimeDelivery?: boolean
  shippingCost?: CartMoneyFragment | null | undefined
  net: CartMoneyFragment
  taxes: readonly { rate: number; amount: CartMoneyFragment }[]
  total: CartMoneyFragment
}

/** Delivery and the total: net first for businesses, gross with the taxes in it for families. */
export function TotalLines({ hasPrimeDelivery, shippingCost, net, taxes, total }: TotalLinesProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const { number } = useFormat()
  const taxLines = taxes.map(({ rate, amount }) => (
    <Line
      key={rate}
      name={t(isB2b ? 'checkout.sum.taxPlus' : 'checkout.sum.taxWithin', {
        rate: number(rate, { maximumFractionDigits: 1 }),
      })}
      value={amount.stringValue}
      kind={isB2b ? undefined : 'quiet'}
    />
  ))
  return (
    <>
      <Line
        name={t('checkout.sum.shipping')}
        value={
          shippingCost?.amount
            ? shippingCost.stringValue
            : t(hasPrimeDelivery ? 'checkout.sum.prime' : 'checkout.sum.free')
        }
      />
      {isB2b && <Line name={t('checkout.sum.net')} value={net.stringValue} kind="strong" />}
      {isB2b && taxLines}
      <Line name={t('checkout.sum.total')} value={total.stringValue} kind="sum" />
      {!isB2b && taxLines}
    </>
  )
}

type DiscountLineProps = { discount: CartMoneyFragment; voucherCode?: string | null | undefined }

/** All that was taken off an order, with the voucher that it was ordered with. */
export function DiscountLine({ discount, voucherCode: code }: DiscountLineProps) {
  const t = useTexts()
  const name = code ? t('checkout.sum.discountWithVoucher', { code }) : t('checkout.sum.discount')
  return <Line name={name} value={`−${discount.stringValue}`} kind="good" />
}

type LineProps = { name: string; value: string; kind?: 'good' | 'strong' | 'quiet' | 'sum' | undefined }

export function Line({ name, value, kind }: LineProps) {
  return (
    <div className={styles.line} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
