import { useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ProductCard } from '#web/ui/product/ProductCard/ProductCard.tsx'
import { cartState } from '../state/cart-store.ts'
import { loadSuggestions, type Suggestions } from './load-suggestions.ts'
import styles from './SuggestionRow.module.css'

/** More would lead away from the cart. */
const shown = 2

/**
 * Suggestions for the added product. They load after the dialog has opened; their space is reserved, so that no button
 * moves while the visitor taps it, until it is known that there are none.
 */
export function SuggestionRow({ productId }: { productId: string }) {
  const t = useTexts()
  const [suggestions, setSuggestions] = useState<Suggestions | 'none' | null>(null)
  useEffect(() => {
    let isWanted = true
    const inCart = (cartState().cart?.positions ?? []).map((position) => position.productId)
    inBackground(loadSuggestions({}, productId, inCart).then((found) => isWanted && setSuggestions(found ?? 'none')))
    return () => {
      isWanted = false
    }
  }, [productId])
  if (!suggestions) return <div className={styles.place} />
  if (suggestions === 'none') return null
  const headline = t(`cart.suggestions.${suggestions.kind}`)
  return (
    <section className={styles.suggestions}>
      <h3 className={styles.headline}>{headline}</h3>
      <ul className={styles.row}>
        {suggestions.products.slice(0, shown).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={4} sizes="180px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
