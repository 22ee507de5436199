import { GroupPrices, type GroupPricesQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'

export type OwnPrices = GroupPricesQuery['getGroupPrices']

/** Tells what the visitor pays for an item, now and when another one logs in; null for the price for everybody. Returns how to stop. */
export function followGroupPrices(itemId: string, show: (own: OwnPrices) => void): () => void {
  let users = 0
  const tell = async () => {
    const askedFor = ++users
    const { data } =
      loginState() === 'logged_in' ? await send(GroupPrices, { itemId }, { fresh: true }) : { data: null }
    if (askedFor === users) show(data?.getGroupPrices ?? null)
  }
  const stop = onAnnounced('user', () => inBackground(tell()))
  inBackground(tell())
  return () => {
    users++
    stop()
  }
}
