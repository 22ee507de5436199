import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioCancelOrder } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

export function CancelDialog({ order: { number }, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const texts = useTexts(deskTexts)
  const { send, errorsOf: _, ...change } = useChange(StudioCancelOrder)
  return (
    <ChangeDialog
      {...change}
      title={texts.cancelTitle}
      action={texts.cancelOrder}
      look="danger"
      onClose={onClose}
      onSubmit={() => inBackground(send({ number }).then((isDone) => isDone && onDone(texts.done)))}
    >
      <p>{texts.cancelText}</p>
    </ChangeDialog>
  )
}
