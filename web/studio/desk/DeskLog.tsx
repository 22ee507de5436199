import { formatTime } from '../lib/format.ts'
import { formatMoney } from '../lib/money.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { deskTexts } from '../texts/desk.ts'
import { Table } from '../ui/Table.tsx'
import styles from './Desk.module.css'

/** Amounts of the log are minor units of the order's currency. */
const detailsOf = (details: unknown, currency: string): string =>
  Object.entries((details ?? {}) as Record<string, unknown>)
    .filter(([name]) => name !== 'currency')
    .map(([name, value]) => {
      const isAmount = (name === 'amount' || name === 'refunded') && typeof value === 'number'
      return `${name} ${isAmount ? formatMoney(value, currency) : String(value)}`
    })
    .join(', ')

type Entry = { id: string; at: string; editor: string; action: string; before: unknown; after: unknown }

/** What was done at the desk with a record. */
export function DeskLog({ log, currency = '' }: { log: readonly Entry[]; currency?: string }) {
  const texts = useTexts(deskTexts)
  const { actions, when, who, what } = useTexts(contentTexts)
  if (log.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{texts.log}</h2>
      <Table heads={[when, who, what, texts.state]}>
        {log.map(({ id, at, editor, action, before, after }) => (
          <tr key={id}>
            <td>{formatTime(at)}</td>
            <td>{editor}</td>
            <td>{actions[action] ?? action}</td>
            <td>{[detailsOf(before, currency), detailsOf(after, currency)].filter(Boolean).join(' → ')}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
