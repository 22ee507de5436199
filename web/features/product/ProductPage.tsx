import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Static } from '../../lib/Static.tsx'
import { useSite } from '../../lib/use-page.ts'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { BuyBox } from './BuyBox.tsx'
import { Gallery } from './Gallery.tsx'
import type { ProductPageData } from './load-product.ts'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductHead } from './ProductHead.tsx'
import styles from './ProductPage.module.css'
import { ProductRow } from './ProductRow.tsx'
import { useGlanceView } from './record-glance-view.ts'
import { SafetyNotes } from './SafetyNotes.tsx'
import { ShortFacts } from './ShortFacts.tsx'
import { dataBlock, structuredData } from './structured-data.ts'
import { useVariants } from './use-variants.ts'

/** First screen: what is it, which one, what does it cost, when is it here. Everything to read stands below. */
export function ProductPage({ data }: { data: Omit<ProductPageData, 'head'> }) {
  const { product, openTab } = data
  const t = useTexts()
  const { origin } = useSite()
  const { variants, item, isPending, choose } = useVariants(data)
  useGlanceView(product.productId, variants.item?.itemId ?? null)

  return (
    <article className={styles.page}>
      <Static>
        <Breadcrumb crumbs={product.breadcrumbs} />
      </Static>
      <div className={styles.first}>
        <div className={styles.head}>
          <ProductHead product={product} itemName={variants.isConfigured ? (item?.name ?? null) : null} />
        </div>
        <div className={styles.gallery}>{item && <Gallery images={item.images} name={product.name} />}</div>
        <div className={styles.buy}>
          <BuyBox product={product} variants={variants} item={item} isPending={isPending} onChoose={choose} />
          {item && <SafetyNotes item={item} />}
        </div>
        <Static className={styles.facts}>
          <ShortFacts product={product} />
        </Static>
      </div>
      <ProductDetails product={product} openTab={openTab} />
      <ProductRow
        id="replacements"
        headline={t('product.replacements')}
        products={product.availableForSale ? [] : product.replacementProducts}
      />
      <ProductRow id="accessories" headline={t('product.accessories')} products={product.accessories} />
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: dataBlock(structuredData(product, data.item, origin)) }}
      />
    </article>
  )
}
