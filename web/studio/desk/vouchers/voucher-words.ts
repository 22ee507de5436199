import type { VoucherTermsFragment } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import type { voucherTexts } from '../../texts/vouchers.ts'

type Texts = (typeof voucherTexts)['de']

/** "10 %, from 50.00 €". */
export function effectOf(voucher: VoucherTermsFragment, currency: string, texts: Texts): string {
  const { kind, percent, amount, itemId, minimumValue } = voucher
  const effect = {
    percent: texts.percent(percent ?? 0),
    amount: formatMoney(amount ?? 0, currency),
    freeShipping: texts.shippingFree,
    freeArticle: `${texts.article} ${itemId}`,
  }[kind]
  return minimumValue > 0 ? `${effect}, ${texts.from(formatMoney(minimumValue, currency))}` : effect
}

export function timesOf(
  { startsAt, endsAt }: Pick<VoucherTermsFragment, 'startsAt' | 'endsAt'>,
  texts: Pick<Texts, 'since' | 'until' | 'noEnd'>,
): string {
  const since = startsAt === null ? [] : [texts.since(formatTime(startsAt))]
  return [...since, endsAt === null ? texts.noEnd : texts.until(formatTime(endsAt))].join(' ')
}
