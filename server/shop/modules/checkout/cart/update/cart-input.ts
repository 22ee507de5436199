import type { CartOpInput } from '#contract/generated/types.ts'
import { maxCartOps, maxCartTextLength } from '#contract/limits/cart.ts'
import { isUuid } from '#lib/uuid.ts'

const maxEarlierIds = 10
const maxPieces = 1_000_000

const textsOf = (op: CartOpInput): string[] =>
  [
    op.addPosition?.itemId,
    op.setQuantity?.positionId,
    op.removePosition?.positionId,
    op.restorePosition?.positionId,
    op.addVoucher?.code,
    op.removeVoucher?.code,
    op.setDelivery?.country,
    op.setDelivery?.shipperCode,
  ].filter((text) => text != null)

/** PostgreSQL keeps no NUL, and nothing of a cart has one. */
const isText = (text: string): boolean => text.length <= maxCartTextLength && !text.includes('\u0000')

const isQuantity = (quantity: number, min: number): boolean => quantity >= min && quantity <= maxPieces

const refusalOfOp = (op: CartOpInput): string | null => {
  if (Object.values(op).filter((each) => each != null).length !== 1) return 'An operation is exactly one thing to do'
  if (!textsOf(op).every(isText)) return `An id or code has at most ${maxCartTextLength} characters`
  if (op.addPosition && !isQuantity(op.addPosition.quantity, 1)) return 'A quantity to add is at least 1'
  if (op.setQuantity && !isQuantity(op.setQuantity.quantity, 0)) return 'A quantity is not negative'
  return null
}

type CartInput = { updateId: string; earlierIds?: readonly string[]; ops: readonly CartOpInput[] }

/** What no page would send; null for what can be carried out, or refused in words. */
export const refusalOf = ({ updateId, earlierIds = [], ops }: CartInput, maxOps = maxCartOps): string | null => {
  if (!isUuid(updateId)) return 'updateId is a UUID'
  if (earlierIds.length > maxEarlierIds || !earlierIds.every(isUuid))
    return `earlierIds are ${maxEarlierIds} UUIDs at most`
  if (ops.length < 1 || ops.length > maxOps) return `An update has 1 to ${maxOps} operations`
  return ops.map(refusalOfOp).find((refusal) => refusal !== null) ?? null
}
