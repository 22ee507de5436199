import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import styles from './CategoryTree.module.css'
import { shortName } from './short-name.ts'

export type TreeNode = {
  id: string
  name: string
  path: string
  count: number
  isActive: boolean
  children?: readonly TreeNode[]
}

/** The department with three levels below it (storefront.md §9); only the way to the current category is unfolded. */
export function CategoryTree({ root, currentId }: { root: TreeNode; currentId: string }) {
  const t = useTexts()
  return (
    <nav className={styles.tree} aria-label={t('listing.categories')}>
      <Level nodes={[root]} currentId={currentId} above="" />
    </nav>
  )
}

function Level({ nodes, currentId, above }: { nodes: readonly TreeNode[]; currentId: string; above: string }) {
  const { number } = useFormat()
  return (
    <ul className={styles.level}>
      {nodes.map(({ id, name, path, count, isActive, children = [] }) => (
        <li key={id}>
          <Link
            href={path}
            className={isActive ? styles.active : styles.node}
            aria-current={id === currentId ? 'page' : undefined}
          >
            <span className={styles.name}>{shortName(name, above)}</span>
            <span className={styles.count}>{number(count)}</span>
          </Link>
          {isActive && children.length > 0 && <Level nodes={children} currentId={currentId} above={above || name} />}
        </li>
      ))}
    </ul>
  )
}
