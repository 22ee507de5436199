import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { DeliveryFree } from '../parts/DeliveryFree.tsx'
import type { Cart } from '../state/cart-state.ts'
import { type PaymentNames, ToCheckout } from './ToCheckout.tsx'
import styles from './Totals.module.css'

type TotalsProps = {
  cart: Cart
  /** A change is on its way: what stands here is about to change. */
  isBusy: boolean
  payments: PaymentNames
}

/** What it costs, line by line. Businesses read net first and pay gross; families read prices with the tax in them. */
export function Totals({ cart, isBusy, payments }: TotalsProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const { money, number } = useFormat()
  const { basketValues: values, details } = cart
  const { subtotal, promotionsSaving, basketValue, shippingCost, total, taxes, netValue, savings } = values
  const voucher = subtotal.amount - promotionsSaving.amount - basketValue.amount
  const rate = (percent: number) => number(percent, { maximumFractionDigits: 1 })
  const shipping =
    shippingCost === null
      ? t('cart.totals.shippingOpen')
      : shippingCost.amount > 0
        ? shippingCost.stringValue
        : t('cart.delivery.free')

  return (
    <section id="cart-total" className={styles.totals} aria-labelledby="total-headline" aria-busy={isBusy}>
      <Heading level={2} size="l" id="total-headline">
        {t('cart.totals.headline')}
      </Heading>
      <DeliveryFree cart={cart} />
      <dl className={styles.lines}>
        <Line name={t('cart.totals.subtotal')} value={subtotal.stringValue} />
        {promotionsSaving.amount > 0 && (
          <Line name={t('cart.totals.promotions')} value={`−${promotionsSaving.stringValue}`} isGood />
        )}
        {voucher > 0 && (
          <Line
            name={t('cart.totals.voucher', { code: details.voucherCodeStatus?.code ?? '' })}
            value={`−${money(voucher)}`}
            isGood
          />
        )}
        <Line name={t('cart.totals.shipping')} value={shipping} />
        {isB2b && <Line name={t('cart.totals.net')} value={netValue.stringValue} isStrong />}
        {isB2b &&
          taxes.map((tax) => (
            <Line
              key={tax.rate}
              name={t('cart.totals.taxPlus', { rate: rate(tax.rate) })}
              value={tax.amount.stringValue}
            />
          ))}
        {/* What a changed quantity, voucher or delivery comes to is read out. */}
        <div aria-live="polite" aria-atomic="true" className={classNames(styles.line, styles.sum)}>
          <dt>
            {t('cart.totals.total')}
            {!isB2b && <span className={styles.note}> {t('cart.totals.withTax')}</span>}
          </dt>
          <dd>{total.stringValue}</dd>
        </div>
        {!isB2b &&
          taxes.map((tax) => (
            <Line
              key={tax.rate}
              name={t('cart.totals.taxWithin', { rate: rate(tax.rate) })}
              value={tax.amount.stringValue}
              isQuiet
            />
          ))}
      </dl>
      {savings.amount > 0 && (
        <p className={styles.savings}>{t('cart.totals.savings', { price: savings.stringValue })}</p>
      )}
      <ToCheckout cart={cart} payments={payments} />
    </section>
  )
}

type LineProps = { name: string; value: string; isGood?: boolean; isStrong?: boolean; isQuiet?: boolean }

function Line({ name, value, isGood, isStrong, isQuiet }: LineProps) {
  return (
    <div className={classNames(styles.line, isGood && styles.good, isStrong && styles.strong, isQuiet && styles.quiet)}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
