import { inBackground } from '#web/lib/browser/in-background.ts'
import type { DeskResultFragment } from '../../generated/operations.ts'
import type { StudioOperation } from '../../lib/operation.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

type ConfirmProps = OrderPartProps & {
  operation: StudioOperation<{ result: DeskResultFragment }, { number: string; key: string }>
  title: string
  /** Name of the button that carries it out. */
  action: string
  /** What will happen. */
  text: string
  look?: 'primary' | 'danger'
  onClose: () => void
}

/** A change of an order of which nothing has to be entered. */
export function ConfirmDialog({ order: { number }, operation, text, onDone, ...dialog }: ConfirmProps) {
  const texts = useTexts(deskTexts)
  const { send, error, refusal, isSending } = useChange(operation)
  const submit = () => inBackground(send({ number }).then((isDone) => isDone && onDone(texts.done)))
  return (
    <ChangeDialog {...dialog} error={error} refusal={refusal} isSending={isSending} onSubmit={submit}>
      <p>{text}</p>
    </ChangeDialog>
  )
}
