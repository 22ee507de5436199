import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { CartPosition } from '../state/cart-state.ts'
import { LineWords } from './LineWords.tsx'
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
  const note = variantAttributes.map(({ displayValue }) => displayValue).join(', ')
  return (
    <LineWords image={image ?? null} name={name} path={path} note={note}>
      {dealPieces > 0 && pricePerUnitLightning && (
        <p className={styles.deal}>
          {t('cart.position.piecesDeal', { count: dealPieces, price: pricePerUnitLightning.stringValue })}
        </p>
      )}
      {quantity - dealPieces > 0 && (
        <p className={styles.pieces}>{t('cart.position.pieces', { count: quantity - dealPieces, price })}</p>
      )}
    </LineWords>
  )
}
