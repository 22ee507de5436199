import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Link } from '../../ui/Link.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from '../Desk.module.css'
import { DueTime } from '../DueTime.tsx'
import type { Order } from './order.ts'

/** Parcels, returns and withdrawals of an order. */
export function OrderFollowUps({ order: { shipments, returns, withdrawals } }: { order: Order }) {
  const texts = useTexts(deskTexts)
  return (
    <>
      {shipments.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.shipmentsTitle}</h2>
          <ul>
            {shipments.map(({ id, carrier, trackingCode, shippedAt, deliveredAt, pieces }) => (
              <li key={id}>
                {[
                  formatTime(shippedAt),
                  carrier,
                  trackingCode,
                  texts.pieces(pieces),
                  deliveredAt && texts.delivered(formatTime(deliveredAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {returns.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.returns}</h2>
          <Table heads={[texts.returns, texts.announced, texts.state, texts.due]}>
            {returns.map(({ rma, announcedAt, state, dueAt }) => (
              <tr key={rma}>
                <th scope="row">
                  <Link to={`/returns/${rma}`}>{rma}</Link>
                </th>
                <td>{formatTime(announcedAt)}</td>
                <td>{texts.returnStates[state]}</td>
                <td>
                  <DueTime at={dueAt} />
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      {withdrawals.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.withdrawals}</h2>
          <ul>
            {withdrawals.map(({ id, declaredAt, name, email, goods, isOfBuyer }) => (
              <li key={id}>
                {formatTime(declaredAt)} · {name} · {email} · {goods ?? texts.wholeOrder}
                {!isOfBuyer && <span className={styles.late}> · {texts.strange}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
