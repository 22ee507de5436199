import { useState } from 'react'
import type { ProductCardFragment } from '#web/generated/operations.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { forgetViewed } from '#web/lib/visitor/recently-viewed.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { ProductCarousel } from '#web/ui/product/ProductCard/ProductCarousel.tsx'
import { Section } from '#web/ui/structure/Container/Container.tsx'
import styles from './RecentRow.module.css'

/** What the visitor looked at last, kept on the device only, where it can be deleted. */
export function RecentRow({ products }: { products: readonly ProductCardFragment[] }) {
  const t = useTexts()
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) return null
  const headline = t('ui.recent.headline')
  const forget = () => {
    forgetViewed()
    setForgotten(true)
    focusIfLost(() => document.getElementById('content'))
  }
  return (
    <Section headline={headline} className={styles.row}>
      <ProductCarousel label={headline} products={products} />
      <Button variant="link" size="s" className={styles.forget} onClick={forget}>
        {t('ui.recent.forget')}
      </Button>
    </Section>
  )
}
