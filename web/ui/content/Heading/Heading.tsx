import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Heading.module.css'

type HeadingProps = {
  /** Place in the outline. */
  level: 1 | 2 | 3 | 4
  /** Size, where it differs from what the level has. */
  size?: 'm' | 'l' | 'xl' | '2xl'
  /** A chalk stroke below, for the one headline that leads a section. */
  marked?: boolean
  id?: string
  className?: string
  children: ReactNode
}

const sizeOfLevel = { 1: '2xl', 2: 'xl', 3: 'l', 4: 'm' } as const

export function Heading({ level, size = sizeOfLevel[level], marked, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(styles.heading, styles[`size-${size}`], className)}>
      {marked ? <span className={styles.marked}>{children}</span> : children}
    </Tag>
  )
}
