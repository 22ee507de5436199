import { BadgePercent } from '#web/generated/icons/BadgePercent.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Tag } from '#web/ui/forms/Chip/Chip.tsx'
import { Badge } from '#web/ui/product/Badges/Badges.tsx'
import { Price } from '#web/ui/product/Price/Price.tsx'
import type { Item } from '../product-types.ts'
import { basePriceAt, dealSaving } from './lightning.rules.ts'
import styles from './PriceBlock.module.css'

type PriceBlockProps = {
  prices: Item['prices']
  /** Items differ in price and none is chosen. */
  startFrom: boolean
  /** The lightning price counts. */
  isDeal: boolean
  isShippingFree: boolean
  /** It is that of the visitor's organisation. */
  isOwn: boolean | undefined
  /** Books cost the same everywhere, by law. */
  isFixed: boolean
}

/** From here on the reduction gets its own loud badge (storefront.md §5). */
const loudFrom = 25

/** The price and everything that has to be said with it: what it was, VAT, shipping, price per unit. */
export function PriceBlock({ prices, startFrom, isDeal, isShippingFree, isFixed, isOwn }: PriceBlockProps) {
  const t = useTexts()
  const { isB2b, store } = useSite()
  const { number, money } = useFormat()
  const { price, specialPrice, basePrice, taxRate } = prices
  const deal = isDeal ? prices.lightningDealPrice : null
  const current = deal ?? price
  const old = deal ? price : (specialPrice?.oldPrice ?? null)
  const percent = deal ? Math.floor(((price.amount - deal.amount) * 100) / price.amount) : specialPrice?.discountPercent
  const base = basePrice?.isDisplayed ? basePrice : null
  const rate = number(taxRate, { maximumFractionDigits: 1 })
  return (
    <div className={styles.block}>
      <div className={styles.first}>
        <Price
          size="l"
          current={current.stringValue}
          old={old?.stringValue ?? null}
          startFrom={startFrom}
          basePrice={
            base && deal ? money(basePriceAt(base.price.amount, price.amount, deal.amount)) : base?.price.stringValue
          }
          basePriceUnit={base?.unit ?? null}
        />
        {old && !!percent && (
          <Badge kind="sale" loud={percent >= loudFrom}>
            {t('ui.badge.discount', { percent })}
          </Badge>
        )}
        {old && (percent ?? 0) >= loudFrom && (
          <BadgePercent className={styles.extra} aria-hidden="true" size={28} strokeWidth={1.75} />
        )}
        {prices.isBestPrice && !deal && <Tag tone="yellow">{t('product.price.best')}</Tag>}
      </div>
      {deal && <p className={styles.special}>{t('product.price.saving', { price: money(dealSaving(price, deal)) })}</p>}
      <p className={styles.note}>
        {t(isB2b ? 'product.price.net' : 'product.price.gross', { rate })}{' '}
        <Link href="/service/versand/">
          {t(isShippingFree ? 'product.price.withoutShipping' : 'product.price.withShipping')}
        </Link>
      </p>
      {isB2b && !deal && (
        <p className={styles.note}>{t('product.price.withTax', { price: prices.grossPrice.stringValue })}</p>
      )}
      {isOwn && <p className={styles.note}>{t('product.price.own')}</p>}
      {isFixed && (store === 'de' || store === 'at' || isB2b) && (
        <p className={styles.note}>{t('product.price.fixed')}</p>
      )}
      {specialPrice?.description && !deal && <p className={styles.special}>{specialPrice.description}</p>}
      {specialPrice?.oldPrice && !deal && (
        <p className={styles.note}>{t('product.price.lowest', { price: specialPrice.oldPrice.stringValue })}</p>
      )}
      {specialPrice?.uvp && (
        <p className={styles.note}>
          {specialPrice.uvpValidFromString
            ? t('product.price.uvpSince', {
                price: specialPrice.uvp.stringValue,
                date: specialPrice.uvpValidFromString,
              })
            : t('product.price.uvp', { price: specialPrice.uvp.stringValue })}
        </p>
      )}
      {prices.educationalSuggestGrossPrice &&
        prices.educationalSuggestGrossPrice.stringValue !== prices.grossPrice.stringValue && (
          <p className={styles.note}>
            {t('product.price.suggested', { price: prices.educationalSuggestGrossPrice.stringValue })}
          </p>
        )}
    </div>
  )
}
