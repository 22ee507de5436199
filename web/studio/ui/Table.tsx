import type { CSSProperties, ReactNode } from 'react'
import styles from './Table.module.css'

type Props = {
  /** Heads of the columns; null for one of buttons, which has none. */
  heads: readonly (string | null)[]
  /** The rows. */
  children: ReactNode
}

/** Columns that a phone names (`Table.module.css`). */
const maxNamed = 9

/** Heads as CSS reads them, by their place: `--head-2: "Price"`. */
const namesOf = (heads: Props['heads']): Record<`--head-${number}`, string> =>
  Object.fromEntries(
    heads
      .slice(0, maxNamed)
      .flatMap((head, index) =>
        head === null ? [] : [[`--head-${index + 1}`, `"${head.replaceAll(/["\\\n]/g, '\\$&')}"`]],
      ),
  )

/**
 * A list of several columns. On phones the first cell of a row has a line of its own, and so has one with a choice or with
 * `data-buttons`; two others share one. There the heads are gone, and each cell says by its own head what it is.
 */
export function Table({ heads, children }: Props) {
  return (
    <table className={styles.table} style={namesOf(heads) as CSSProperties}>
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
