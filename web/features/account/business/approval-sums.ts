import type { ApprovalCheckoutFragment } from '#web/generated/operations.ts'

type Values = ApprovalCheckoutFragment['cart']['basketValues']
type Words = { t: (key: string) => string; money: (amount: number) => string }

/** What leads from the sums of the lines, which are before promotions, vouchers and delivery, to what the order costs. */
export const approvalSums = (
  { subtotal, basketValue, shippingCost, netValue, total }: Values,
  { t, money }: Words,
): (readonly [name: string, value: string])[] => {
  const discount = subtotal.amount - basketValue.amount
  const shipping = shippingCost?.amount === 0 ? t('business.approval.free') : shippingCost?.stringValue
  return [
    ...(discount > 0 ? [[t('business.approval.discount'), `−${money(discount)}`] as const] : []),
    ...(shipping ? [[t('business.approval.shipping'), shipping] as const] : []),
    [t('business.approval.net'), netValue.stringValue],
    [t('business.approval.total'), total.stringValue],
  ]
}
