import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioReceiveReturn, type StudioReturnCondition } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import type { Return } from './return.ts'

const conditions: readonly StudioReturnCondition[] = ['good', 'damaged', 'refused']

type Line = Return['lines'][number]
type Entered = { line: Line; quantity: number; condition: StudioReturnCondition }

/** Which pieces came in, and in which condition. */
export function ReceiveDialog(props: { found: Return; onDone: () => void; onClose: () => void }) {
  const { found, onDone, onClose } = props
  const texts = useTexts(deskTexts)
  const [reason, setReason] = useState('')
  const [entered, setEntered] = useState<readonly Entered[]>(() =>
    found.lines
      .filter(({ quantity, received }) => received < quantity)
      .map((line) => ({ line, quantity: line.quantity - line.received, condition: 'good' })),
  )
  const { send, errorsOf, ...change } = useChange(StudioReceiveReturn)
  const set = (line: Line, part: Partial<Entered>) =>
    setEntered((before) => before.map((each) => (each.line === line ? { ...each, ...part } : each)))
  const submit = () => {
    const lines = entered.map(({ line, quantity, condition }) => ({ lineId: line.lineId, quantity, condition }))
    inBackground(send({ rma: found.rma, lines, reason: reason || null }).then((isDone) => isDone && onDone()))
  }
  return (
    <ChangeDialog {...change} title={texts.receiveTitle} action={texts.receive} onClose={onClose} onSubmit={submit}>
      <p>{texts.receiveText}</p>
      {entered.map(({ line, quantity, condition }) => (
        <div key={line.lineId} className={styles.columns}>
          <Field label={texts.receivedPieces(line.name)}>
            {(control) => (
              <input
                {...control}
                className={fieldStyles.control}
                type="number"
                min={0}
                max={line.quantity - line.received}
                value={quantity}
                onChange={({ target }) => set(line, { quantity: Number(target.value) })}
              />
            )}
          </Field>
          <Field label={texts.condition(line.name)}>
            {(control) => (
              <select
                {...control}
                className={fieldStyles.control}
                value={condition}
                onChange={({ target }) =>
                  set(line, { condition: conditions.find((each) => each === target.value) ?? condition })
                }
              >
                {conditions.map((each) => (
                  <option key={each} value={each}>
                    {texts.conditions[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      ))}
      <Field label={texts.refuseReason} help={texts.refuseHelp} errors={errorsOf('text')}>
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.control}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
