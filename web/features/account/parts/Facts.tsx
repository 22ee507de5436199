import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type FactsProps = {
  /** Names and values; what has no value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Side by side where there is room, not below each other. */
  areBeside?: boolean
}

/** What is known of an account or an order, each with its name. */
export function Facts({ facts, areBeside = false }: FactsProps) {
  return (
    <dl className={areBeside ? styles.beside : styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
