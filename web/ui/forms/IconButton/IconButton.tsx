import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words. */
  label: string
  /**
   * An icon of `web/generated/icons`, size 20 or 24, strokeWidth 1.75. None where `className` has a
   * sign of `content/Sign/Sign.module.css`.
   */
  icon?: ReactNode
  /** plain stands on the ground, raised floats over pictures. */
  look?: 'plain' | 'raised'
}

/** A button of one icon; 44 px for thumbs. */
export function IconButton({ label, icon, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, styles[look], className)} aria-label={label}>
      {icon}
    </button>
  )
}
