import { islandCode } from '#web/lib/hydration/island-code.ts'

/** A page of its own at the summary's address: its code comes only where one has come back from the wallet. */
export const walletArrival = islandCode(
  'web/features/checkout/summary/WalletArrival.tsx',
  async () => (await import('./WalletArrival.tsx')).WalletArrival,
)
