import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import signs from '../../content/Sign/Sign.module.css'
import styles from './HeartButton.module.css'

type HeartButtonProps = {
  productId: string
  /** Left out while a variant has still to be chosen. */
  itemId?: string | null
  name: string
  className?: string
}

/**
 * Puts a product on the wish list. Static and the same for every visitor: features/wishlist/hearts/hearts.ts presses it, and
 * fills it for those who have a list. Not seen without script.
 */
export function HeartButton({ productId, itemId, name, className }: HeartButtonProps) {
  const t = useTexts()
  return (
    <button
      type="button"
      className={classNames(styles.heart, signs.heart, className)}
      aria-label={t('ui.heart.label', { name })}
      aria-pressed={false}
      data-heart={productId}
      data-heart-item={itemId ?? undefined}
      suppressHydrationWarning
    />
  )
}
