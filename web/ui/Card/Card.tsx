import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li'
  /** flat has a hairline, raised floats. */
  look?: 'flat' | 'raised' | 'sand'
  className?: string
  children: ReactNode
}

/** A sheet of white paper that holds things together. */
export function Card({ as: Tag = 'div', look = 'flat', className, children }: CardProps) {
  return <Tag className={classNames(styles.card, styles[look], className)}>{children}</Tag>
}
