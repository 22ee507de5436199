import { useState } from 'react'
import { TeaserWishlistReplace } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { EntryDelivery } from '../entry/EntryDelivery.tsx'
import { EntryPicture } from '../entry/EntryPicture.tsx'
import { EntryDeal, EntryPrice } from '../entry/EntryPrice.tsx'
import { EntryQuantity } from '../entry/EntryQuantity.tsx'
import { EntryWords } from '../entry/EntryWords.tsx'
import type { Entry } from '../list-types.ts'
import styles from './TeaserList.module.css'
import { useTotals, type WantedQuantities } from './use-totals.ts'

type TeaserEntryProps = { entry: Entry; wanted: WantedQuantities; onChange: (entry: Entry) => void }

/** One entry of an editors' list; what is changed is asked of the shop and stays here. */
export function TeaserEntry({ entry, wanted, onChange }: TeaserEntryProps) {
  const t = useTexts()
  const [isReplacing, setReplacing] = useState(false)
  const { product, item } = entry
  const { isBusy, setQuantity } = useTotals({ entry, wanted, onChange })

  const choose = async () => {
    const { askForVariant } = await import('../to-cart/list-island.tsx')
    const itemId = await askForVariant({ productId: product.id, itemId: item?.id ?? null, name: product.name })
    if (itemId === null || itemId === item?.id) return
    setReplacing(true)
    const { changeWishlist } = await import('../state/ask-shop.ts')
    const variables = {
      itemId,
      oldExternalId: entry.externalId,
      quantity: wanted.get(entry.externalId) ?? entry.quantity,
    }
    const replaced = (await changeWishlist(TeaserWishlistReplace, variables))?.replaceTeaserWishlistItem
    setReplacing(false)
    if (replaced) onChange(replaced)
  }

  return (
    <article className={styles.entry} aria-label={product.name} aria-busy={isBusy || isReplacing || undefined}>
      <EntryPicture entry={entry} className={styles.picture} />
      <div className={styles.about}>
        <EntryWords entry={entry} />
        {entry.isSaleable ? (
          <EntryDelivery entry={entry} />
        ) : (
          <div className={styles.over}>
            <p>{t('wishlistEntry.soldOut')}</p>
            {entry.replacement && (
              <p>
                {t('wishlistEntry.replacement')}{' '}
                <Link href={entry.replacement.path}>
                  {entry.replacement.name}, {entry.replacement.price.currentPrice}
                </Link>
              </p>
            )}
          </div>
        )}
        {entry.isSaleable && product.hasMultipleItems && (
          <Button variant="link" size="s" className={styles.choose} onClick={choose}>
            {t(item ? 'wishlistEntry.changeVariant' : 'wishlistEntry.chooseVariant')}
            <VisuallyHidden>: {product.name}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div className={styles.amount}>
        {entry.isSaleable ? (
          <EntryQuantity entry={entry} onChange={setQuantity} />
        ) : (
          <p className={styles.pieces}>{t('wishlistEntry.pieces', { count: entry.quantity })}</p>
        )}
      </div>
      <EntryPrice entry={entry} className={styles.price} />
      <EntryDeal entry={entry} className={styles.deal} />
    </article>
  )
}
