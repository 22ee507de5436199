import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Chip } from '#web/ui/forms/Chip/Chip.tsx'
import styles from './SearchHead.module.css'

type SearchPlacesProps = {
  /** The category that is searched in, and the search without it. */
  chosen: { name: string; everywhereHref: string } | null
  /** Categories that the hits lie in. */
  places: readonly { id: string; name: string; count: number; href: string }[]
}

/** Where the hits lie: one of these categories may be searched in alone. */
export function SearchPlaces({ chosen, places }: SearchPlacesProps) {
  const t = useTexts()
  const { number } = useFormat()
  if (!chosen && places.length < 2) return null
  return (
    <nav aria-label={t('search.places')}>
      <ul className={styles.places}>
        {chosen && (
          <li>
            <Chip
              href={chosen.everywhereHref}
              selected
              removes
              label={t('search.everywhereInstead', { name: chosen.name })}
            >
              {t('search.inDepartment', { name: chosen.name })}
            </Chip>
          </li>
        )}
        {places.map(({ id, name, count, href }) => (
          <li key={id}>
            <Chip href={href}>
              {name} <span className={styles.count}>{number(count)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
