import { GroupTilePrices, type GroupTilePricesQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import { quantityNote } from '#web/ui/product/ProductCard/quantity-note.ts'

type OwnPrice = GroupTilePricesQuery['getGroupTilePrices'][number]

const askedAtOnce = 60

/** By item; null where the organisation pays the price for everybody, and while it is asked for. */
const known = new Map<string, OwnPrice | null>()
/** What stood there for everybody. */
const replaced = new Map<HTMLElement, string>()
let users = 0

/** Writes the prices of the visitor's organisation into cards, also those that come later. */
export function watchPrices(): void {
  new MutationObserver(() => inBackground(show())).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-own-price'],
  })
  onAnnounced('user', () => {
    users++
    known.clear()
    for (const [part, text] of replaced) write(part, text)
    replaced.clear()
    inBackground(show())
  })
  inBackground(show())
}

async function show(): Promise<void> {
  if (loginState() !== 'logged_in') return
  const marked = [...document.querySelectorAll<HTMLElement>('[data-own-price]')]
  for (const element of marked) paint(element)
  const ids = new Set(marked.map(({ dataset }) => dataset.ownPrice ?? ''))
  const itemIds = [...ids].filter((id) => !known.has(id)).slice(0, askedAtOnce)
  if (itemIds.length === 0) return
  for (const id of itemIds) known.set(id, null)
  const askedFor = users
  const { data } = await send(GroupTilePrices, { itemIds }, { fresh: true })
  if (askedFor !== users) return
  for (const price of data?.getGroupTilePrices ?? []) known.set(price.itemId, price)
  await show()
}

function paint(element: HTMLElement): void {
  const own = known.get(element.dataset.ownPrice ?? '')
  if (!own) return
  const { currentPrice, basePrice, basePriceUnit: unit } = own
  const base = basePrice && unit ? pageText('ui.price.perUnit', { price: basePrice, unit }) : (basePrice ?? '')
  const texts = {
    current: currentPrice,
    base,
    note: quantityNote(pageText, { ...own, minimum: Number(element.dataset.minimum ?? 1) }) ?? '',
  }
  for (const part of element.querySelectorAll<HTMLElement>('[data-price-part]')) {
    const text = texts[part.dataset.pricePart as keyof typeof texts]
    if (part.lastChild?.textContent === text) continue
    if (!replaced.has(part)) replaced.set(part, part.lastChild?.textContent ?? '')
    write(part, text)
  }
  const add = element.parentElement?.querySelector<HTMLElement>('[data-add]')
  if (add) add.dataset.price = currentPrice
}

/** Changes the existing text node, so that React can still find it: the last one, since words may stand before it. */
function write(part: HTMLElement, text: string): void {
  if (part.lastChild instanceof Text) part.lastChild.data = text
  else part.append(text)
}
