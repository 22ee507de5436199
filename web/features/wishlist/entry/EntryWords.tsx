import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import type { Entry } from '../list-types.ts'
import styles from './EntryParts.module.css'

/** Brand, name, and which of its variants. */
export function EntryWords({ entry: { product, item, isSaleable } }: { entry: Entry }) {
  const t = useTexts()
  return (
    <div className={styles.words}>
      {product.brand && <p className={styles.quiet}>{product.brand}</p>}
      <Heading level={3} size="m" className={styles.name}>
        <Link href={item?.path ?? product.path}>
          <Unbroken text={product.name} />
        </Link>
      </Heading>
      {item && item.variantInfoList.length > 0 && (
        <dl className={styles.variants}>
          {item.variantInfoList.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!item && isSaleable && product.hasMultipleItems && (
        <p className={styles.open}>{t('wishlistEntry.variantOpen')}</p>
      )}
      {item && <p className={styles.quiet}>{t('wishlistEntry.orderNumber', { number: item.orderNumber })}</p>}
    </div>
  )
}
