import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './SearchForm.module.css'
import { headerSearchId } from './search-ids.ts'

/** Opens the header's search on phones; wider screens show it always. `children` stand in for the magnifier. */
export function SearchToggle({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const t = useTexts()
  return (
    <button
      type="button"
      className={classNames(styles.toggle, className)}
      popoverTarget={headerSearchId}
      aria-label={t('shell.search.open')}
    >
      {children ?? <Search size={24} strokeWidth={1.75} aria-hidden="true" />}
    </button>
  )
}

/** On phones, where the header has only the magnifier: looks like the field that it opens. */
export function SearchInvitation() {
  const t = useTexts()
  return (
    <div className={styles.invitation}>
      <button type="button" popoverTarget={headerSearchId}>
        <span>{t('shell.search.ask')}</span>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
