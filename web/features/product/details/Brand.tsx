import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import type { Product } from '../product-types.ts'
import styles from './Brand.module.css'

/** Who makes it, and the way to everything else of theirs. */
export function Brand({ product }: { product: Product }) {
  const t = useTexts()
  const { manufacturerName, manufacturerImage, manufacturerLink } = product
  return (
    <div className={styles.brand}>
      {manufacturerImage && (
        <Picture image={manufacturerImage} sizes="160px" alt="" tint="none" className={styles.picture} />
      )}
      <p className={styles.name}>{manufacturerName}</p>
      {manufacturerLink && (
        <Link href={manufacturerLink}>{t('product.maker.more', { name: manufacturerName ?? '' })}</Link>
      )}
    </div>
  )
}
