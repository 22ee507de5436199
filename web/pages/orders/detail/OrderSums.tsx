import styles from '#web/features/checkout/parts/SumLines.module.css'
import { DiscountLine, Line, TotalLines } from '#web/features/checkout/parts/SumLines.tsx'
import type { OrderDetailsFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'

/** What the order cost, in the lines of the checkout's summary. */
export function OrderSums({ order }: { order: OrderDetailsFragment['order'] }) {
  const t = useTexts()
  const { money } = useFormat()
  const { items, discount, voucherCode, shippingCost, netAmount, taxes, totalAmount } = order
  const goods = items.reduce((sum, { totalPrice }) => sum + totalPrice.amount, 0)
  return (
    <dl className={styles.lines}>
      <Line name={t('checkout.sum.subtotal')} value={money(goods)} />
      {discount.amount > 0 && <DiscountLine discount={discount} voucherCode={voucherCode} />}
      <TotalLines shippingCost={shippingCost} net={netAmount} taxes={taxes} total={totalAmount} />
    </dl>
  )
}
