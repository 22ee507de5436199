import { TeaserRecommendations } from '../../generated/operations.ts'
import { Deferred } from '../../lib/Deferred.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/Link.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { RichText } from '../../ui/RichText/RichText.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { useRecommendationIds } from '../Recommendations/recommendation-ids.ts'
import type { WishlistListProps } from './parse.ts'
import styles from './WishlistList.module.css'

export { parseWishlistList as parse } from './parse.ts'

/** A list that editors put together. What is no longer sold is left out; prices are those of one piece. */
export function WishlistList({ teaserId, externalId, headline, html, entries }: WishlistListProps) {
  const t = useTexts()
  const teaserIds = useRecommendationIds(teaserId)
  const head = (
    <div className={styles.head}>
      <Heading level={2}>{headline}</Heading>
      {html && <RichText html={html} />}
    </div>
  )
  return (
    <Deferred
      operation={TeaserRecommendations}
      variables={{ teaserIds: [...teaserIds] }}
      fallback={
        <section className={styles.list}>
          {head}
          {entries.map(({ itemId }) => (
            <Skeleton key={itemId} className={styles.coming} />
          ))}
        </section>
      }
    >
      {(data) => {
        const products = data?.getTeaserRecommendations.find((entry) => entry.teaserId === teaserId)?.products ?? []
        const rows = entries.flatMap((entry) => {
          const product = products.find(({ id }) => id === entry.productId)
          return product ? [{ ...entry, product }] : []
        })
        if (rows.length === 0) return null
        return (
          <section className={styles.list} aria-label={headline} data-wishlist={externalId}>
            {head}
            <ul className={styles.rows}>
              {rows.map(({ itemId, quantity, product }) => (
                <li key={itemId} className={styles.row}>
                  <Picture image={product.image} sizes="72px" alt="" className={styles.picture} />
                  <div className={styles.words}>
                    {product.manufacturerName && <p className={styles.brand}>{product.manufacturerName}</p>}
                    <Heading level={3} size="m">
                      <Link href={`${product.path}?varid=${encodeURIComponent(itemId)}`} className={styles.name}>
                        {product.name}
                      </Link>
                    </Heading>
                  </div>
                  <p className={styles.quantity}>{t('teasers.wishlist.quantity', { count: quantity })}</p>
                  <Price
                    size="s"
                    current={product.price.currentPrice}
                    old={product.price.oldPrice}
                    startFrom={product.price.startFromFlag}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </Deferred>
  )
}
