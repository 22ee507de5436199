import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioBookPayment } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** Books what a transfer has brought. */
export function BookPaymentDialog({ order, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const { number, payable, currency } = order
  const texts = useTexts(deskTexts)
  const { send, errorsOf: _, ...change } = useChange(StudioBookPayment)
  return (
    <ChangeDialog
      {...change}
      title={texts.bookPaymentTitle}
      action={texts.bookPayment}
      onClose={onClose}
      onSubmit={() => inBackground(send({ number }).then((isDone) => isDone && onDone(texts.done)))}
    >
      <p>{texts.bookPaymentText(formatMoney(payable, currency))}</p>
    </ChangeDialog>
  )
}
