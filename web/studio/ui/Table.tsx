import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Props = {
  /** Heads of the columns; null for one of buttons, which has none. */
  heads: readonly (string | null)[]
  /** The rows. */
  children: ReactNode
}

/**
 * A list of several columns. On phones the first cell of a row has a line of its own, and so has one with a choice or with
 * `data-buttons`; two others share one. Heads stand one behind the other.
 */
export function Table({ heads, children }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) =>
            head === null ? (
              <td key="buttons" data-buttons="" />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
