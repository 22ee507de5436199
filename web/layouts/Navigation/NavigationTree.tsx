import type { ShellQuery } from '../../generated/operations.ts'
import { useShell } from '../use-shell.ts'

type Department = NonNullable<ShellQuery['getNavigation']>[number]
type Group = Department['children'][number]

const inNavigation = (item: { isExcludedFromNav: boolean }) => !item.isExcludedFromNav

/**
 * Departments and their groups, as little HTML as can be: it stands on every page. What is below a group, and the buttons,
 * are added by the script (navigation-levels.ts); without it a group leads to its own page. Paths are the engine's own,
 * so the links are plain. `data-nav` is what styles and script look for.
 */
export function NavigationTree() {
  const entries = useShell()?.getNavigation?.filter(inNavigation) ?? []
  return entries.map((entry) => {
    const groups = entry.children.filter(inNavigation)
    return (
      <li key={entry.id} data-nav="entry" data-id={entry.id}>
        <NavigationLink item={entry} />
        {groups.length > 0 && (
          <div data-nav="panel">
            <ul>
              {groups.map((group) => (
                <li key={group.id} data-nav="group" data-id={group.hasChildren ? group.id : undefined}>
                  <NavigationLink item={group} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </li>
    )
  })
}

function NavigationLink({ item }: { item: Department | Group }) {
  return (
    <a href={item.path} data-sale={item.isSale ? '' : undefined}>
      {item.name}
    </a>
  )
}
