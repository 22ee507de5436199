import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import type { Item } from '../product-types.ts'
import styles from './SafetyNotes.module.css'

/** Warnings of the item that is shown. They have to be seen before buying, so nothing folds them away. */
export function SafetyNotes({ item }: { item: Item }) {
  const t = useTexts()
  return (
    <>
      <Warnings kind="error" headline={t('product.warnings.danger')} warnings={item.dangerWarnings} />
      <Warnings kind="warning" headline={t('product.warnings.safety')} warnings={item.warnings} />
    </>
  )
}

type WarningsProps = { kind: 'warning' | 'error'; headline: string; warnings: Item['warnings'] }

function Warnings({ kind, headline, warnings }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Notice kind={kind} headline={headline}>
      <ul className={styles.list}>
        {warnings.map(({ id, description, image }) => (
          <li key={id} className={styles.warning}>
            {image && <Picture image={image} sizes="40px" alt="" tint="none" className={styles.sign} />}
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
