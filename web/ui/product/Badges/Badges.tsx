import { BadgePercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './Badges.module.css'
import { extraBadges, saleBadge } from './badges.rules.ts'

type BadgeKind = 'new' | 'popular' | 'sale' | 'extra'

/** A sticker on a picture or beside a name. */
export function Badge({ kind, loud, children }: { kind: BadgeKind; loud?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[kind], loud && styles.loud)}>{children}</span>
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
      {sale && (
        <Badge kind="sale" loud={sale.isLoud}>
          {sale.isLoud && <BadgePercent className={styles.icon} size={14} strokeWidth={2} aria-hidden="true" />}
          {sale.percent === null ? t('ui.badge.sale') : t('ui.badge.discount', { percent: sale.percent })}
        </Badge>
      )}
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
