import { useState } from 'react'
import { StudioReturnsOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DueTime } from '../DueTime.tsx'
import { WhichChoice } from '../WhichChoice.tsx'

/** Returns of the store, those that are due first. */
export function ReturnsRoom() {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const [all, setAll] = useState(false)
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioReturnsOf, { all, page })
  const found = data?.studio_returns
  return (
    <Room>
      <h1>{texts.returns}</h1>
      <WhichChoice
        all={all}
        onChange={(next) => {
          setAll(next)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !found ? ui.loading : found && texts.countReturns(found.total)}</p>
      {found && found.returns.length === 0 && <p>{texts.noReturns}</p>}
      {found && found.returns.length > 0 && (
        <Table heads={[texts.returns, texts.order, texts.customer, texts.announced, texts.state, texts.due]}>
          {found.returns.map(({ rma, order, name, announcedAt, state, dueAt }) => (
            <tr key={rma}>
              <th scope="row">
                <Link to={`/returns/${rma}`}>{rma}</Link>
              </th>
              <td>
                <Link to={`/orders/${order}`}>{order}</Link>
              </td>
              <td>{name}</td>
              <td>{formatTime(announcedAt)}</td>
              <td>{texts.returnStates[state]}</td>
              <td>
                <DueTime at={dueAt} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
    </Room>
  )
}
