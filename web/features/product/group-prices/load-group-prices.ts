import { GroupPrices } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'

/** Null where the visitor pays the price for everybody, and without an answer. */
export async function loadGroupPrices(itemId: string) {
  const { data } = await send(GroupPrices, { itemId }, { fresh: true })
  return data?.getGroupPrices ?? null
}
