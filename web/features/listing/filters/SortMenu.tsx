import type { MouseEvent } from 'react'
import { ArrowDownWideNarrow } from '#web/generated/icons/ArrowDownWideNarrow.ts'
import { Check } from '#web/generated/icons/Check.ts'
import { ChevronDown } from '#web/generated/icons/ChevronDown.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { chipLook } from '#web/ui/forms/Chip/Chip.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { withSort } from '../address/listing-choices.ts'
import styles from './ListingControls.module.css'

export type ListingSort = { name: string; displayName: string; selected: boolean }

type SortMenuProps = {
  address: ListingAddress
  sorts: readonly ListingSort[]
  onFollow: (event: MouseEvent) => void
}

/** Order of the hits as a menu of links, so that it works before and without script. */
export function SortMenu({ address, sorts, onFollow }: SortMenuProps) {
  const t = useTexts()
  const selected = sorts.find((sort) => sort.selected) ?? sorts[0]
  if (!selected || sorts.length < 2) return null

  const follow = (event: MouseEvent) => {
    event.currentTarget.closest('details')?.removeAttribute('open')
    onFollow(event)
  }

  return (
    <details name="listing-menu" className={styles.sort}>
      <summary className={chipLook()}>
        <ArrowDownWideNarrow aria-hidden="true" size={18} strokeWidth={1.75} />
        <VisuallyHidden>{t('listing.sort.label')}</VisuallyHidden>
        <span className={styles.sortName}>{selected.displayName}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" size={16} strokeWidth={1.75} />
      </summary>
      <ul className={styles.sortPanel}>
        {sorts.map((sort) => {
          const href = address.hrefOf(withSort(address.query, sort.name === address.defaultSort ? null : sort.name))
          return (
            <li key={sort.name}>
              <Link
                href={href}
                className={styles.sortLink}
                aria-current={sort.selected ? 'true' : undefined}
                data-keep-scroll=""
                onClick={follow}
              >
                {sort.displayName}
                {sort.selected && <Check aria-hidden="true" size={18} strokeWidth={1.75} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
