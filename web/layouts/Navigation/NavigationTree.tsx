import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useShell } from '../use-shell.ts'

/** Id of the entry that shows every department. */
const allId = 'all'

/**
 * Groups of departments and the way to all of them: nothing but links, since it stands on every page. What is below a group is brought
 * when a visitor is about to open it (README.md); without script a group leads to its page. Paths are the engine's own, so
 * the links are plain. `data-nav` is what styles and script look for, `data-paths` where the visitor is within the group.
 */
export function NavigationTree() {
  const t = useTexts()
  const groups = useShell()?.getNavigationGroups ?? []
  return (
    <>
      {groups.map(({ id, name, path, isSale, departments }) => (
        <li key={id} data-nav="entry" data-id={id} data-paths={departments.map((each) => each.path).join(' ')}>
          <a href={path} data-sale={isSale ? '' : undefined}>
            {name}
          </a>
        </li>
      ))}
      <li data-nav="entry" data-id={allId}>
        <a href="/sortiment/">{t('shell.menu.everything')}</a>
      </li>
    </>
  )
}
