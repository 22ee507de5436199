import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { paidPrice, sumOfSaleable } from '../entry/saleable.rules.ts'
import type { List } from '../list-types.ts'
import styles from './ListSum.module.css'

type ListSumProps = { list: Pick<List, 'entries' | 'totals'>; isAdding: boolean; onAdd: () => void }

/** What all of it costs, and all of it into the cart; stays at the bottom of the screen while the list is longer. Not there where nothing can be had. */
export function ListSum({ list: { entries, totals }, isAdding, onAdd }: ListSumProps) {
  const t = useTexts()
  const { pieces } = sumOfSaleable(entries)
  if (pieces === 0) return null
  return (
    <div className={styles.sum}>
      <div className={styles.words}>
        <p className={styles.pieces}>{t('wishlistPage.sum', { pieces })}</p>
        <p className={styles.amount}>{paidPrice(totals).paid}</p>
        {totals.savings && (
          <p className={styles.savings}>{t('wishlistPage.savings', { amount: totals.savings.stringValue })}</p>
        )}
      </div>
      <Button
        className={styles.add}
        busy={isAdding}
        icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => !isAdding && onAdd()}
      >
        {t('wishlistPage.allToCart')}
      </Button>
    </div>
  )
}
