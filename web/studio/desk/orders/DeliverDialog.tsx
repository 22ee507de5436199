import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioDeliverOrder } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** Reports that all parcels on their way have arrived. */
export function DeliverDialog({ order: { number }, onDone, onClose }: OrderPartProps & { onClose: () => void }) {
  const texts = useTexts(deskTexts)
  const { send, errorsOf: _, ...change } = useChange(StudioDeliverOrder)
  return (
    <ChangeDialog
      {...change}
      title={texts.deliverTitle}
      action={texts.deliver}
      onClose={onClose}
      onSubmit={() => inBackground(send({ number }).then((isDone) => isDone && onDone(texts.done)))}
    >
      <p>{texts.deliverText}</p>
    </ChangeDialog>
  )
}
