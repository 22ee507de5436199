import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { delivery, energyClass, lightningDeal, priceTiers } from '../late-parts.ts'
import type { Item, Product, VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { VariantSelectors } from '../variants/VariantSelectors.tsx'
import { isForSale, minimumToShow, openAttributes, storeMessage } from '../variants/variant-rules.ts'
import styles from './BuyBox.module.css'
import { BuyServices } from './BuyServices.tsx'
import { chosenWords } from './chosen-words.ts'
import { dealState } from './lightning.rules.ts'
import { PriceBlock } from './PriceBlock.tsx'

type BuyBoxProps = {
  product: Product
  variants: Variants
  /** `isOwn`: at the price of the visitor's organisation. */
  item: (Item & { isOwn?: boolean }) | null
  isPending: boolean
  onChoose: (attribute: VariantAttribute, option: VariantOption) => void
  /** The lightning deal ended, or was sold out, while the page was open. */
  onDealOver: () => void
  /** List of items, for products whose items differ in no attribute. */
  list?: ReactNode
  /** Buy form, rendered by another feature. */
  buy?: ((offer: Offer) => ReactNode) | undefined
  heart?: ReactNode
}

/** Id of the text that explains why the buy button is disabled. */
const reasonId = 'buy-reason'

/** Current offer: item and deal of the choice. */
export type Offer = {
  /** Null until every option is chosen. */
  item: Item | null
  /** Name of the one attribute that waits for a choice; null when there is none, or several. */
  missing: string | null
  isForSale: boolean
  isPending: boolean
  /** The running lightning deal. */
  deal: Product['lightningDealInfo']
  /** An order found no piece left at the deal's price. */
  onDealLost: () => void
  /** The buy button was pressed while an option was not chosen. */
  onChoiceMissing: () => void
}

/** Variant choice, price and delivery time. The actions follow below the delivery. */
export function BuyBox({ product, variants, item, isPending, onChoose, onDealOver, list, buy, heart }: BuyBoxProps) {
  const t = useTexts()
  const { store, textLanguage } = useSite()
  const [isRequested, setRequested] = useState(false)
  const [isOver, setOver] = useState(false)
  const endDeal = () => {
    setOver(true)
    onDealOver()
  }
  const box = useCountdownOver(isOver, () => {
    showToast({ id: 'lightning-over', kind: 'info', text: t('product.lightning.over') })
    endDeal()
  })
  const { isConfigured } = variants
  const open = openAttributes(variants)
  const message = storeMessage(product.matrixCodeMessages, store, textLanguage)
  const forSale = isForSale(product, variants, item)
  const deal = isOver ? null : product.lightningDealInfo
  const state = forSale ? dealState(deal, t('product.lightning.soldOut')) : 'none'
  const tiersName = `tiers-${item?.itemId}${item?.isOwn ? '-own' : ''}`
  const minimum = item && isConfigured && state !== 'active' ? minimumToShow(item) : null

  return (
    <div ref={box} className={styles.box} aria-busy={isPending} data-choices="">
      {item && (
        <PriceBlock
          prices={item.prices}
          isFixed={product.isBook}
          isOwn={item.isOwn}
          isShippingFree={item.shipping.rate.amount === 0}
          isDeal={state === 'active'}
          startFrom={!isConfigured && !product.hasSamePricesForAllItems && state !== 'active'}
        />
      )}
      {item && (isConfigured || product.hasSamePricesForAllItems) && item.prices.tiers.length > 0 && (
        <Island
          // The server's HTML has the prices for everybody.
          key={tiersName}
          of={priceTiers}
          props={{ prices: item.prices, minimum: item.minimumOrderQuantity }}
          when="never"
          name={tiersName}
        />
      )}
      {product.energyEfficiency && (
        <Island of={energyClass} props={{ efficiency: product.energyEfficiency }} when="never" name="energy-class" />
      )}
      {deal && state !== 'none' && <Island of={lightningDeal} props={{ deal }} when="never" name="lightning-deal" />}
      {forSale ? (
        item &&
        (isConfigured || product.areAllDeliveryTimesTheSame) && (
          // The name is the item's own, so that another item never gets the first one's HTML.
          <Island
            key={item.itemId}
            of={delivery}
            props={{ product, item }}
            when="never"
            name={`delivery-${item.itemId}`}
          />
        )
      ) : (
        <div id={reasonId}>
          <Notice kind="warning" headline={t('product.buy.soldOut')}>
            {product.replacementProducts.length > 0 && !product.availableForSale && (
              <p>
                <a href="#replacements">{t('product.buy.replacements')}</a>
              </p>
            )}
          </Notice>
        </div>
      )}
      {forSale && product.isShortage && item?.deliveryStatusColor === 'green' && (
        <p className={styles.shortage}>{t('product.buy.shortage')}</p>
      )}
      {list}
      <VariantSelectors variants={variants} isRequested={isRequested} onChoose={onChoose} />
      {!isConfigured && (
        // Described to the button from the start, shown once it was pressed.
        <div id={forSale ? reasonId : undefined} className={isRequested ? undefined : styles.reason}>
          <Notice>
            <p>
              {open.length > 0
                ? t('product.buy.choose', { attributes: open.map(({ displayName }) => displayName).join(', ') })
                : t('product.buy.chooseItem')}
            </p>
          </Notice>
        </div>
      )}
      {minimum !== null && <p className={styles.note}>{t('product.buy.minimum', { count: minimum })}</p>}
      {buy?.({
        item: isConfigured ? item : null,
        missing: open.length === 1 ? (open[0]?.displayName ?? null) : null,
        isForSale: forSale,
        isPending,
        deal: state === 'active' ? (deal ?? null) : null,
        // After a lost deal the buy form itself shows the message.
        onDealLost: endDeal,
        onChoiceMissing: () => setRequested(true),
      })}
      <BuyServices productId={product.productId} heart={heart} />
      {message && <p className={styles.note}>{message}</p>}
      {item && isConfigured && (
        <p className={styles.number}>
          {t('product.orderNumber')} <span className={styles.code}>{item.orderNumber}</span>
          {product.isBook && item.gtin && (
            <>
              {' · '}
              {t('product.isbn')} <span className={styles.code}>{item.gtin}</span>
            </>
          )}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {isPending ? t('product.variant.loading') : chosenWords(t, variants, state === 'active')}
        </span>
      </VisuallyHidden>
    </div>
  )
}

/** Hears of the end of the deal's countdown inside the box, even if a cached page still shows it. */
function useCountdownOver(isOver: boolean, onOver: () => void) {
  const box = useRef<HTMLDivElement>(null)
  // Layout effect, so that it listens before the first tick: a page cached for too long ends its deal with that tick.
  useLayoutEffect(() => {
    if (isOver) return
    const element = box.current
    element?.addEventListener('shop:countdown-over', onOver)
    return () => element?.removeEventListener('shop:countdown-over', onOver)
  })
  return box
}
