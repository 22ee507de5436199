import type { ReactNode } from 'react'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '../../class-names.ts'
import { Heading } from '../../content/Heading/Heading.tsx'
import styles from './Container.module.css'

type ContainerProps = { as?: 'div' | 'main' | 'section' | 'aside'; className?: string; children: ReactNode }

/** As wide as the shop's text and pictures go, with the gutter at both sides. */
export function Container({ as: Tag = 'div', className, children }: ContainerProps) {
  return <Tag className={classNames(styles.container, className)}>{children}</Tag>
}

type SectionProps = {
  headline?: string | null
  /** A way to more of it, at the right of the headline. */
  more?: { label: string; href: string } | null
  level?: 2 | 3
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a page with its headline and the room around it. */
export function Section({ headline, more, level = 2, id, className, children }: SectionProps) {
  const headlineId = headline && id ? `${id}-headline` : undefined
  return (
    <section id={id} aria-labelledby={headlineId} className={classNames(styles.section, className)}>
      {headline && (
        <div className={styles.head}>
          <Heading level={level} id={headlineId} marked>
            {headline}
          </Heading>
          {more && (
            <Link href={more.href} className={styles.more}>
              {more.label}
            </Link>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
