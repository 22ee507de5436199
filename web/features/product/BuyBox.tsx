import { CircleCheck, CircleX, Clock, Truck } from 'lucide-react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/use-page.ts'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './BuyBox.module.css'
import { PriceBlock } from './PriceBlock.tsx'
import type { Item, Product, VariantAttribute, VariantOption, Variants } from './product-types.ts'
import { VariantSelectors } from './VariantSelectors.tsx'
import { isForSale, minimumToShow, openAttributes, storeMessage } from './variant-rules.ts'

type BuyBoxProps = {
  product: Product
  variants: Variants
  item: Item | null
  isPending: boolean
  onChoose: (attribute: VariantAttribute, option: VariantOption) => void
}

/** Which one, what it costs, when it is here. What can be done with it comes after the delivery. */
export function BuyBox({ product, variants, item, isPending, onChoose }: BuyBoxProps) {
  const t = useTexts()
  const { store, textLanguage } = useSite()
  const open = openAttributes(variants)
  const isChosen = open.length === 0
  const message = storeMessage(product.matrixCodeMessages, store, textLanguage)
  const forSale = isForSale(product, variants, item)
  const minimum = item && isChosen ? minimumToShow(item) : null

  return (
    <div className={styles.box} aria-busy={isPending}>
      {item && (
        <PriceBlock
          prices={item.prices}
          discountPercent={product.discountPercent}
          startFrom={!isChosen && !product.hasSamePricesForAllItems}
        />
      )}
      {forSale ? (
        item && (isChosen || product.areAllDeliveryTimesTheSame) && <Delivery product={product} item={item} />
      ) : (
        <Notice kind="warning" headline={t('product.buy.soldOut')}>
          {product.replacementProducts.length > 0 && (
            <p>
              <a href="#replacements">{t('product.buy.replacements')}</a>
            </p>
          )}
        </Notice>
      )}
      {forSale && product.isShortage && item?.deliveryStatusColor === 'green' && (
        <p className={styles.shortage}>{t('product.buy.shortage')}</p>
      )}
      <VariantSelectors variants={variants} onChoose={onChoose} />
      {!isChosen && (
        <Notice>
          <p>{t('product.buy.choose', { attributes: open.map(({ displayName }) => displayName).join(', ') })}</p>
        </Notice>
      )}
      {minimum !== null && <p className={styles.note}>{t('product.buy.minimum', { count: minimum })}</p>}
      {message && <p className={styles.note}>{message}</p>}
      {item && isChosen && (
        <p className={styles.number}>
          {t('product.orderNumber')} <span className={styles.code}>{item.orderNumber}</span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{isPending ? t('product.variant.loading') : chosenWords(t, variants, item)}</span>
      </VisuallyHidden>
    </div>
  )
}

const deliveryIcons: Record<string, typeof Clock> = { green: CircleCheck, yellow: Clock, red: CircleX }

function Delivery({ product, item }: { product: Product; item: Item }) {
  const t = useTexts()
  const colour = item.deliveryStatusColor
  const Icon = deliveryIcons[colour] ?? Clock
  return (
    <ul className={styles.delivery}>
      <li className={styles[colour]}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {item.deliveryStatusText}
      </li>
      {(product.deliveryFree || product.deliveryInfo) && (
        <li>
          <Truck aria-hidden="true" size={20} strokeWidth={1.75} />
          {product.deliveryInfo ?? t('product.delivery.free')}
        </li>
      )}
    </ul>
  )
}

/** Read out after a change; nothing before one. */
function chosenWords(t: ReturnType<typeof useTexts>, variants: Variants, item: Item | null): string {
  if (!variants.isConfigured || !item || variants.attributes.length === 0) return ''
  const choices = variants.attributes.flatMap(({ displayName, options }) => {
    const selected = options.find((option) => option.selected)
    return selected ? [`${displayName} ${selected.displayValue}`] : []
  })
  return t('product.variant.chosen', { choices: choices.join(', '), price: item.prices.price.stringValue })
}
