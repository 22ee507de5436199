import { TeaserRecommendations } from '../../generated/operations.ts'
import { Deferred } from '../../lib/data/Deferred.tsx'
import { Link } from '../../lib/routing/Link.tsx'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { ProductCard } from '../../ui/product/ProductCard/ProductCard.tsx'
import { withoutGoneDeals } from '../../ui/product/ProductCard/tile-deal.rules.ts'
import { Carousel } from '../../ui/structure/Carousel/Carousel.tsx'
import { CardsToCome } from './CardsToCome.tsx'
import type { RecommendationsProps } from './parse.ts'
import styles from './Recommendations.module.css'
import { useRecommendationIds } from './recommendation-ids.ts'

export { parseRecommendations as parse } from './parse.ts'

/** Slides at first, and the tile from which pictures wait until they come near (storefront.md §9). */
const shownAtFirst = 5
const firstLazy = 4

/** Deferred: the page does without when the products can't be had. */
export function Recommendations({ teaserId, headline, link, linkText, emptyText }: RecommendationsProps) {
  const teaserIds = useRecommendationIds(teaserId)
  const head = (
    <div className={styles.head}>
      <Heading level={2} marked>
        {headline}
      </Heading>
      {link && linkText && (
        <Link href={link.href} newWindow={link.newWindow} className={styles.all}>
          {linkText}
        </Link>
      )}
    </div>
  )
  return (
    <Deferred
      operation={TeaserRecommendations}
      variables={{ teaserIds: [...teaserIds] }}
      fallback={
        <div className={styles.teaser}>
          {head}
          <CardsToCome />
        </div>
      }
    >
      {(data) => {
        const mine = data?.getTeaserRecommendations.find((entry) => entry.teaserId === teaserId)
        const products = withoutGoneDeals(mine?.products ?? [])
        if (products.length === 0) return data && emptyText ? <RichText html={emptyText} /> : null
        return (
          <div className={styles.teaser}>
            {head}
            <Carousel label={headline} atFirst={shownAtFirst}>
              {products.map((product, index) => (
                <ProductCard key={product.id} product={product} eager={index < firstLazy ? 'quietly' : false} />
              ))}
            </Carousel>
          </div>
        )
      }}
    </Deferred>
  )
}
