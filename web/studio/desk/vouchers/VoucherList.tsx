import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioStopVoucher,
  type StudioVoucherState,
  StudioVouchersOf,
  type VoucherTermsFragment,
} from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { uiTexts } from '../../texts/ui.ts'
import { voucherTexts } from '../../texts/vouchers.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ButtonChoice } from '../ButtonChoice.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { ChangeVoucherDialog, NewVoucherDialog } from './VoucherDialog.tsx'
import { effectOf, timesOf } from './voucher-words.ts'

type Open = { kind: 'new' } | { kind: 'change' | 'stop'; voucher: VoucherTermsFragment } | null

const states: readonly StudioVoucherState[] = ['active', 'planned', 'usedUp', 'ended', 'stopped']

export function VoucherList() {
  const texts = useTexts(voucherTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<StudioVoucherState | 'all'>('all')
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const variables = { search, state: state === 'all' ? null : state, page }
  const { data, error, isLoading, reload } = useAnswer(StudioVouchersOf, variables, { waits: 250 })
  const found = data?.studio_vouchers
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
        <SearchField
          label={texts.search}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
        {found && (
          <Button look="primary" onClick={() => setDialog({ kind: 'new' })}>
            {texts.create}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{texts.searchHelp}</p>
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
      {found && found.vouchers.length === 0 && <p>{texts.none}</p>}
      {found && found.vouchers.length > 0 && (
        <Table heads={[texts.code, texts.effect, texts.state, texts.use, texts.time, null]}>
          {found.vouchers.map((voucher) => (
            <VoucherRow
              key={voucher.code}
              voucher={voucher}
              currency={found.currency}
              onOpen={(kind) => setDialog({ kind, voucher })}
            />
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {found && dialog?.kind === 'new' && <NewVoucherDialog currency={found.currency} onDone={done} onClose={close} />}
      {found && dialog?.kind === 'change' && (
        <ChangeVoucherDialog voucher={dialog.voucher} currency={found.currency} onDone={done} onClose={close} />
      )}
      {dialog?.kind === 'stop' && <StopDialog voucher={dialog.voucher} onDone={done} onClose={close} />}
    </>
  )
}

type RowProps = { voucher: VoucherTermsFragment; currency: string; onOpen: (kind: 'change' | 'stop') => void }

function VoucherRow({ voucher, currency, onOpen }: RowProps) {
  const texts = useTexts(voucherTexts)
  const { code, nameDe, state, redemptions, maxRedemptions, isImported, isOfSeries } = voucher
  const isOver = state === 'ended' || state === 'stopped'
  return (
    <tr>
      <th scope="row">
        {code}
        <br />
        <span className={styles.quiet}>{nameDe}</span>
      </th>
      <td>{effectOf(voucher, currency, texts)}</td>
      <td>
        {texts.states[state]}
        {isImported && (
          <>
            <br />
            <span className={styles.quiet}>{texts.imported}</span>
          </>
        )}
      </td>
      <td>{texts.uses(redemptions, maxRedemptions)}</td>
      <td>{timesOf(voucher, texts)}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          {!isOfSeries && (
            <Button aria-label={texts.changeOf(code)} onClick={() => onOpen('change')}>
              {texts.change}
            </Button>
          )}
          {!isOver && (
            <Button aria-label={texts.stopOf(code)} onClick={() => onOpen('stop')}>
              {texts.stop}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type StopProps = { voucher: VoucherTermsFragment; onDone: (message: string) => void; onClose: () => void }

function StopDialog({ voucher: { code }, onDone, onClose }: StopProps) {
  const texts = useTexts(voucherTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioStopVoucher)
  const submit = () => inBackground(send({ code }).then((isDone) => isDone && onDone(texts.stopped)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.stopOf(code)}
      action={texts.stop}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.stopText}</p>
    </ChangeDialog>
  )
}
