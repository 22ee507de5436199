import { X } from '#web/generated/icons/X.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import type { Product } from '../product-types.ts'
import styles from './EnergyClass.module.css'

type EnergyClassProps = { efficiency: NonNullable<Product['energyEfficiency']> }

const popoverId = 'energy-label'

/**
 * The arrow in the colour of the class with the scale beside it, as the law wants it next to the price: a press shows the
 * label (a popover, which works without script), a link the data sheet.
 */
export function EnergyClass({ efficiency: { displayName, url, bigImageUrl } }: EnergyClassProps) {
  const t = useTexts()
  const name = t('product.energy.class', { name: displayName })
  const tone = /^[A-G]/.exec(displayName)?.[0]
  return (
    <div className={styles.energy}>
      <button
        type="button"
        popoverTarget={popoverId}
        className={styles.button}
        aria-label={t('product.energy.show', { name: displayName })}
      >
        <svg viewBox="0 0 74 36" width="74" height="36" aria-hidden="true">
          <rect x="1" y="1" width="17" height="34" className={styles.scale} />
          <text x="9.5" y="12" className={styles.end}>
            A
          </text>
          <path d="M9.5 25v-9m-3 3 3-3 3 3" className={styles.up} />
          <text x="9.5" y="33" className={styles.end}>
            G
          </text>
          <path d="M19 1h38l16 17-16 17H19z" className={tone ? styles[`class${tone}`] : undefined} />
          <text x="40" y="28" className={styles.letter}>
            {displayName}
          </text>
        </svg>
      </button>
      <Link href={url} newWindow className={styles.sheet}>
        {t('product.energy.sheet')}
      </Link>
      <div id={popoverId} popover="auto" role="dialog" aria-label={name} className={styles.label}>
        <button
          type="button"
          popoverTarget={popoverId}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={t('ui.dialog.close')}
        >
          <X aria-hidden="true" size={24} strokeWidth={1.75} />
        </button>
        <img src={bigImageUrl} alt={name} width={480} height={600} loading="lazy" />
      </div>
    </div>
  )
}
