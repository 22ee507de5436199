import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../class-names.ts'
import styles from './Stars.module.css'
import { starSteps } from './star-steps.ts'

type StarsProps = {
  /** 0 to 5. */
  rating: number
  /** Shown in brackets; left out when undefined. */
  count?: number
  size?: 's' | 'm' | 'l'
}

const star =
  'M10 1.6c.35 0 .66.2.8.5l2.05 4.3 4.7.65c.72.1 1.02 1 .5 1.52l-3.42 3.3.83 4.68c.13.73-.63 1.3-1.28.94L10 15.26l-4.18 2.23c-.65.35-1.41-.21-1.28-.94l.83-4.68-3.42-3.3c-.52-.52-.22-1.42.5-1.52l4.7-.65L9.2 2.1c.14-.3.45-.5.8-.5z'
const places = [0, 20, 40, 60, 80]

/** Five stars, as many filled as the rating earns. The words for it are the picture's name. */
export function Stars({ rating, count, size = 's' }: StarsProps) {
  const t = useTexts()
  const steps = starSteps(rating)
  const words = count === undefined ? 'ui.stars.rating' : 'ui.stars.ratingOfCount'
  return (
    <span className={classNames(styles.stars, styles[size])}>
      <svg viewBox="0 0 100 20" role="img" aria-label={t(words, { rating, count: count ?? 0 })}>
        <Row className={styles.empty} />
        {/* The inner picture is as wide as the stars that are earned and cuts off the rest. */}
        <svg width={steps * 20} height={20} aria-hidden="true">
          <Row className={styles.full} />
        </svg>
      </svg>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  )
}

function Row({ className }: { className: string | undefined }) {
  return places.map((x) => (
    <path key={x} className={className} d={star} transform={x ? `translate(${x})` : undefined} />
  ))
}
