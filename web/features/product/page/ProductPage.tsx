import type { ReactNode } from 'react'
import { Island } from '#web/lib/hydration/Island.tsx'
import { Static } from '#web/lib/hydration/Static.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { RecentlyViewed } from '#web/ui/product/RecentlyViewed/RecentlyViewed.tsx'
import { Breadcrumb } from '#web/ui/structure/Breadcrumb/Breadcrumb.tsx'
import { ProductDetails } from '../details/ProductDetails.tsx'
import { SafetyNotes } from '../facts/SafetyNotes.tsx'
import { useGlanceView } from '../glance/record-glance-view.ts'
import { useGroupPrices } from '../group-prices/use-group-prices.ts'
import { dataForSearchEngines, itemList, productRow, shortFacts } from '../late-parts.ts'
import { Gallery } from '../media/Gallery.tsx'
import { BuyBox, type Offer } from '../offer/BuyBox.tsx'
import type { Product } from '../product-types.ts'
import type { StructuredReview } from '../seo/structured-data.ts'
import { useVariants } from '../variants/use-variants.ts'
import type { ProductPageData } from './load-product.ts'
import { ProductHead } from './ProductHead.tsx'
import styles from './ProductPage.module.css'

type ProductPageProps = {
  data: Omit<ProductPageData, 'head'>
  /** Parts of other features, which the page puts in: what editors say about the brand, what others say about the product. */
  brand?: ReactNode
  reviews?: ReactNode
  /** What puts the item, once one is chosen, on a wish list. */
  heart?: (itemId: string | null) => ReactNode
  /** How it is bought, as the choice stands. */
  buy?: (offer: Offer) => ReactNode
  /** Some of the reviews, for search engines. */
  structuredReviews?: readonly StructuredReview[]
}

/** First screen: what is it, which one, what does it cost, when is it here. Everything to read stands below. */
export function ProductPage({
  data,
  brand,
  reviews,
  heart,
  buy,
  structuredReviews: structuredReviewsOf = [],
}: ProductPageProps) {
  const { product, openTab, items, isPreselected } = data
  const t = useTexts()
  const { variants, item: shared, isPending, choose, refresh } = useVariants(data)
  const item = useGroupPrices(shared)
  // What the visitor has chosen: by the address, or by a press.
  const chosen = isPreselected && variants === data.variants ? null : variants.item
  useGlanceView(product.productId, chosen?.itemId ?? null, item?.itemId ?? product.bestItemId)
  const row = (id: 'replacements' | 'accessories', products: Product['accessories']) =>
    products.length > 0 && <Island of={productRow} props={{ id, headline: t(`product.${id}`), products }} />

  return (
    <article className={styles.page}>
      <Static>
        <Breadcrumb crumbs={product.breadcrumbs} />
      </Static>
      <div className={styles.first}>
        <div className={styles.head}>
          <ProductHead product={product} itemName={chosen?.name ?? null} />
        </div>
        <div className={styles.gallery}>{item && <Gallery images={item.images} name={product.name} />}</div>
        <div className={styles.buy}>
          <BuyBox
            product={product}
            variants={variants}
            item={item}
            isPending={isPending}
            onChoose={choose}
            onDealOver={refresh}
            buy={buy}
            heart={heart?.(variants.item?.itemId ?? null)}
            list={
              variants.attributes.length === 0 &&
              product.hasMultipleItems && (
                <Island
                  of={itemList}
                  props={{ productName: product.name, items, chosenId: variants.item?.itemId ?? null }}
                  when="never"
                  name="product-items"
                />
              )
            }
          />
          {item && <SafetyNotes item={item} />}
        </div>
        <Island of={shortFacts} props={{ product }} when="never" className={styles.facts} name="product-facts" />
      </div>
      {!product.availableForSale && row('replacements', product.replacementProducts)}
      <ProductDetails product={product} openTab={openTab} />
      {row('accessories', product.accessories)}
      {reviews && <div className={styles.reviews}>{reviews}</div>}
      {brand}
      <RecentlyViewed except={product.productId} />
      <Island
        of={dataForSearchEngines}
        props={{ product, item: isPreselected ? null : variants.item, items, reviews: structuredReviewsOf }}
        when="never"
        name="product-data"
      />
    </article>
  )
}
