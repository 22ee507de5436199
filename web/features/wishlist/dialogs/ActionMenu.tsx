import { Children, type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './ActionMenu.module.css'

type ActionMenuProps = {
  /** Id of the popover; unique on a page. */
  id: string
  /** What the button opens, in words. */
  label: string
  icon: ReactNode
  children: ReactNode
}

/**
 * What can be done, behind three dots: a popover, which the browser closes on Escape and on a press elsewhere. On phones it
 * comes from below, on a desk it hangs at its button. Nothing when there is nothing to do.
 */
export function ActionMenu({ id, label, icon, children }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const actions = Children.toArray(children)
  if (actions.length === 0) return null
  return (
    <div className={styles.place}>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={label}>
        {icon}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on any of its buttons closes it, by keyboard as well */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div ref={menu} id={id} popover="auto" className={styles.menu} onClick={() => menu.current?.hidePopover()}>
        <ul aria-label={label}>
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are what they are for as long as it stands
            <li key={index}>{action}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type MenuActionProps = { icon: ReactNode; isGrave?: boolean; onPress: () => void; children: ReactNode }

export function MenuAction({ icon, isGrave = false, onPress, children }: MenuActionProps) {
  return (
    <button type="button" className={classNames(styles.action, isGrave && styles.grave)} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}
