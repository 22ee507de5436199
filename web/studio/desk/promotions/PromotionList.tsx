import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioPromotionsOf, type StudioRunState, StudioStopPromotion } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { promotionTexts } from '../../texts/promotions.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ButtonChoice } from '../ButtonChoice.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { timesOf } from '../vouchers/voucher-words.ts'
import { ChangePromotionDialog, NewPromotionDialog, type Promotion } from './PromotionDialog.tsx'

type Open = { kind: 'new' } | { kind: 'change' | 'stop'; promotion: Promotion } | null
type Texts = (typeof promotionTexts)['de']

const states: readonly StudioRunState[] = ['running', 'planned', 'ended']

function effectOf({ kind, quantity, pay, percent, minimumValue, itemId }: Promotion, currency: string, texts: Texts) {
  if (kind === 'buyNPayM') return texts.buyNPayM(quantity ?? 0, pay ?? 0)
  if (kind === 'percentFrom') return texts.percentFrom(percent ?? 0, quantity ?? 0)
  return texts.gift(itemId ?? '', formatMoney(minimumValue ?? 0, currency))
}

export function PromotionList() {
  const texts = useTexts(promotionTexts)
  const ui = useTexts(uiTexts)
  const [state, setState] = useState<StudioRunState | 'all'>('all')
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const variables = { state: state === 'all' ? null : state, page }
  const { data, error, isLoading, reload } = useAnswer(StudioPromotionsOf, variables)
  const found = data?.studio_promotions
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
    <>
      <div className={styles.head}>
        <ButtonChoice
          options={options}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
        />
        {found && (
          <Button look="primary" onClick={() => setDialog({ kind: 'new' })}>
            {texts.create}
          </Button>
        )}
      </div>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !found ? ui.loading : message || (found && texts.count(found.total))}</p>
      {found && found.promotions.length === 0 && <p>{texts.none}</p>}
      {found && found.promotions.length > 0 && (
        <Table heads={[texts.name, texts.effect, texts.state, texts.order, texts.time, null]}>
          {found.promotions.map((promotion) => (
            <PromotionRow
              key={promotion.id}
              promotion={promotion}
              effect={effectOf(promotion, found.currency, texts)}
              onOpen={(kind) => setDialog({ kind, promotion })}
            />
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {found && dialog?.kind === 'new' && (
        <NewPromotionDialog currency={found.currency} onDone={done} onClose={close} />
      )}
      {found && dialog?.kind === 'change' && (
        <ChangePromotionDialog promotion={dialog.promotion} currency={found.currency} onDone={done} onClose={close} />
      )}
      {dialog?.kind === 'stop' && <StopDialog promotion={dialog.promotion} onDone={done} onClose={close} />}
    </>
  )
}

type RowProps = { promotion: Promotion; effect: string; onOpen: (kind: 'change' | 'stop') => void }

function PromotionRow({ promotion, effect, onOpen }: RowProps) {
  const texts = useTexts(promotionTexts)
  const { nameDe, state, position, isImported } = promotion
  return (
    <tr>
      <th scope="row">{nameDe}</th>
      <td>{effect}</td>
      <td>
        {texts.states[state]}
        {isImported && (
          <>
            <br />
            <span className={styles.quiet}>{texts.imported}</span>
          </>
        )}
      </td>
      <td className={styles.number}>{position}</td>
      <td>{timesOf(promotion, texts)}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          <Button aria-label={texts.changeOf(nameDe)} onClick={() => onOpen('change')}>
            {texts.change}
          </Button>
          {state !== 'ended' && (
            <Button aria-label={texts.stopOf(nameDe)} onClick={() => onOpen('stop')}>
              {texts.stop}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type StopProps = { promotion: Promotion; onDone: (message: string) => void; onClose: () => void }

function StopDialog({ promotion: { id, nameDe }, onDone, onClose }: StopProps) {
  const texts = useTexts(promotionTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioStopPromotion)
  const submit = () => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.stopped)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.stopOf(nameDe)}
      action={texts.stop}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.stopText}</p>
    </ChangeDialog>
  )
}
