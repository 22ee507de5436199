import type { MouseEvent } from 'react'
import { X } from '#web/generated/icons/X.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { chipLook } from '#web/ui/forms/Chip/Chip.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { withoutFilters } from '../address/listing-choices.ts'
import { choicesMade, type ListingFilter, type RangeFilter } from './listing-filters.ts'
import styles from './SelectedFilters.module.css'

type SelectedFiltersProps = {
  address: ListingAddress
  filters: readonly ListingFilter[]
  onFollow: (event: MouseEvent) => void
}

/** Every choice that was made, each as a link that gives it up, and one that gives up all. */
export function SelectedFilters({ address, filters, onFollow }: SelectedFiltersProps) {
  const t = useTexts()
  const nameRange = useRangeName()
  const choices = choicesMade(filters, address, nameRange)
  if (choices.length === 0) return null
  const resetHref = address.hrefOf(withoutFilters(address.query))
  return (
    <ul className={styles.choices} aria-label={t('listing.chosen.label')}>
      {choices.map(({ key, filterName, value, href }) => (
        <li key={key}>
          <Link href={href} className={chipLook(true)} data-keep-scroll="" onClick={onFollow}>
            <VisuallyHidden>{t('listing.chosen.remove')} </VisuallyHidden>
            <span className={styles.filterName}>{filterName}:</span> {value}
            <X aria-hidden="true" size={16} strokeWidth={2} />
          </Link>
        </li>
      ))}
      <li>
        <Link href={resetHref} className={styles.reset} data-keep-scroll="" onClick={onFollow}>
          {t('listing.chosen.reset')}
        </Link>
      </li>
    </ul>
  )
}

function useRangeName() {
  const t = useTexts()
  const { number } = useFormat()
  return (filter: RangeFilter) => {
    const { id, from, to } = filter
    if (id === 'rating' && from != null) {
      return (to ?? 5) < 5
        ? t('listing.filter.ratingRange', { from, to: to ?? 5 })
        : t('listing.filter.rating', { stars: from })
    }
    const unit = filter.__typename === 'PriceRangeFilter' ? filter.currencyCode : (filter.unit ?? '')
    const measured = (value: number) =>
      filter.__typename === 'PriceRangeFilter'
        ? number(value, { style: 'currency', currency: unit, trailingZeroDisplay: 'stripIfInteger' })
        : `${number(value)} ${unit}`.trim()
    if (from != null && to != null) return `${measured(from)} – ${measured(to)}`
    return from != null
      ? t('listing.filter.above', { bound: measured(from) })
      : t('listing.filter.below', { bound: measured(to ?? 0) })
  }
}
