import { useState } from 'react'
import { StudioCustomersOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { customerTexts } from '../../texts/customers.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'

/** Customers are searched for, not leafed through. What is searched for stays out of the address: it may be a name. */
export function CustomersRoom() {
  const texts = useTexts(customerTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const isOff = search.trim().length < 3
  const { data, error, isLoading, reload } = useAnswer(StudioCustomersOf, { search, page }, { waits: 250, isOff })
  const found = isOff ? null : data?.studio_customers
  return (
    <Room>
      <h1>{texts.title}</h1>
      <SearchField
        label={texts.search}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      <p className={styles.quiet}>{texts.searchHelp}</p>
      {error && !isOff && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isOff ? texts.begin : isLoading && !found ? ui.loading : found && texts.count(found.total)}</p>
      {found && found.customers.length === 0 && !isLoading && <p>{texts.none}</p>}
      {found && found.customers.length > 0 && (
        <Table heads={[texts.name, texts.number, texts.organisation, texts.since]}>
          {found.customers.map(({ id, name, email, customerNumber, organisation, isLocked, createdAt }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/customers/${id}`}>{name || email}</Link>{' '}
                {isLocked && <span className={styles.late}>({texts.locked})</span>}
                <br />
                <span className={styles.quiet}>{email}</span>
              </th>
              <td>{customerNumber}</td>
              <td>{organisation}</td>
              <td>{formatTime(createdAt)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
    </Room>
  )
}
