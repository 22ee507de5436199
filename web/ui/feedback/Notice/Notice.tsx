import type { ReactNode } from 'react'
import { CircleCheck } from '#web/generated/icons/CircleCheck.ts'
import { CircleX } from '#web/generated/icons/CircleX.ts'
import { Info } from '#web/generated/icons/Info.ts'
import { TriangleAlert } from '#web/generated/icons/TriangleAlert.ts'
import { classNames } from '../../class-names.ts'
import styles from './Notice.module.css'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

type NoticeProps = {
  kind?: NoticeKind
  headline?: string
  /** Came up after the page was there, so it is read out. An alert: screen readers pass over a status that comes together with its words. */
  live?: boolean
  className?: string
  children: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX }

/** What happened and what to do next, in the flow of the page. */
export function Notice({ kind = 'info', headline, live, className, children }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div className={classNames(styles.notice, styles[kind], className)} role={live ? 'alert' : undefined}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        {headline && <p className={styles.headline}>{headline}</p>}
        {children}
      </div>
    </div>
  )
}
