import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { type StudioReviewReason, StudioWithdrawReview } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from '../../texts/reviews.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { ReasonField } from '../ReasonField.tsx'
import { useChange } from '../use-change.ts'
import type { Review } from './review.ts'

type Props = { review: Review; onDone: (message: string) => void; onClose: () => void }

/** Takes a review off its product, for a reason. */
export function WithdrawDialog({ review: { id, version, title }, onDone, onClose }: Props) {
  const texts = useTexts(reviewTexts)
  const [reason, setReason] = useState<StudioReviewReason>('unlawful')
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioWithdrawReview)
  const submit = () => inBackground(send({ id, version, reason }).then((isDone) => isDone && onDone(texts.withdrawn)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.withdrawOf(title)}
      action={texts.withdraw}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.withdrawText}</p>
      <ReasonField label={texts.reason} reasons={texts.reasons} value={reason} onChange={setReason} />
    </ChangeDialog>
  )
}
