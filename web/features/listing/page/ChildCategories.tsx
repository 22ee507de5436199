import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture, type PictureImage, type Tint } from '#web/ui/content/Picture/Picture.tsx'
import { chipLook } from '#web/ui/forms/Chip/Chip.tsx'
import styles from './ChildCategories.module.css'
import { shortName } from './short-name.ts'

type ChildCategory = { id: string; name: string; path: string; image: PictureImage | null }

const tints: readonly Tint[] = ['yellow', 'green', 'blue', 'red', 'violet', 'teal']

type ChildCategoriesProps = { categories: readonly ChildCategory[]; parent: string }

/** The next level as one row of pills to push sideways. */
export function ChildCategories({ categories, parent }: ChildCategoriesProps) {
  const t = useTexts()
  if (categories.length === 0) return null
  return (
    <nav className={styles.children} aria-label={t('listing.children')}>
      <ul className={styles.row}>
        {categories.map(({ id, name, path, image }, index) => (
          <li key={id}>
            <Link href={path} className={chipLook(false, styles.child)}>
              {image && (
                <Picture
                  image={image}
                  alt=""
                  sizes="32px"
                  eager="last"
                  tint={tints[index % tints.length] ?? 'sand'}
                  className={styles.picture}
                />
              )}
              {shortName(name, parent)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
