import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import styles from './Stars.module.css'
import { starSteps } from './star-steps.ts'

type StarsProps = {
  /** 0 to 5. */
  rating: number
  /** Shown in brackets; left out when undefined. */
  count?: number
  size?: 's' | 'm' | 'l'
}

/** Five stars, as many filled as the rating earns. The words for it are the picture's name. */
export function Stars({ rating, count, size = 's' }: StarsProps) {
  const t = useTexts()
  const words = count === undefined ? 'ui.stars.rating' : 'ui.stars.ratingOfCount'
  return (
    <span
      className={classNames(styles.stars, styles[size], styles[`of${starSteps(rating) * 10}`])}
      role="img"
      aria-label={t(words, { rating, count: count ?? 0 })}
    >
      {count !== undefined && `(${count})`}
    </span>
  )
}
