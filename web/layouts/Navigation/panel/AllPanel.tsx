import type { NavigationAllQuery } from '#web/generated/operations.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import styles from './Panel.module.css'

const inNavigation = (item: { isExcludedFromNav: boolean }) => !item.isExcludedFromNav

/** Below "all departments": every department with its categories. The sale's are the departments once more. */
export function AllPanel({ departments }: { departments: NonNullable<NavigationAllQuery['getNavigation']> }) {
  return (
    <ul className={styles.everything}>
      {departments.filter(inNavigation).map(({ id, name, path, image, isSale, children }) => (
        <li key={id} data-nav="column">
          <a href={path} className={styles.department} data-sale={isSale ? '' : undefined}>
            {image && <Picture image={image} sizes="64px" alt="" tint="none" className={styles.thumb} />}
            <span>{name}</span>
          </a>
          {!isSale && (
            <ul data-nav="leaves">
              {children.filter(inNavigation).map((category) => (
                <li key={category.id}>
                  <a href={category.path}>{category.name}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
