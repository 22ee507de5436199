import type { StudioMassChangeKind } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { massChangeTexts } from '../../texts/mass-changes.ts'
import { Link } from '../../ui/Link.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from '../Desk.module.css'
import type { Preview, PreviewRow } from './mass-change.ts'

type Props = { preview: Preview; kind: StudioMassChangeKind; currency: string }

/** What a change would do, and what it would leave and why: the first ones of each. */
export function PreviewTables({ preview: { rows, changes, refused, refusals }, kind, currency }: Props) {
  const texts = useTexts(massChangeTexts)
  const { fieldErrors, refusals: reasons } = useTexts(deskTexts)
  const show = (value: number): string => {
    if (kind === 'setPrice' || kind === 'changePrice') return formatMoney(value, currency)
    if (kind === 'setStock' || kind === 'addStock') return texts.pieces(value)
    return value === 1 ? texts.sold : texts.withdrawn
  }
  return (
    <>
      {rows.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.changes}</h2>
          {changes > rows.length && <p className={styles.quiet}>{texts.first(rows.length)}</p>}
          <Table heads={[texts.item, texts.before, texts.after]}>
            {rows.map((row) => (
              <tr key={row.id}>
                <Name row={row} />
                <td className={styles.number}>{show(row.before)}</td>
                <td className={styles.number}>
                  <strong>{show(row.after)}</strong>
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      {refused.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.refused}</h2>
          {refusals > refused.length && <p className={styles.quiet}>{texts.first(refused.length)}</p>}
          <Table heads={[texts.item, texts.before, texts.would, texts.reason]}>
            {refused.map((row) => (
              <tr key={row.id}>
                <Name row={row} />
                <td className={styles.number}>{show(row.before)}</td>
                <td className={styles.number}>{show(row.after)}</td>
                <td>{fieldErrors[row.code ?? ''] ?? reasons.fields}</td>
              </tr>
            ))}
          </Table>
        </section>
      )}
    </>
  )
}

function Name({ row: { productId, name, number } }: { row: PreviewRow }) {
  return (
    <th scope="row">
      <Link to={`/products/${productId}`}>{name}</Link>
      <br />
      <span className={styles.quiet}>{number}</span>
    </th>
  )
}
