import type { ReactNode } from 'react'
import type { Hooks } from '#web/lib/hydration/hooks.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Price.module.css'

type PriceProps = {
  /** Ready to show, as the engine sends it. */
  current: string
  /** Struck; makes the current one red. */
  old?: string | null
  /** The cheapest of several. */
  startFrom?: boolean
  basePrice?: string | null
  basePriceUnit?: string | null
  /** What is said below, for example about VAT. */
  note?: string | null
  /** Item whose price an organisation may have of its own: features/product/group-prices writes it here. */
  own?: string | null
  /** Pieces that an order of it needs. */
  minimum?: number
  size?: 's' | 'm' | 'l'
  className?: string | undefined
  /** Beside the price, laid out by `className`. */
  children?: ReactNode
}

/** The current price is the biggest, the old one never louder. */
export function Price({
  current,
  old,
  startFrom,
  basePrice,
  basePriceUnit,
  note,
  own,
  minimum,
  size = 'm',
  className,
  children,
}: PriceProps) {
  const t = useTexts()
  const mark = (part: Hooks['data-price-part']) => own && { 'data-price-part': part, suppressHydrationWarning: true }
  const price = (
    <>
      <VisuallyHidden>{`${t('ui.price.current')} `}</VisuallyHidden>
      {startFrom && <span className={styles.from}>{`${t('ui.price.from')} `}</span>}
      {current}
    </>
  )
  return (
    <div
      className={classNames(styles.price, styles[size], className)}
      data-own-price={own ?? undefined}
      data-minimum={minimum}
    >
      {old ? (
        <p className={styles.line}>
          <span className={classNames(styles.current, styles.reduced)} {...mark('current')}>
            {price}
          </span>
          <s className={styles.old}>
            <VisuallyHidden>{`${t('ui.price.old')} `}</VisuallyHidden>
            {old}
          </s>
        </p>
      ) : (
        <p className={styles.current} {...mark('current')}>
          {price}
        </p>
      )}
      {basePrice && (
        <p className={styles.base} {...mark('base')}>
          <VisuallyHidden>{`${t('ui.price.base')} `}</VisuallyHidden>
          {basePriceUnit ? t('ui.price.perUnit', { price: basePrice, unit: basePriceUnit }) : basePrice}
        </p>
      )}
      {(note || own) && (
        <p className={styles.base} {...mark('note')}>
          {note}
        </p>
      )}
      {children}
    </div>
  )
}
