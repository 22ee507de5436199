import { defineTexts } from '../lib/texts.ts'

export const cartPreviewTexts = defineTexts(
  {
    title: 'Wirkung auf einen Warenkorb',
    intro: 'Der Shop rechnet, als gälte es schon jetzt. Nichts davon wird gespeichert.',
    example: 'Letzte Bestellung als Beispiel',
    noExample: 'In diesem Shop wurde noch nichts bestellt. Wähle Artikel.',
    item: 'Artikel',
    quantity: 'Stück',
    saving: 'Ersparnis',
    price: 'Preis',
    given: 'gratis',
    soldOut: 'nicht lieferbar',
    subtotal: 'Zwischensumme',
    promotions: 'Aktionen',
    voucher: 'Gutschein',
    shipping: 'Versand',
    total: 'Gesamt, mit Steuern',
  },
  {
    title: 'Effect on a cart',
    intro: 'The shop calculates as if it counted now. Nothing of it is stored.',
    example: 'Last order as an example',
    noExample: 'Nothing has been ordered in this store yet. Choose items.',
    item: 'Item',
    quantity: 'Pieces',
    saving: 'Saving',
    price: 'Price',
    given: 'free',
    soldOut: 'not available',
    subtotal: 'Subtotal',
    promotions: 'Promotions',
    voucher: 'Voucher',
    shipping: 'Shipping',
    total: 'Total, with tax',
  },
)

export const cartPreviewLabels = {
  items: { de: 'Artikel im Warenkorb', en: 'Items in the cart' },
  item: { de: 'Artikel', en: 'Item' },
  quantity: { de: 'Stück', en: 'Pieces' },
}
