import { classNames } from '../../class-names.ts'
import styles from './Skeleton.module.css'

/** Keeps the room of what is still on its way. Hidden from screen readers: say it is loading on the container. */
export function Skeleton({ shape = 'text', className }: { shape?: 'text' | 'picture' | 'block'; className?: string }) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
}
