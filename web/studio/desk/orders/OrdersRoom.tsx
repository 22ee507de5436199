import { useState } from 'react'
import { StudioOrdersOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'

/** Newest orders of the store, and a search. What is searched for stays out of the address: it may be a name. */
export function OrdersRoom() {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioOrdersOf, { search, page }, { waits: 250 })
  const found = data?.studio_orders
  return (
    <Room>
      <h1>{texts.orders}</h1>
      <SearchField
        label={texts.searchOrders}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      <p className={styles.quiet}>{texts.searchHelp}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !found ? ui.loading : found && texts.count(found.total)}</p>
      {found && found.orders.length === 0 && <p>{texts.none}</p>}
      {found && found.orders.length > 0 && (
        <Table heads={[texts.order, texts.date, texts.customer, texts.state, texts.payment, texts.amount]}>
          {found.orders.map((order) => (
            <tr key={order.number}>
              <th scope="row">
                <Link to={`/orders/${order.number}`}>{order.number}</Link>
              </th>
              <td>{formatTime(order.createdAt)}</td>
              <td>
                {order.name}
                <br />
                <span className={styles.quiet}>{order.email}</span>
              </td>
              <td>{texts.states[order.state]}</td>
              <td>{texts.methods[order.paymentMethod] ?? order.paymentMethod}</td>
              <td className={styles.number}>{formatMoney(order.total, order.currency)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
    </Room>
  )
}
