import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import styles from '../hearts/ChooseListDialog.module.css'
import type { Entry } from '../list-types.ts'
import type { Essentials } from '../state/essentials.ts'

type MoveDialogProps = {
  open: boolean
  entry: Entry
  lists: Essentials['lists']
  onChoose: (externalId: string, name: string) => void
  onClose: () => void
}

/** Onto which other list. */
export function MoveDialog({ open, entry, lists, onChoose, onClose }: MoveDialogProps) {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} headline={t('wishlistPage.moveTo')} size="s">
      <p className={styles.product}>{entry.product.name}</p>
      <ul className={styles.lists}>
        {lists.map(({ externalId, name, productIds }) => (
          <li key={externalId}>
            <button type="button" className={styles.list} onClick={() => onChoose(externalId, name)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{t('wishlist.count', { count: productIds.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
