import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioDealsOf, StudioEndDeal, type StudioRunState } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { dealTexts } from '../../texts/deals.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ButtonChoice } from '../ButtonChoice.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { ChangeDealDialog, type Deal, NewDealDialog } from './DealDialog.tsx'

type Open = { kind: 'new' } | { kind: 'change' | 'end'; deal: Deal } | null

const states: readonly StudioRunState[] = ['running', 'planned', 'ended']

/** Lightning deals of the store: planned, running and ended. */
export function DealsRoom() {
  const texts = useTexts(dealTexts)
  const ui = useTexts(uiTexts)
  const [state, setState] = useState<StudioRunState | 'all'>('all')
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const variables = { state: state === 'all' ? null : state, page }
  const { data, error, isLoading, reload } = useAnswer(StudioDealsOf, variables)
  const found = data?.studio_deals
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  const options = [
    { value: 'all' as const, label: texts.all },
    ...states.map((value) => ({ value, label: texts.states[value] })),
  ]
  return (
    <Room>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        {found && (
          <Button look="primary" onClick={() => setDialog({ kind: 'new' })}>
            {texts.create}
          </Button>
        )}
      </header>
      {found && !found.isOn && <p className={styles.refusal}>{texts.isOff}</p>}
      <ButtonChoice
        options={options}
        value={state}
        onChange={(next) => {
          setState(next)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !found ? ui.loading : message || (found && texts.count(found.total))}</p>
      {found && found.deals.length === 0 && <p>{texts.none}</p>}
      {found && found.deals.length > 0 && (
        <Table heads={[texts.article, texts.state, texts.price, texts.pieces, texts.time, null]}>
          {found.deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} currency={found.currency} onOpen={(kind) => setDialog({ kind, deal })} />
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {found && dialog?.kind === 'new' && <NewDealDialog currency={found.currency} onDone={done} onClose={close} />}
      {found && dialog?.kind === 'change' && (
        <ChangeDealDialog deal={dialog.deal} currency={found.currency} onDone={done} onClose={close} />
      )}
      {dialog?.kind === 'end' && <EndDealDialog deal={dialog.deal} onDone={done} onClose={close} />}
    </Room>
  )
}

type RowProps = { deal: Deal; currency: string; onOpen: (kind: 'change' | 'end') => void }

function DealRow({ deal, currency, onOpen }: RowProps) {
  const texts = useTexts(dealTexts)
  const { name, number, state, amount, price, sold, reserved, left, startsAt, endsAt, isImported } = deal
  const dealPrice = formatMoney(amount, currency)
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span className={styles.quiet}>{number}</span>
      </th>
      <td>
        {texts.states[state]}
        {isImported && state !== 'ended' && (
          <>
            <br />
            <span className={styles.quiet}>{texts.imported}</span>
          </>
        )}
      </td>
      <td className={styles.number}>
        {price === null ? dealPrice : texts.instead(dealPrice, formatMoney(price, currency))}
      </td>
      <td>{texts.counts(sold, reserved, left)}</td>
      <td>{texts.until(formatTime(startsAt), formatTime(endsAt))}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          {state === 'planned' && (
            <Button aria-label={texts.changeOf(name)} onClick={() => onOpen('change')}>
              {texts.change}
            </Button>
          )}
          {state !== 'ended' && (
            <Button aria-label={texts.endOf(name)} onClick={() => onOpen('end')}>
              {texts.end}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type EndProps = { deal: Deal; onDone: (message: string) => void; onClose: () => void }

function EndDealDialog({ deal: { id, name, state }, onDone, onClose }: EndProps) {
  const texts = useTexts(dealTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioEndDeal)
  const submit = () => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.ended)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.endTitle}
      action={texts.end}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{state === 'planned' ? texts.endPlannedText(name) : texts.endText(name)}</p>
    </ChangeDialog>
  )
}
