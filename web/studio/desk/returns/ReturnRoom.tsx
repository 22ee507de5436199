import { useState } from 'react'
import { StudioReturnOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'
import { DueTime } from '../DueTime.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import type { Return } from './return.ts'

/** One return: what was announced, what came in, and what went back for it. */
export function ReturnRoom({ parameters: { rma = '' } }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioReturnOf, { rma })
  const [message, setMessage] = useState('')
  const [isReceiving, setReceiving] = useState(false)
  const found = data?.studio_return
  if (data && !found) return <NotFound text={texts.noReturn} to="/returns" way={texts.toReturns} />
  const isComing = found?.lines.some(({ quantity, received }) => received < quantity)
  return (
    <Room>
      <header className={styles.head}>
        <h1>{texts.returnTitle(rma)}</h1>
        {isComing && (
          <Button look="primary" onClick={() => setReceiving(true)}>
            {texts.receive}
          </Button>
        )}
      </header>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      {found && <Content found={found} />}
      {found && isReceiving && (
        <ReceiveDialog
          found={found}
          onClose={() => setReceiving(false)}
          onDone={() => {
            setReceiving(false)
            setMessage(texts.done)
            reload()
          }}
        />
      )}
    </Room>
  )
}

function Content({ found }: { found: Return }) {
  const texts = useTexts(deskTexts)
  const { currency, pending, refundBy, refunds } = found
  return (
    <>
      <dl className={styles.facts}>
        <dt>{texts.order}</dt>
        <dd>
          <Link to={`/orders/${found.order}`}>{found.order}</Link>
        </dd>
        <dt>{texts.state}</dt>
        <dd>{texts.returnStates[found.state]}</dd>
        <dt>{texts.customer}</dt>
        <dd>{[found.name, found.email, found.phone].filter(Boolean).join(' · ')}</dd>
        <dt>{texts.announced}</dt>
        <dd>{formatTime(found.announcedAt)}</dd>
        {found.dueAt && (
          <>
            <dt>{texts.due}</dt>
            <dd>
              <DueTime at={found.dueAt} />
            </dd>
          </>
        )}
      </dl>
      <Table heads={[texts.article, texts.announcedPieces, texts.received, texts.accepted, texts.reason]}>
        {found.lines.map((line) => (
          <tr key={line.lineId}>
            <th scope="row">
              {line.name}
              <br />
              <span className={styles.quiet}>{line.articleNumber}</span>
            </th>
            <td>{line.quantity}</td>
            <td>{line.received}</td>
            <td>{line.accepted}</td>
            <td>{[texts.reasons[line.reason] ?? line.reason, line.comment].filter(Boolean).join(': ')}</td>
          </tr>
        ))}
      </Table>
      {refunds.length > 0 && (
        <section className={styles.part}>
          <h2>{texts.refundsTitle}</h2>
          <ul>
            {refunds.map(({ id, amount, createdAt }) => (
              <li key={id}>
                {formatMoney(amount, currency)} · {formatTime(createdAt)}
              </li>
            ))}
          </ul>
          {pending > 0 && refundBy !== 'provider' && <p>{texts.pendingText(formatMoney(pending, currency))}</p>}
        </section>
      )}
    </>
  )
}
