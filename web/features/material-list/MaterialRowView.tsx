import { SearchX } from '../../generated/icons/SearchX.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { searchTarget } from '../../lib/routing/search-target.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { Unbroken } from '../../ui/content/Unbroken/Unbroken.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { QuantityField } from '../../ui/forms/QuantityField/QuantityField.tsx'
import styles from './MaterialRow.module.css'
import { type MaterialItem, type MaterialRow, priceAt } from './material-rows.ts'
import type { MaterialListState } from './use-material-list.ts'

type MaterialRowViewProps = {
  row: MaterialRow
  form: Pick<MaterialListState, 'want' | 'setQuantity' | 'choose'>
}

/** What the shop takes a line for: to be chosen, changed, or left out. */
export function MaterialRowView({ row, form }: MaterialRowViewProps) {
  const t = useTexts()
  const { key, item, quantity, isWanted, isUnsure, choices } = row
  if (!item)
    return (
      <div className={classNames(styles.row, styles.missing)}>
        <SearchX size={20} strokeWidth={1.75} aria-hidden="true" />
        <p>
          {t('materialList.notFound')} <Link href={searchTarget(row.words)}>{t('materialList.search')}</Link>
        </p>
      </div>
    )
  return (
    <div className={classNames(styles.row, !isWanted && styles.left)}>
      {item.image && <Picture image={item.image} sizes="64px" alt="" className={styles.picture} />}
      <div className={styles.words}>
        {isUnsure && <p className={styles.unsure}>{t('materialList.unsure')}</p>}
        <p>
          <Link href={item.path} className={styles.name}>
            <Unbroken text={item.name} />
          </Link>
        </p>
        {!item.isSaleable && <p className={styles.soldOut}>{t('materialList.soldOut')}</p>}
      </div>
      <p className={styles.price}>{priceAt(item, quantity).stringValue}</p>
      <div className={styles.amount}>
        <QuantityField
          label={item.name}
          value={quantity}
          minimum={item.minimumOrderQuantity}
          maximum={item.maxQuantity}
          disabled={!isWanted}
          onChange={(value) => form.setQuantity(key, value)}
        />
      </div>
      <Checkbox
        className={styles.want}
        checked={isWanted}
        disabled={!item.isSaleable}
        onChange={({ target }) => form.want(key, target.checked)}
      >
        {t('materialList.want')}
        <span className={styles.hidden}> {item.name}</span>
      </Checkbox>
      <Others row={row} choices={choices.filter(({ itemId }) => itemId !== item.itemId)} choose={form.choose} />
    </div>
  )
}

type OthersProps = { row: MaterialRow; choices: readonly MaterialItem[]; choose: MaterialListState['choose'] }

/** Alternatives, one tap away. */
function Others({ row, choices, choose }: OthersProps) {
  const t = useTexts()
  if (choices.length === 0) return null
  return (
    <details className={styles.others}>
      <summary>{t('materialList.others', { count: choices.length })}</summary>
      <ul>
        {choices.map((other) => (
          <li key={other.itemId}>
            <button
              type="button"
              className={styles.other}
              onClick={({ currentTarget }) => {
                const details = currentTarget.closest('details')
                choose(row.key, other)
                details?.removeAttribute('open')
                details?.querySelector('summary')?.focus()
              }}
            >
              {other.image && <Picture image={other.image} sizes="48px" alt="" className={styles.small} />}
              <span>
                {other.name}
                {!other.isSaleable && <span className={styles.soldOut}> {t('materialList.soldOut')}</span>}
              </span>
              <strong>{priceAt(other, row.quantity).stringValue}</strong>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
