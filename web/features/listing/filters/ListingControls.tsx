import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronDown } from '#web/generated/icons/ChevronDown.ts'
import { SlidersHorizontal } from '#web/generated/icons/SlidersHorizontal.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { chipLook } from '#web/ui/forms/Chip/Chip.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { countOfChoices, withoutFilter } from '../address/listing-choices.ts'
import { useListingNavigation } from '../address/use-listing-navigation.ts'
import { FilterDrawer, openFilterDrawer } from './FilterDrawer.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterForm } from './FilterForm.tsx'
import styles from './ListingControls.module.css'
import { countOfFilter, heroFilters, type ListingFilter, shownFilters } from './listing-filters.ts'
import { SelectedFilters } from './SelectedFilters.tsx'
import { type ListingSort, SortMenu } from './SortMenu.tsx'
import { useMenus } from './use-menus.ts'

type ListingControlsProps = {
  address: ListingAddress
  filters: readonly ListingFilter[]
  sorts: readonly ListingSort[]
  totalProducts: number
  /** The list of categories replaces one filter. */
  hasCategory: boolean
  /** The hits; dimmed while new ones load. */
  children: ReactNode
}

/** Filters, sort order and number of hits, above the hits. */
export function ListingControls(props: ListingControlsProps) {
  const { address, sorts, totalProducts, hasCategory, children } = props
  const t = useTexts()
  const href = address.hrefOf(address.query)
  const { isPending, onFollow, go } = useListingNavigation()
  const bar = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useMenus(bar)
  useRestoredFocus(status, href, address.query.page === 1)

  const filters = shownFilters(props.filters)
  const chosen = countOfChoices(address.query)

  return (
    <>
      <div ref={bar} className={styles.bar}>
        {filters.length > 0 && (
          <button
            type="button"
            className={chipLook(false, styles.all)}
            aria-haspopup="dialog"
            onClick={openFilterDrawer}
            {...{ command: 'show-modal', commandfor: 'listing-filters' }}
          >
            <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('listing.filter.all')}
            {chosen > 0 && <Badge count={chosen} />}
          </button>
        )}
        <div className={styles.heroes}>
          {heroFilters(filters, hasCategory).map((filter) => (
            <details key={filter.id} name="listing-menu" className={styles.menu}>
              <summary className={chipLook(countOfFilter(filter) > 0)}>
                {filter.displayName}
                {countOfFilter(filter) > 0 && <Badge count={countOfFilter(filter)} />}
                <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={1.75} />
              </summary>
              <div className={styles.panel}>
                <FilterForm
                  address={address}
                  kept={withoutFilter(address.query, filter.id)}
                  isPending={isPending}
                  onChoice={go}
                >
                  <FilterFields filter={filter} />
                  <Button type="submit" variant="secondary" size="s" wide className={styles.apply}>
                    {t('listing.filter.apply')}
                  </Button>
                </FilterForm>
              </div>
            </details>
          ))}
        </div>
        <SortMenu address={address} sorts={sorts} onFollow={onFollow} />
      </div>
      <SelectedFilters address={address} filters={filters} onFollow={onFollow} />
      {/* Seen in the line of the headline; here it is read out, and takes the focus of a filter that is gone. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status} data-pending={isPending || undefined}>
        {isPending ? t('listing.loading') : t('listing.results', { count: totalProducts })}
      </p>
      <div className={styles.hits} aria-busy={isPending}>
        {children}
      </div>
      <FilterDrawer
        address={address}
        filters={filters}
        totalProducts={totalProducts}
        isPending={isPending}
        onChoice={go}
        onFollow={onFollow}
      />
    </>
  )
}

function Badge({ count }: { count: number }) {
  const t = useTexts()
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('listing.filter.chosen', { count })}</VisuallyHidden>
    </span>
  )
}

/** Moves the focus to the number of hits after the visitor removed a filter chip, because the focused chip is gone. */
function useRestoredFocus(target: { current: HTMLElement | null }, href: string, isChoice: boolean) {
  const before = useRef(href)
  useEffect(() => {
    if (before.current === href) return
    before.current = href
    if (isChoice && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [href, target, isChoice])
}
