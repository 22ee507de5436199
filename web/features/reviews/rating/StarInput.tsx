import { Star } from '#web/generated/icons/Star.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './StarInput.module.css'

type StarInputProps = { id: string; name: string; chosen: number | null; error: string | null }

/** One to five stars: radio buttons, of which CSS fills as many as are chosen. */
export function StarInput({ id, name, chosen, error }: StarInputProps) {
  const t = useTexts()
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('rating.stars')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={value}
              id={value === 1 ? id : undefined}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
              required
            />
            <Star size={36} strokeWidth={1.5} aria-hidden="true" />
            <VisuallyHidden>{t(`rating.stars.${value}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
