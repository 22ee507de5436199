import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Link } from '../../../lib/routing/Link.tsx'
import { Picture } from '../../../ui/content/Picture/Picture.tsx'
import type { CartPosition } from '../state/cart-state.ts'
import styles from './PositionWords.module.css'

type PositionWordsProps = {
  position: CartPosition
  /** Pieces to tell of, where they are not all of the position's. */
  quantity?: number
}

/** A position in short: what it is, how many, what it costs. */
export function PositionWords({ position, quantity = position.quantity }: PositionWordsProps) {
  const t = useTexts()
  const { name, path, image, variantAttributes, isFreeItem, pricePerUnit, pricePerUnitLightning } = position
  const price = isFreeItem ? t('cart.free') : pricePerUnit.stringValue
  const dealPieces = pricePerUnitLightning ? Math.min(position.quantityLightning, quantity) : 0
  return (
    <div className={styles.position}>
      <div className={styles.picture}>{image && <Picture image={image} alt="" sizes="72px" />}</div>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={path}>{name}</Link>
        </p>
        {variantAttributes.length > 0 && (
          <p className={styles.note}>{variantAttributes.map(({ displayValue }) => displayValue).join(', ')}</p>
        )}
        {dealPieces > 0 && pricePerUnitLightning && (
          <p className={styles.deal}>
            {t('cart.position.piecesDeal', { count: dealPieces, price: pricePerUnitLightning.stringValue })}
          </p>
        )}
        {quantity - dealPieces > 0 && (
          <p className={styles.pieces}>{t('cart.position.pieces', { count: quantity - dealPieces, price })}</p>
        )}
      </div>
    </div>
  )
}
