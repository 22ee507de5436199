import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioDeleteCustomer } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { customerTexts } from '../../texts/customers.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { CustomerPartProps } from './customer.ts'

/** Deletes an account as its owner would, with what stays by law. */
export function DeleteDialog({ customer, onDone, onClose }: CustomerPartProps & { onClose: () => void }) {
  const { id, consequences, ordersTotal } = customer
  const texts = useTexts(customerTexts)
  const [isChecked, setChecked] = useState(false)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioDeleteCustomer)
  const submit = () => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.removed)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.remove}
      action={texts.remove}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.removeText}</p>
      <p>{texts.removeKept(ordersTotal)}</p>
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <label>
        <input type="checkbox" required checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />{' '}
        {texts.removeConfirm}
      </label>
    </ChangeDialog>
  )
}
