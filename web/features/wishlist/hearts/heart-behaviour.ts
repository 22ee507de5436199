import { inBackground } from '#web/lib/browser/in-background.ts'
import { forgetEssentials, knownEssentials } from '../state/essentials.ts'
import { loadEssentials } from '../state/load-essentials.ts'
import { isLoggedIn, mayHaveLists } from '../state/stored-in-browser.ts'
import { emptyHeart, fillHeart, type HeartProduct } from './heart-changes.ts'

/** Products whose heart was just pressed, with the state shown until the shop answers. */
const pressed = new Map<string, boolean>()

knownEssentials.subscribe(paintAll)
new MutationObserver((changes) => {
  // Pages and rows added later contain empty hearts.
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) paint(node)
}).observe(document.body, { childList: true, subtree: true })

/** Reloads the data of header and hearts after a change of user, or clears it. */
export async function startAnew(): Promise<void> {
  forgetEssentials()
  if (mayHaveLists()) await loadEssentials()
}

export async function refresh(): Promise<void> {
  await loadEssentials()
}

/** Toggles the heart at once; a visitor with several editable lists chooses one first (storefront.md §4). */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  const product = productOf(heart)
  const { productId } = product
  if (pressed.has(productId)) return
  // It stays as it is while the lists are loading; another press meanwhile would act a second time.
  pressed.set(productId, heart.ariaPressed === 'true')
  try {
    await toggle(product, heart)
  } finally {
    pressed.delete(productId)
    paintAll()
  }
}

async function toggle(product: HeartProduct, heart: HTMLButtonElement): Promise<void> {
  // A logged-in visitor may have several lists: load them before the heart changes.
  const known = isLoggedIn() ? (knownEssentials.value() ?? (await loadEssentials())) : knownEssentials.value()
  if (isLoggedIn() && (known?.lists.filter(({ isEditable }) => isEditable).length ?? 0) > 1) {
    const { chooseList } = await import('./choose-list.tsx')
    return chooseList(product, heart)
  }
  const list = listOf(product.productId)
  pressed.set(product.productId, list === null)
  paintAll()
  const isDone = await (list === null ? fillHeart(product, null) : emptyHeart(product, list))
  // The shop may have done it although the answer was lost.
  if (!isDone) inBackground(loadEssentials())
}

/** Id of the list that fills the heart and that the visitor may edit; null when there is none. */
function listOf(productId: string): string | null {
  const lists =
    knownEssentials.value()?.lists.filter((list) => list.isEditable && list.productIds.includes(productId)) ?? []
  return (lists.find(({ isStandardList }) => isStandardList) ?? lists[0])?.externalId ?? null
}

function productOf(heart: HTMLButtonElement): HeartProduct {
  return {
    productId: heart.dataset.heart ?? '',
    itemId: heart.dataset.heartItem ?? null,
    // Cards and the product page are articles; their first heading is the product's name.
    name: heart.closest('article')?.querySelector('h1, h2, h3, h4')?.textContent?.trim() ?? '',
  }
}

/** Updates the hearts of the page and the mark in the header. */
export function paintAll(): void {
  paint(document)
  const count = knownEssentials.value()?.totalProductsInMerkzettel ?? 0
  for (const slot of document.querySelectorAll('[data-slot="wishlist-count"]')) {
    slot.textContent = count > 0 ? String(count) : ''
  }
}

function paint(within: ParentNode): void {
  const filled = new Set(knownEssentials.value()?.productIds)
  for (const heart of within.querySelectorAll<HTMLButtonElement>('button[data-heart]')) {
    const id = heart.dataset.heart ?? ''
    heart.ariaPressed = String(pressed.get(id) ?? filled.has(id))
  }
}
