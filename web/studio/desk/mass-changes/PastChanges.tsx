import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioUndoMassChange } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { massChangeTexts } from '../../texts/mass-changes.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import type { PastChange } from './mass-change.ts'

type Props = { changes: readonly PastChange[]; currency: string; onDone: () => void }

/** The last changes of the store, and a way back for each. */
export function PastChanges({ changes, currency, onDone }: Props) {
  const texts = useTexts(massChangeTexts)
  const [undoing, setUndoing] = useState<PastChange | null>(null)
  const whatOf = ({ kind, amount, percent, pieces }: PastChange): string => {
    const value = amount === null ? (percent === null ? pieces : `${percent} %`) : formatMoney(amount, currency)
    return [texts.kinds[kind], value].filter((part) => part !== null).join(': ')
  }
  return (
    <section className={styles.part}>
      <h2>{texts.past}</h2>
      {changes.length === 0 && <p>{texts.none}</p>}
      {changes.length > 0 && (
        <Table heads={[texts.what, texts.when, texts.who, texts.count, null]}>
          {changes.map((change) => {
            const { id, at, editor, count, restored, canUndo } = change
            return (
              <tr key={id}>
                <th scope="row">{whatOf(change)}</th>
                <td>{formatTime(at)}</td>
                <td>{editor}</td>
                <td className={styles.number}>
                  {count}
                  {restored !== null && (
                    <>
                      <br />
                      <span className={styles.quiet}>{texts.undone(restored, count)}</span>
                    </>
                  )}
                </td>
                <td data-buttons="">
                  {canUndo && (
                    <Button
                      aria-label={texts.undoOf(whatOf(change), formatTime(at))}
                      onClick={() => setUndoing(change)}
                    >
                      {texts.undo}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </Table>
      )}
      {undoing && (
        <UndoDialog
          id={undoing.id}
          title={texts.undoOf(whatOf(undoing), formatTime(undoing.at))}
          onDone={() => {
            setUndoing(null)
            onDone()
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  )
}

type UndoProps = { id: string; title: string; onDone: () => void; onClose: () => void }

function UndoDialog({ id, title, onDone, onClose }: UndoProps) {
  const texts = useTexts(massChangeTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioUndoMassChange)
  const submit = () => inBackground(send({ id }).then((isDone) => isDone && onDone()))
  return (
    <ChangeDialog {...change} title={title} action={texts.undo} look="danger" onClose={onClose} onSubmit={submit}>
      <p>{texts.undoText}</p>
    </ChangeDialog>
  )
}
