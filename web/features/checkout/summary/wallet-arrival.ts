import { lateView } from '#web/lib/hydration/late-view.tsx'

/** A page of its own at the summary's address: its code comes only where one has come back from the wallet. */
export const walletArrival = lateView(
  'web/features/checkout/summary/WalletArrival.tsx',
  async () => (await import('./WalletArrival.tsx')).WalletArrival,
)
