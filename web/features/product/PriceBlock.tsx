import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/use-page.ts'
import { Badge } from '../../ui/Badges/Badges.tsx'
import { Tag } from '../../ui/Chip/Chip.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import styles from './PriceBlock.module.css'
import type { Item } from './product-types.ts'

type PriceBlockProps = {
  prices: Item['prices']
  discountPercent: number | null
  /** Items differ in price and none is chosen. */
  startFrom: boolean
}

/** The price and everything that has to be said with it: what it was, VAT, shipping, price per unit. */
export function PriceBlock({ prices, discountPercent, startFrom }: PriceBlockProps) {
  const t = useTexts()
  const { isB2b, language } = useSite()
  const { specialPrice, basePrice, taxRate } = prices
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(taxRate)
  return (
    <div className={styles.block}>
      <div className={styles.first}>
        <Price
          size="l"
          current={prices.price.stringValue}
          old={specialPrice?.oldPrice?.stringValue ?? null}
          startFrom={startFrom}
          basePrice={basePrice?.isDisplayed ? basePrice.price.stringValue : null}
          basePriceUnit={basePrice?.unit ?? null}
        />
        {specialPrice?.oldPrice && discountPercent !== null && discountPercent > 0 && (
          <Badge kind="sale" loud={discountPercent >= 25}>
            {t('ui.badge.discount', { percent: discountPercent })}
          </Badge>
        )}
        {prices.isBestPrice && <Tag tone="yellow">{t('product.price.best')}</Tag>}
      </div>
      <p className={styles.note}>
        {isB2b
          ? t('product.price.net', { rate, gross: prices.grossPrice.stringValue })
          : t('product.price.gross', { rate })}
      </p>
      {specialPrice?.description && <p className={styles.special}>{specialPrice.description}</p>}
      {specialPrice?.oldPrice && (
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
      {prices.educationalSuggestGrossPrice && (
        <p className={styles.note}>
          {t('product.price.suggested', { price: prices.educationalSuggestGrossPrice.stringValue })}
        </p>
      )}
    </div>
  )
}
