import { useEffect, useRef } from 'react'
import { SearchInvitation } from '../../features/search/SearchToggle.tsx'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useUrl } from '../../lib/scope/use-page.ts'
import { useParameter } from '../../lib/scope/use-parameters.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { ShellPart } from '../ShellPart.tsx'
import styles from './Drawer.module.css'
import flyouts from './Flyouts.module.css'
import fullScreen from './FullScreen.module.css'
import type { NavigationBehaviour } from './navigation-behaviour.ts'
import { navigationId } from './navigation-id.ts'

/**
 * One tree of links for every screen: a drawer with a panel for each level on phones; on a desk flyouts below a row of
 * departments, or one dialog as large as the screen, as editors have it (version 2). CSS and the popover make it
 * work, and the script that refines it comes when the page is quiet.
 */
export function MainNavigation() {
  const t = useTexts()
  const { path } = useUrl()
  const isFullScreen = useParameter('navigation', 'version') === '2'
  const element = useRef<HTMLDialogElement>(null)
  const behaviour = useRef<NavigationBehaviour>(null)
  const first = useRef({ path, t })

  useEffect(() => {
    const nav = element.current
    if (!nav) return
    let isGone = false
    inBackground(
      import('./navigation-behaviour.ts').then(({ startNavigation }) => {
        if (isGone) return
        behaviour.current = startNavigation(nav, first.current.t, first.current.path)
      }),
    )
    return () => {
      isGone = true
      behaviour.current?.stop()
    }
  }, [])

  useEffect(() => {
    first.current.path = path
    behaviour.current?.arriveAt(path)
  }, [path])

  const label = t('shell.menu.label')
  const list = <ShellPart as="ul" part="navigation" className={styles.list} />
  const Frame = isFullScreen ? 'dialog' : 'nav'
  return (
    <Frame
      ref={element}
      id={navigationId}
      popover="auto"
      aria-label={label}
      data-locks-page
      data-track="navigation"
      className={classNames(styles.navigation, isFullScreen ? fullScreen.navigation : flyouts.navigation)}
      {...(isFullScreen && { 'data-full-screen': '' })}
    >
      <div className={styles.head}>
        <p className={styles.headline}>{t('shell.menu.headline')}</p>
        <button
          type="button"
          className={classNames(styles.close, signs.close)}
          popoverTarget={navigationId}
          popoverTargetAction="hide"
          aria-label={t('shell.menu.close')}
        />
      </div>
      <SearchInvitation className={styles.search} />
      {isFullScreen ? (
        <nav aria-label={label} className={styles.within}>
          {list}
        </nav>
      ) : (
        list
      )}
    </Frame>
  )
}
