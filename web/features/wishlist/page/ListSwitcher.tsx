import { useEffect, useRef } from 'react'
import { Plus } from '#web/generated/icons/Plus.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { listPath } from '../list-address.ts'
import type { Essentials } from '../state/essentials.ts'
import styles from './ListSwitcher.module.css'

type ListSwitcherProps = { essentials: Essentials; current: string; onNew: () => void }

/** All lists, to go to; on phones a row to push sideways, in which the current one is in sight. */
export function ListSwitcher({ essentials, current, onNew }: ListSwitcherProps) {
  const t = useTexts()
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the list that is shown now
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - chip.offsetHeight
  }, [current])
  return (
    <div ref={row} className={styles.switcher}>
      <nav aria-label={t('wishlistPage.lists')} className={styles.lists}>
        <ul>
          {essentials.lists.map(({ externalId, name, isStandardList, productIds }) => (
            <li key={externalId}>
              <Link
                href={listPath(externalId)}
                className={styles.list}
                aria-current={externalId === current ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.details}>
                  {t('wishlist.count', { count: productIds.length })}
                  {isStandardList && essentials.lists.length > 1 && ` · ${t('wishlist.standard')}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        variant="outline"
        size="s"
        className={styles.new}
        icon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onNew}
      >
        {t('wishlistPage.new')}
      </Button>
    </div>
  )
}
