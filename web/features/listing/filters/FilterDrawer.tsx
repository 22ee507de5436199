import type { MouseEvent } from 'react'
import { X } from '#web/generated/icons/X.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { withoutFilters } from '../address/listing-choices.ts'
import styles from './FilterDrawer.module.css'
import { FilterFields } from './FilterFields.tsx'
import { FilterForm } from './FilterForm.tsx'
import { countOfFilter, type ListingFilter } from './listing-filters.ts'

type FilterDrawerProps = {
  address: ListingAddress
  filters: readonly ListingFilter[]
  totalProducts: number
  isPending: boolean
  onChoice: (href: string) => void
  onFollow: (event: MouseEvent) => void
}

const drawer = () => document.querySelector<HTMLDialogElement>('#listing-filters')

/** For browsers that don't know commands for buttons yet. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

export function openFilterDrawer() {
  if (!knowsCommands()) drawer()?.showModal()
}

function closeFilterDrawer() {
  if (!knowsCommands()) drawer()?.close()
}

/** All filters in one form. Opens without script, too, where the browser knows commands for buttons. */
export function FilterDrawer({ address, filters, totalProducts, isPending, onChoice, onFollow }: FilterDrawerProps) {
  const t = useTexts()
  const resetHref = address.hrefOf(withoutFilters(address.query))
  return (
    <dialog id="listing-filters" className={styles.drawer} aria-label={t('listing.filter.title')} data-closes-beside="">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('listing.filter.title')}</h2>
          <IconButton
            label={t('listing.filter.close')}
            icon={<X aria-hidden="true" size={24} strokeWidth={1.75} />}
            onClick={closeFilterDrawer}
            {...{ command: 'close', commandfor: 'listing-filters' }}
          />
        </div>
        <FilterForm
          address={address}
          kept={withoutFilters(address.query)}
          className={styles.form}
          isPending={isPending}
          onChoice={onChoice}
          onSubmit={() => drawer()?.close()}
        >
          <div className={styles.filters}>
            {filters.map((filter, index) => (
              <details
                key={filter.id}
                className={styles.filter}
                data-fold={filter.id}
                open={index < 3 || countOfFilter(filter) > 0}
              >
                <summary className={styles.name}>
                  {filter.displayName}
                  {countOfFilter(filter) > 0 && <span className={styles.used}>{countOfFilter(filter)}</span>}
                </summary>
                <div className={styles.fields}>
                  <FilterFields filter={filter} />
                </div>
              </details>
            ))}
          </div>
          <div className={styles.foot}>
            <Link href={resetHref} className={styles.reset} data-keep-scroll="" onClick={onFollow}>
              {t('listing.chosen.reset')}
            </Link>
            {/* The page's own status cannot be read out behind the dialog. */}
            <Button type="submit" className={styles.show} aria-live="polite">
              {isPending ? t('listing.loading') : t('listing.filter.show', { count: totalProducts })}
            </Button>
          </div>
        </FilterForm>
      </div>
    </dialog>
  )
}
