import type { ReactNode } from 'react'
import { BadgePercent } from '#web/generated/icons/BadgePercent.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './Badges.module.css'
import { type CardBadges as BadgesOfCard, badgesOnPicture, extraBadges, saleBadge } from './badges.rules.ts'

type BadgeKind = 'new' | 'popular' | 'sale' | 'extra'

type BadgeProps = { kind: BadgeKind; loud?: boolean; className?: string | undefined; children: ReactNode }

/** A sticker on a picture or beside a name. */
export function Badge({ kind, loud, className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind], loud && styles.loud, className)}>{children}</span>
}

type CardBadgesProps = {
  badges: BadgesOfCard
  discountPercent: number | null | undefined
  extra: readonly { id: string; name: string }[]
  className?: string | undefined
}

/** What a card's picture says, two at most: the price comes before what is new, liked by many, or marked by editors. */
export function CardBadges({ badges, discountPercent, extra, className }: CardBadgesProps) {
  const t = useTexts()
  const sale = saleBadge(badges.sale, discountPercent)
  const shown = badgesOnPicture({ ...badges, sale: sale !== null }, extraBadges(extra, 1))
  if (shown.length === 0) return null
  return (
    <span className={className}>
      {shown.map((badge) =>
        badge.kind === 'sale' ? (
          sale && <SaleBadge key="sale" sale={sale} />
        ) : (
          <Badge key={badge.kind} kind={badge.kind}>
            {badge.kind === 'extra' ? badge.name : t(`ui.badge.${badge.kind}`)}
          </Badge>
        ),
      )}
    </span>
  )
}

type SaleBadgeProps = { sale: NonNullable<ReturnType<typeof saleBadge>>; className?: string | undefined }

function SaleBadge({ sale, className }: SaleBadgeProps) {
  const t = useTexts()
  return (
    <Badge kind="sale" loud={sale.isLoud} className={className}>
      {sale.isLoud && <BadgePercent className={styles.icon} size={14} strokeWidth={2} aria-hidden="true" />}
      {sale.percent === null ? t('ui.badge.sale') : t('ui.badge.discount', { percent: sale.percent })}
    </Badge>
  )
}

type BadgesProps = {
  badges: { new: boolean; popular: boolean; sale: boolean }
  extra?: readonly { id: string; name: string }[]
  /** One on cards, three on the product page (storefront.md §9). */
  extraLimit?: number
  discountPercent?: number | null
  className?: string | undefined
}

/** The badges of a product, the sale first. */
export function Badges({ badges, extra = [], extraLimit = 1, discountPercent, className }: BadgesProps) {
  const t = useTexts()
  const sale = saleBadge(badges.sale, discountPercent)
  const others = extraBadges(extra, extraLimit)
  if (!sale && !badges.new && !badges.popular && others.length === 0) return null
  return (
    <span className={classNames(styles.badges, className)}>
      {sale && <SaleBadge sale={sale} />}
      {badges.new && <Badge kind="new">{t('ui.badge.new')}</Badge>}
      {badges.popular && <Badge kind="popular">{t('ui.badge.popular')}</Badge>}
      {others.map((badge) => (
        <Badge key={badge.id} kind="extra">
          {badge.name}
        </Badge>
      ))}
    </span>
  )
}
