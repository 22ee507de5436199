import { BuyForm, type BuyFormProps } from '#web/features/cart/adding/BuyForm.tsx'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { Late, lateView } from '#web/lib/hydration/late-view.tsx'

/** Code of its own: few products are sold out. */
const stockAlert = lateView(
  'web/features/stock-alert/StockAlert.tsx',
  async () => (await import('#web/features/stock-alert/StockAlert.tsx')).StockAlert,
)

/** How the item is bought; for a sold-out one, the form that asks for a mail when it is there again. */
function Buying(props: BuyFormProps) {
  const { item, isForSale } = props
  if (isForSale || item === null) return <BuyForm {...props} />
  return <Late key={item.itemId} view={stockAlert} props={{ itemId: item.itemId }} />
}

/** The server draws the page at once, so that it waits for all of it. */
export async function loadBuying() {
  if (isServer) await stockAlert.load()
  return Buying
}
