import { inBackground } from '#web/lib/browser/in-background.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { addAndTell, prepareAdding } from './add-and-tell.ts'

export function prepare(): void {
  prepareAdding()
  inBackground(needTexts(['buy']))
}

/** Adds the product of a card that has nothing to choose, by what the card shows. */
export async function addFromCard(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const { add: itemId = '', product: productId = '', quantity, price = null } = button.dataset
  const card = button.closest('article')
  const link = card?.querySelector<HTMLAnchorElement>(':is(h2, h3, h4) a')
  const image = card?.querySelector('img')
  button.ariaBusy = 'true'
  try {
    await addAndTell({
      line: {
        itemId,
        productId,
        quantity: Number(quantity) || 1,
        name: link?.textContent?.trim() ?? '',
        path: link?.getAttribute('href') ?? `/prod/${productId}`,
        image: image ? { src: image.currentSrc || image.src, alt: '', width: 280, height: 210 } : null,
        note: '',
        price,
      },
      maxAtDeal: 0,
    })
  } finally {
    button.ariaBusy = null
  }
}
