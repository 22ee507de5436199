import type { ShellQuery } from '../../generated/operations.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Chip } from '../../ui/forms/Chip/Chip.tsx'
import styles from './OpenNavigation.module.css'

type OpenNavigationProps = { departments: NonNullable<ShellQuery['getNavigation']> }

/**
 * The navigation lies open (storefront.md §2), but as a part of the page: a flyout would cover what happened. Groups come from the
 * server alone, on screens with a place for them; on phones, and after a link within the shop, it is the departments.
 */
export function OpenNavigation({ departments }: OpenNavigationProps) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ id, name, path, children }) => {
        const groups = children.filter((group) => !group.isExcludedFromNav)
        return (
          <li key={id} className={styles.department}>
            <Chip href={path}>{name}</Chip>
            {groups.length > 0 && (
              <ul className={styles.groups}>
                {groups.map((group) => (
                  <li key={group.id}>
                    <Link href={group.path} className={styles.group}>
                      {group.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
