import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './SearchForm.module.css'
import { headerSearchId } from './search-ids.ts'

/** Opens the header's search on phones; wider screens show it always. `children` stand in for the magnifier. */
export function SearchToggle({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const t = useTexts()
  return (
    <button
      type="button"
      className={classNames(styles.toggle, !children && signs.search, className)}
      popoverTarget={headerSearchId}
      aria-label={t('shell.search.open')}
    >
      {children}
    </button>
  )
}

/** On phones, where the header has only the magnifier: looks like the field that it opens. */
export function SearchInvitation({ className }: { className?: string | undefined }) {
  const t = useTexts()
  return (
    <div className={classNames(styles.invitation, className)}>
      <button type="button" popoverTarget={headerSearchId} className={signs.search}>
        {t('shell.search.ask')}
      </button>
    </div>
  )
}
