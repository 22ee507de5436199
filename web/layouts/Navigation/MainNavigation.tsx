import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Static } from '../../lib/Static.tsx'
import { useUrl } from '../../lib/use-page.ts'
import styles from './MainNavigation.module.css'
import { NavigationTree } from './NavigationTree.tsx'
import type { NavigationBehaviour } from './navigation-behaviour.ts'
import { navigationId } from './navigation-id.ts'

/**
 * One tree of links for every screen: flyouts below a row of departments on a desk, a drawer to unfold on phones. The
 * server sends all of it, CSS and the popover make it work, and the script that refines it comes when the page is quiet.
 */
export function MainNavigation() {
  const t = useTexts()
  const { path } = useUrl()
  const nav = useRef<HTMLElement>(null)
  const behaviour = useRef<NavigationBehaviour>(null)

  useEffect(() => {
    const element = nav.current
    if (!element) return
    let isGone = false
    void import('./navigation-behaviour.ts').then(({ startNavigation }) => {
      if (!isGone) behaviour.current = startNavigation(element)
    })
    return () => {
      isGone = true
      behaviour.current?.stop()
    }
  }, [])

  useEffect(() => behaviour.current?.arriveAt(path), [path])

  return (
    <nav
      ref={nav}
      id={navigationId}
      popover="auto"
      data-locks-page
      aria-label={t('shell.menu.label')}
      className={styles.navigation}
    >
      <div className={styles.drawerHead}>
        <p className={styles.drawerHeadline}>{t('shell.menu.headline')}</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={navigationId}
          popoverTargetAction="hide"
          aria-label={t('shell.menu.close')}
        >
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <Static as="ul" name="navigation" className={styles.level1}>
        <NavigationTree />
      </Static>
    </nav>
  )
}
