import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import type { BuyItem } from './adding-line.ts'
import styles from './BuyBar.module.css'

type BuyBarProps = {
  name: string
  /** Null until every option is chosen. */
  item: BuyItem | null
  /** Price of one piece; null when pieces have different prices. */
  price: string | null
  isAdding: boolean
  isPending: boolean
  /** What a press does while an option is missing; otherwise the button sends the form around it. */
  onPress: (() => void) | undefined
  /** Words of the form's own button. */
  words: string
}

/** On phones: variant, price and button at the lower edge while the form's own button is not on the screen. */
export function BuyBar({ name, item, price, isAdding, isPending, onPress, words }: BuyBarProps) {
  const t = useTexts()
  return (
    <div className={styles.bar}>
      {item?.image && <Picture image={item.image} alt="" sizes="48px" className={styles.picture} />}
      <div className={styles.words}>
        {price && <p className={styles.price}>{price}</p>}
        <p className={styles.note}>{item?.note || name}</p>
      </div>
      <Button
        type={onPress ? 'button' : 'submit'}
        className={styles.button}
        icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
        busy={isAdding}
        aria-disabled={isPending || undefined}
        aria-label={onPress ? undefined : t('buy.addNamed', { name })}
        onClick={onPress}
      >
        {words}
      </Button>
    </div>
  )
}
