import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './Button.tsx'
import styles from './Pages.module.css'

/** Entries on a page of a list, as the engine answers them. */
const pageSize = 50

/** Leads to the other pages of a list; nothing for a list of one page. */
export function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const texts = useTexts(uiTexts)
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  return (
    <div className={styles.pages}>
      <Button label={texts.previousPage} disabled={page === 1} onClick={() => onPage(page - 1)}>
        ‹
      </Button>
      <span>
        {page} / {last}
      </span>
      <Button label={texts.nextPage} disabled={page >= last} onClick={() => onPage(page + 1)}>
        ›
      </Button>
    </div>
  )
}
