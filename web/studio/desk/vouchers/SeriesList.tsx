import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioExportVoucherSeries,
  StudioStopVoucherSeries,
  StudioVoucherSeriesOf,
  type StudioVoucherSeriesOfQuery,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useTexts } from '../../lib/texts.ts'
import { uiTexts } from '../../texts/ui.ts'
import { voucherTexts } from '../../texts/vouchers.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { NewSeriesDialog } from './VoucherDialog.tsx'
import { effectOf, timesOf } from './voucher-words.ts'

type Series = StudioVoucherSeriesOfQuery['studio_voucherSeries']['series'][number]
type Open = { kind: 'new' } | { kind: 'stop'; series: Series } | null

export function SeriesList() {
  const texts = useTexts(voucherTexts)
  const ui = useTexts(uiTexts)
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const [failure, setFailure] = useState<AskError | null>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioVoucherSeriesOf, { page })
  const found = data?.studio_voucherSeries
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  const download = async (id: string) => {
    const { data: answer, error: problem } = await ask(StudioExportVoucherSeries, { id })
    setFailure(problem)
    const file = answer?.studio_exportVoucherSeries
    if (!file) return
    const content = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0))
    saveFile(new Blob([content], { type: file.mediaType }), file.name)
  }
  return (
    <>
      {found && (
        <div>
          <Button look="primary" onClick={() => setDialog({ kind: 'new' })}>
            {texts.createSeries}
          </Button>
        </div>
      )}
      {(error ?? failure) && <CallErrorNotice error={(error ?? failure) as AskError} onRetry={reload} />}
      <p role="status">{isLoading && !found ? ui.loading : message || (found && texts.countSeries(found.total))}</p>
      {found && found.series.length === 0 && <p>{texts.noSeries}</p>}
      {found && found.series.length > 0 && (
        <Table heads={[texts.prefix, texts.effect, texts.state, texts.use, texts.time, null]}>
          {found.series.map((series) => (
            <SeriesRow
              key={series.id}
              series={series}
              currency={found.currency}
              onDownload={() => inBackground(download(series.id))}
              onStop={() => setDialog({ kind: 'stop', series })}
            />
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {found && dialog?.kind === 'new' && <NewSeriesDialog currency={found.currency} onDone={done} onClose={close} />}
      {dialog?.kind === 'stop' && <StopSeriesDialog series={dialog.series} onDone={done} onClose={close} />}
    </>
  )
}

type RowProps = { series: Series; currency: string; onDownload: () => void; onStop: () => void }

function SeriesRow({ series, currency, onDownload, onStop }: RowProps) {
  const texts = useTexts(voucherTexts)
  const { prefix, createdAt, codes, used, terms } = series
  const name = prefix || texts.withoutPrefix
  const isOver = terms.state === 'ended' || terms.state === 'stopped'
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span className={styles.quiet}>{[terms.nameDe, formatTime(createdAt)].join(' · ')}</span>
      </th>
      <td>{effectOf(terms, currency, texts)}</td>
      <td>{used < codes && terms.state === 'usedUp' ? texts.states.active : texts.states[terms.state]}</td>
      <td>{texts.uses(used, codes)}</td>
      <td>{timesOf(terms, texts)}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          <Button aria-label={texts.downloadOf(name)} onClick={onDownload}>
            {texts.download}
          </Button>
          {!isOver && (
            <Button aria-label={texts.stopSeriesOf(name)} onClick={onStop}>
              {texts.stop}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type StopProps = { series: Series; onDone: (message: string) => void; onClose: () => void }

function StopSeriesDialog({ series: { id, prefix, codes }, onDone, onClose }: StopProps) {
  const texts = useTexts(voucherTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioStopVoucherSeries)
  const submit = () => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.stopped)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.stopSeriesOf(prefix || texts.withoutPrefix)}
      action={texts.stop}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.stopSeriesText(codes)}</p>
    </ChangeDialog>
  )
}
