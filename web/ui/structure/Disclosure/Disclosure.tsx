import type { ReactNode, ToggleEvent } from 'react'
import { ChevronDown } from '#web/generated/icons/ChevronDown.ts'
import { classNames } from '../../class-names.ts'
import styles from './Disclosure.module.css'

type DisclosureProps = {
  headline: ReactNode
  /** Outline level of the headline, when it belongs into the outline. */
  level?: 2 | 3 | 4
  /** Open from the start. */
  open?: boolean
  /** Only one of those with one name is open. */
  name?: string
  id?: string
  /** Called when it was opened, for what is loaded only then. */
  onOpen?: () => void
  className?: string
  children: ReactNode
}

/** What other shops put into tabs: works without script, is found by the browser's search, prints. */
export function Disclosure({ headline, level, open, name, id, onOpen, className, children }: DisclosureProps) {
  const Headline = level ? (`h${level}` as const) : 'span'
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) onOpen?.()
  }
  return (
    <details
      id={id}
      className={classNames(styles.disclosure, className)}
      open={open}
      name={name}
      onToggle={onOpen ? onToggle : undefined}
    >
      <summary className={styles.summary}>
        <Headline className={styles.headline}>{headline}</Headline>
        <ChevronDown className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
