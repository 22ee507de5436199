import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import { useShell } from '../use-shell.ts'
import styles from './Drawer.module.css'

/** In the drawer alone: not loaded before it opens, nor on a desk. */
function Thumb({ src }: { src: string | undefined }) {
  if (!src) return null
  return <img src={src} alt="" width="44" height="44" loading="lazy" className={styles.thumb} />
}

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
  const phone = useParameter('contact', 'phone')
  const services = [
    ['/myaccount/', t('shell.account.name')],
    ['/myaccount/wishlist', t('shell.wishlist.name')],
    ['/myaccount/orders', t('shell.menu.track')],
    ['/beratung/', t('shell.service.advice')],
    ['/service/contact/', t('shell.menu.contact')],
    ...(phone ? [[`tel:${phone.replace(/[^+\d]/g, '')}`, phone] as const] : []),
  ] as const
  return (
    <>
      {groups.map(({ id, name, path, isSale, departments }) => (
        <li key={id} data-nav="entry" data-id={id} data-paths={departments.map((each) => each.path).join(' ')}>
          <a href={path} data-sale={isSale ? '' : undefined}>
            <Thumb src={departments[0]?.image?.sources?.[0]?.src} />
            {name}
          </a>
        </li>
      ))}
      <li data-nav="entry" data-id={allId}>
        <a href="/sortiment/">{t('shell.menu.everything')}</a>
      </li>
      {services.map(([href, name]) => (
        <li key={href} data-nav="service">
          <a href={href}>{name}</a>
        </li>
      ))}
    </>
  )
}
