import type { CartOpInput } from '#contract/generated/types.ts'
import type { Owner } from '#engine/call/caller.ts'
import type { Throttle } from '#engine/modules/account/visitors/throttle/throttle.ts'
import type { StoredOpResult } from '../cart.tables.ts'
import type { Update } from './cart-update.ts'

type Tries = {
  /** Codes that are not looked for: too many of this visitor or network were wrong. */
  putOff: ReadonlySet<CartOpInput>
  /** After the update: a code that there is was no guess. */
  giveBack: (results: readonly Pick<StoredOpResult, 'code'>[]) => Promise<void>
}

const none: Tries = { putOff: new Set(), giveBack: async () => undefined }

/** Counts voucher codes as wrong before they are looked for, each operation of an update for itself: so many at once are so many tries. */
export const countVoucherTries = async (
  throttle: Pick<Throttle, 'take' | 'giveBack'>,
  { ops }: Pick<Update, 'ops'>,
  { network, owner }: { network: string | null; owner: Owner },
): Promise<Tries> => {
  const entered = ops.filter(({ addVoucher }) => addVoucher)
  if (entered.length === 0) return none
  const buckets = [
    ['voucherVisitor', JSON.stringify(owner)],
    ...(network === null ? [] : [['voucherNetwork', network] as const]),
  ] as const
  const putOff = new Set<CartOpInput>()
  for (const op of entered)
    for (const [kind, key] of buckets) if (!putOff.has(op) && (await throttle.take(kind, key)) > 0) putOff.add(op)
  return {
    putOff,
    giveBack: async (results) => {
      for (const [index, op] of ops.entries())
        if (op.addVoucher && !putOff.has(op) && results[index]?.code !== 'VOUCHER_UNKNOWN')
          for (const [kind, key] of buckets) await throttle.giveBack(kind, key)
    },
  }
}
