import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import type { Product } from '../product-types.ts'
import styles from './FactTables.module.css'

type FactTablesProps = { groups: Product['dataAndFacts']; labelAttributes: Product['labelAttributes'] }

/** Data of a product, a table for each group. */
export function FactTables({ groups, labelAttributes }: FactTablesProps) {
  return (
    <div className={styles.tables}>
      {groups.map(({ headline, facts }) => (
        <Table key={headline} caption={headline} facts={facts} />
      ))}
      {labelAttributes.length > 0 && <Table caption={null} facts={labelAttributes} />}
    </div>
  )
}

type TableProps = { caption: string | null; facts: readonly { name: string; value: string }[] }

function Table({ caption, facts }: TableProps) {
  return (
    <table className={styles.table}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Unbroken text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
