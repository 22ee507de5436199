import { StudioOpenPointsOf } from '../generated/operations.ts'
import { useTexts } from '../lib/texts.ts'
import { openPointTexts } from '../texts/open-points.ts'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './OpenPoints.module.css'

/** On first pages: what the store lacks before it can sell, and where to bring it in. Nothing for a store that can. */
export function OpenPoints() {
  const texts = useTexts(openPointTexts)
  const { data } = useAnswer(StudioOpenPointsOf, {})
  const points = data?.studio_openPoints ?? []
  if (points.length === 0) return null
  return (
    <section className={styles.points} aria-label={texts.headline}>
      <p>{texts.headline}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{texts.points[point]}</li>
        ))}
      </ul>
    </section>
  )
}
