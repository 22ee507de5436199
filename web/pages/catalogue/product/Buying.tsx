import { BuyForm, type BuyFormProps } from '#web/features/cart/adding/BuyForm.tsx'
import { Island } from '#web/lib/hydration/Island.tsx'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { islandCode } from '#web/lib/hydration/island-code.ts'

/** Code of its own: few products are sold out. */
const stockAlert = islandCode(
  'web/features/stock-alert/StockAlert.tsx',
  async () => (await import('#web/features/stock-alert/StockAlert.tsx')).StockAlert,
)

/** How the item is bought; for a sold-out one, the form that asks for a mail when it is there again. */
function Buying(props: BuyFormProps) {
  const { item, isForSale } = props
  if (isForSale || item === null) return <BuyForm {...props} />
  return <Island key={item.itemId} of={stockAlert} props={{ itemId: item.itemId }} when="with" />
}

/** The server draws the page at once, so that it waits for all of it. */
export async function loadBuying() {
  if (isServer) await stockAlert.load()
  return Buying
}
