import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioLockCustomer, type StudioLockReason } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { customerTexts } from '../../texts/customers.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { ReasonField } from '../ReasonField.tsx'
import { useChange } from '../use-change.ts'
import type { CustomerPartProps } from './customer.ts'

export function LockDialog({ customer: { id }, onDone, onClose }: CustomerPartProps & { onClose: () => void }) {
  const texts = useTexts(customerTexts)
  const [reason, setReason] = useState<StudioLockReason>('security')
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioLockCustomer)
  const submit = () => inBackground(send({ id, reason }).then((isDone) => isDone && onDone(texts.wasLocked)))
  return (
    <ChangeDialog {...change} look="danger" title={texts.lock} action={texts.lock} onClose={onClose} onSubmit={submit}>
      <p>{texts.lockText}</p>
      <ReasonField label={texts.lockReason} reasons={texts.reasons} value={reason} onChange={setReason} />
    </ChangeDialog>
  )
}
