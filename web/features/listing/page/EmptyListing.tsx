import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { countOfChoices, withoutFilters } from '../address/listing-choices.ts'
import styles from './EmptyListing.module.css'

/** No hits: what to do about it. */
export function EmptyListing({ address, upHref }: { address: ListingAddress; upHref: string | null }) {
  const t = useTexts()
  const isFiltered = countOfChoices(address.query) > 0
  return (
    <EmptyState headline={t(isFiltered ? 'listing.empty.filtered' : 'listing.empty.headline')}>
      <p>{t(isFiltered ? 'listing.empty.filteredText' : 'listing.empty.text')}</p>
      <p className={styles.ways}>
        {isFiltered && (
          <ButtonLink href={address.hrefOf(withoutFilters(address.query))}>{t('listing.chosen.reset')}</ButtonLink>
        )}
        {upHref !== null && (
          <ButtonLink href={upHref} variant="outline">
            {t('listing.empty.up')}
          </ButtonLink>
        )}
      </p>
    </EmptyState>
  )
}
