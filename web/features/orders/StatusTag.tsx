import type { OrderSummaryFragment } from '../../generated/operations.ts'
import { Tag } from '../../ui/forms/Chip/Chip.tsx'

export type Status = OrderSummaryFragment['status']

const tones = {
  awaitingTransfer: 'yellow',
  packing: 'yellow',
  partlyShipped: 'blue',
  shipped: 'blue',
  delivered: 'green',
  cancelled: 'red',
  refunded: 'sand',
} as const satisfies Record<Status, string>

/** How an order stands, in words; the colour repeats it. */
export function StatusTag({ status, text }: { status: Status; text: string }) {
  return <Tag tone={tones[status]}>{text}</Tag>
}
