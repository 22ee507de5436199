import type { ProductCardFragment } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '../../class-names.ts'
import { type Eagerness, Picture } from '../../content/Picture/Picture.tsx'
import signs from '../../content/Sign/Sign.module.css'
import { Unbroken } from '../../content/Unbroken/Unbroken.tsx'
import { CardBadges } from '../Badges/Badges.tsx'
import { CompareChoice } from '../CompareChoice/CompareChoice.tsx'
import { DeliveryLine } from '../DeliveryDate/DeliveryDate.tsx'
import { HeartButton } from '../HeartButton/HeartButton.tsx'
import { Price } from '../Price/Price.tsx'
import { Stars } from '../Stars/Stars.tsx'
import { Swatches } from '../Swatches/Swatches.tsx'
import { DealNote } from './DealNote.tsx'
import styles from './ProductCard.module.css'
import { quantityNote } from './quantity-note.ts'
import { dealOfTile } from './tile-deal.rules.ts'

/** Two cards a row on phones, 280 px at most elsewhere (storefront.md §9). */
const cardSizes = '(min-width: 768px) 280px, calc(50vw - 22px)'

type ProductCardProps = {
  product: ProductCardFragment
  /** Likely on the first screen. */
  eager?: Eagerness
  /** Outline level of the name. */
  level?: 2 | 3 | 4
  /** `sizes` of the picture where the card is not as wide as in a listing. */
  sizes?: string
  /** With a box that chooses it for a comparison: in lists only that have a <CompareBar>. */
  comparable?: boolean
}

/**
 * A product in a listing, a teaser or a carousel. Five slots: picture, maker and name, price, rating, and one line that says what matters
 * most of deal, last pieces, sold out and delivery. The name's link reaches over the whole card.
 */
export function ProductCard({ product, eager, level = 3, sizes = cardSizes, comparable }: ProductCardProps) {
  const t = useTexts()
  const Name = `h${level}` as const
  const { price, rating } = product
  const deal = product.lightningDealInfo
  const dealState = dealOfTile(product, t('ui.card.dealSoldOut'), Date.now())
  const special = dealState === 'active' ? deal?.lightningSpecialPrice.stringValue : null
  const minimum = dealState === 'active' ? 1 : product.minimumOrderQuantity
  // What needs a choice, or a price that is reserved, is bought on the product's page.
  const isQuick = product.delivery && !product.moreVariants && dealState === 'none'
  return (
    <article className={styles.card}>
      {/* The name stands below as the link's words; said twice it would only be noise. */}
      <Picture image={product.image} sizes={sizes} eager={eager} alt="" className={styles.picture} />
      <CardBadges
        badges={product.badges}
        discountPercent={product.discountPercent}
        extra={product.extraBadges}
        className={styles.badges}
      />
      <HeartButton productId={product.id} itemId={itemIdOf(product)} name={product.name} className={styles.heart} />
      {product.variantColours.length > 1 ? (
        <Swatches
          colours={product.variantColours}
          label={t('ui.card.colours', { count: product.variantColours.length })}
          className={styles.swatches}
        />
      ) : (
        product.moreVariants && <span className={styles.variants}>{t('ui.card.moreVariants')}</span>
      )}
      {product.manufacturerName && <p className={styles.brand}>{product.manufacturerName}</p>}
      <Name className={styles.name}>
        <Link href={product.path} className={styles.link}>
          <Unbroken text={product.name} />
        </Link>
      </Name>
      {special && (
        // Without the base price, which is told for the price without the deal.
        <Price
          current={special}
          old={price.currentPrice}
          startFrom={price.startFromFlag}
          className={classNames(styles.price, styles.inDeal)}
        />
      )}
      <Price
        current={price.currentPrice}
        old={price.oldPrice}
        startFrom={price.startFromFlag}
        basePrice={price.basePrice}
        basePriceUnit={price.basePriceUnit}
        note={quantityNote(t, { ...price, minimum })}
        own={price.hasGroupPrices ? product.bestItemId : null}
        minimum={price.hasGroupPrices ? minimum : undefined}
        className={classNames(styles.price, special && styles.afterDeal)}
      >
        <EnergyLabel label={product.energyEfficiency} />
      </Price>
      {rating !== null && product.numberOfRatings > 0 && <Stars rating={rating} count={product.numberOfRatings} />}
      <Remark product={product} dealState={dealState} />
      {isQuick && (
        <button
          type="button"
          className={classNames(styles.add, signs.bag)}
          aria-label={t('ui.card.add', { name: product.name })}
          data-add={product.bestItemId}
          data-product={product.id}
          data-quantity={product.minimumOrderQuantity}
          data-price={price.currentPrice}
        />
      )}
      {comparable && <CompareChoice productId={product.id} name={product.name} className={styles.compare} />}
    </article>
  )
}

/** The one line below the rating. */
function Remark({ product, dealState }: { product: ProductCardFragment; dealState: ReturnType<typeof dealOfTile> }) {
  const t = useTexts()
  const { lightningDealInfo: deal, delivery } = product
  if (deal && dealState !== 'none') return <DealNote deal={deal} isSoldOut={dealState === 'soldOut'} />
  const shortage = product.isShortage ? t('ui.card.shortage') : ''
  if (shortage && delivery) return <p className={styles.shortage}>{shortage}</p>
  if (!delivery) return <p className={styles.soldOut}>{t('ui.card.soldOut')}</p>
  return <DeliveryLine {...delivery} className={styles.delivery} />
}

function EnergyLabel({ label }: { label: ProductCardFragment['energyEfficiency'] }) {
  if (!label) return null
  return <img className={styles.energy} src={label.imgPath} alt={label.imgAlt} width={45} height={24} loading="lazy" />
}

/** With several variants it is chosen later, on the list. */
const itemIdOf = ({ moreVariants, bestItemId }: ProductCardFragment) => (moreVariants ? null : bestItemId)
