import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture, type PictureImage, type Tint } from '#web/ui/content/Picture/Picture.tsx'
import styles from './ChildCategories.module.css'

type ChildCategory = { id: string; name: string; path: string; image: PictureImage | null }

const tints: readonly Tint[] = ['yellow', 'green', 'blue', 'red', 'violet', 'teal']

/** The next level as pictures to choose from; a row to swipe on phones. */
export function ChildCategories({ categories }: { categories: readonly ChildCategory[] }) {
  const t = useTexts()
  if (categories.length === 0) return null
  return (
    <nav className={styles.children} aria-label={t('listing.children')}>
      <ul className={styles.row}>
        {categories.map(({ id, name, path, image }, index) => (
          <li key={id}>
            <Link href={path} className={styles.child}>
              {image && (
                <Picture
                  image={image}
                  alt=""
                  sizes="112px"
                  eager="last"
                  tint={tints[index % tints.length] ?? 'sand'}
                  className={styles.picture}
                />
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
