import { useEffect } from 'react'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import { details, extraTabs, videos } from '../late-parts.ts'
import type { ProductPageData } from '../page/load-product.ts'
import type { Product } from '../product-types.ts'
import styles from './ProductDetails.module.css'

type ProductDetailsProps = { product: Product; openTab: ProductPageData['openTab'] }

/** Everything to read about a product. */
export function ProductDetails({ product, openTab }: ProductDetailsProps) {
  const t = useTexts()
  // A document that is loaded again keeps its place but opens nothing for its fragment. Not by a state: the change would
  // reach parts that are not hydrated yet.
  useEffect(() => {
    if (location.hash.startsWith('#video-')) document.getElementById('videos')?.setAttribute('open', '')
  }, [])
  return (
    <div className={styles.details}>
      <Island
        key={product.productId}
        of={details}
        props={{ product }}
        when="never"
        name="product-details"
        className={styles.sections}
      />
      {product.youtubeVideos.length > 0 && (
        <Disclosure id="videos" level={2} headline={t('product.videos')}>
          <Island of={videos} props={{ videos: product.youtubeVideos }} />
        </Disclosure>
      )}
      {product.extraTabs.length > 0 && <Island of={extraTabs} props={{ product, openTab }} />}
    </div>
  )
}
