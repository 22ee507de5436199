import { ChevronLeft } from '#web/generated/icons/ChevronLeft.ts'
import { ChevronRight } from '#web/generated/icons/ChevronRight.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import styles from './Pagination.module.css'
import { pagesShown } from './pages-shown.ts'

type PaginationProps = {
  /** From 1. */
  current: number
  total: number
  hrefOf: (page: number) => string
}

/** Real links to the other pages of a list. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  const t = useTexts()
  if (total <= 1) return null
  return (
    <nav aria-label={t('ui.pagination.label')} className={styles.pagination}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} className={styles.step} aria-label={t('ui.pagination.previous')}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesShown(current, total).map((page, index, pages) =>
          page === null ? (
            <li key={`after ${pages[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                className={styles.page}
                aria-label={t('ui.pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <Link href={hrefOf(current + 1)} className={styles.step} aria-label={t('ui.pagination.next')}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
