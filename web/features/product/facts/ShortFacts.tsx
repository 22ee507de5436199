import { Check } from '#web/generated/icons/Check.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import type { Product } from '../product-types.ts'
import styles from './ShortFacts.module.css'

/** What a quick reader wants to know: facts and labels. */
export function ShortFacts({ product }: { product: Product }) {
  const t = useTexts()
  const { shortFacts, labels } = product
  return (
    <div className={styles.facts}>
      {shortFacts.length > 0 && (
        <ul className={styles.list}>
          {shortFacts.map((fact) => (
            <li key={fact}>
              <Check aria-hidden="true" size={20} strokeWidth={1.75} />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label={t('product.labels')}>
          {labels.map(({ id, name, description, image }) => (
            <li key={id} className={styles.label}>
              {image && <Picture image={image} sizes="48px" alt="" tint="none" className={styles.sign} />}
              <span>
                <strong>{name}</strong>
                {description && <span className={styles.description}>{description}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
