import type { CheckoutCartFragment } from '../../../generated/operations.ts'
import { useFormat } from '../../../lib/i18n/format.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { useSite } from '../../../lib/scope/use-page.ts'
import styles from './SumLines.module.css'

/** What the order costs, line by line: net first for businesses, gross with the taxes in it for families. */
export function SumLines({ cart }: { cart: CheckoutCartFragment }) {
  const t = useTexts()
  const { isB2b } = useSite()
  const { money, number } = useFormat()
  const { subtotal, promotionsSaving, basketValue, shippingCost, total, taxes, netValue } = cart.basketValues
  const voucher = subtotal.amount - promotionsSaving.amount - basketValue.amount
  const { voucherCodeStatus } = cart.details
  const shipping = shippingCost?.amount ? shippingCost.stringValue : t('checkout.sum.free')
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
      <Line name={t('checkout.sum.shipping')} value={shipping} />
      {isB2b && <Line name={t('checkout.sum.net')} value={netValue.stringValue} kind="strong" />}
      {isB2b && taxLines}
      <Line name={t('checkout.sum.total')} value={total.stringValue} kind="sum" />
      {!isB2b && taxLines}
    </dl>
  )
}

type LineProps = { name: string; value: string; kind?: 'good' | 'strong' | 'quiet' | 'sum' | undefined }

function Line({ name, value, kind }: LineProps) {
  return (
    <div className={styles.line} data-kind={kind}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
