import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioRefundOrder } from '../../generated/operations.ts'
import { amountOf, formatMoney, inputAmountOf } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** Sends back a part of an order's money, or all of it. */
export function RefundDialog({ order, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const { number, refundable, refundBy, currency } = order
  const texts = useTexts(deskTexts)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { send, errorsOf: _, ...change } = useChange(StudioRefundOrder)
  const submit = () => {
    const amount = amountOf(text)
    setWrong(amount === null)
    if (amount === null) return
    const refunded = texts.refundDone(formatMoney(amount, currency))
    inBackground(send({ number, amount }).then((isDone) => isDone && onDone(refunded)))
  }
  return (
    <ChangeDialog {...change} title={texts.refundTitle} action={texts.refund} onClose={onClose} onSubmit={submit}>
      <p>{refundBy && texts.refundText[refundBy](formatMoney(refundable, currency))}</p>
      <Field label={`${texts.refundAmount} (${currency})`} errors={isWrong ? [texts.badAmount] : []}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button onClick={() => setText(inputAmountOf(refundable))}>{texts.refundAll}</Button>
      </div>
    </ChangeDialog>
  )
}
