import type { Translate } from '#web/lib/i18n/use-texts.ts'
import type { Variants } from '../product-types.ts'

/** Announcement for screen readers after a change of the choice, with the price that is shown; empty before one. */
export function chosenWords(t: Translate, { isConfigured, item, attributes }: Variants, isDeal: boolean): string {
  if (!isConfigured || !item || attributes.length === 0) return ''
  const choices = attributes.flatMap(({ displayName, options }) => {
    const selected = options.find((option) => option.selected)
    return selected ? [`${displayName} ${selected.displayValue}`] : []
  })
  const { price, lightningDealPrice } = item.prices
  const shown = (isDeal && lightningDealPrice) || price
  return t('product.variant.chosen', { choices: choices.join(', '), price: shown.stringValue })
}
