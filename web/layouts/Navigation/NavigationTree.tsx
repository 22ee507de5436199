import type { ShellQuery } from '../../generated/operations.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useUrl } from '../../lib/use-page.ts'
import { classNames } from '../../ui/class-names.ts'
import { useShell } from '../use-shell.ts'
import styles from './MainNavigation.module.css'
import { currentness, isMultiColumn } from './navigation.rules.ts'

type Level1 = ShellQuery['getNavigation'][number]
type Level2 = Level1['children'][number]

const inNavigation = (item: { isExcludedFromNav: boolean }) => !item.isExcludedFromNav

/**
 * The whole tree. Paths are the engine's own, so the links are plain: several hundred of them stand on every page.
 * `data-nav` is what the script looks for.
 */
export function NavigationTree() {
  const entries = useShell()?.getNavigation.filter(inNavigation) ?? []
  return entries.map((entry) => <Department key={entry.id} entry={entry} />)
}

function Department({ entry }: { entry: Level1 }) {
  const groups = entry.children.filter(inNavigation)
  const panelId = `nav-${entry.id}`
  return (
    <li className={styles.entry} data-nav="entry">
      <div className={styles.row}>
        <NavigationLink item={entry} className={styles.top} />
        {groups.length > 0 && <Toggle name={entry.name} panelId={panelId} />}
      </div>
      {groups.length > 0 && (
        <div id={panelId} className={styles.flyout} data-nav="panel">
          <ul className={styles.level2}>
            {groups.map((group) => (
              <Group key={group.id} group={group} siblings={groups.length} />
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

function Group({ group, siblings }: { group: Level2; siblings: number }) {
  const items = group.children.filter(inNavigation)
  const panelId = `nav-${group.id}`
  return (
    <li className={styles.group} data-nav="group">
      <div className={styles.row}>
        <NavigationLink item={group} className={styles.groupLink} />
        {items.length > 0 && <Toggle name={group.name} panelId={panelId} />}
      </div>
      {items.length > 0 && (
        <ul
          id={panelId}
          className={classNames(styles.level3, isMultiColumn(items.length, siblings) && styles.multiColumn)}
          data-nav="panel"
        >
          {items.map((item) => (
            <li key={item.id}>
              <NavigationLink item={item} className={styles.leaf} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type NavigationLinkProps = { item: { name: string; path: string; isSale: boolean }; className: string | undefined }

function NavigationLink({ item, className }: NavigationLinkProps) {
  const { path } = useUrl()
  return (
    <a
      href={item.path}
      className={classNames(className, item.isSale && styles.sale)}
      aria-current={currentness(item.path, path)}
      data-nav="link"
    >
      {item.name}
    </a>
  )
}

function Toggle({ name, panelId }: { name: string; panelId: string }) {
  const t = useTexts()
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded="false"
      aria-controls={panelId}
      aria-label={t('shell.menu.below', { name })}
      data-nav="toggle"
    />
  )
}
