import { useState } from 'react'
import { Check } from '#web/generated/icons/Check.ts'
import { EllipsisVertical } from '#web/generated/icons/EllipsisVertical.ts'
import { ListPlus } from '#web/generated/icons/ListPlus.ts'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import type { TeaserWishlistQuery } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { ActionMenu, MenuAction } from '../dialogs/ActionMenu.tsx'
import { saleableItems, sumOfSaleable } from '../entry/saleable.rules.ts'
import { TeaserEntry } from './TeaserEntry.tsx'
import styles from './TeaserList.module.css'
import type { WantedQuantities } from './use-totals.ts'

type TeaserListProps = {
  list: NonNullable<TeaserWishlistQuery['getWishlistFromTeaser']>
  /** What a list of one's own made of it is called. */
  name: string
  hasMenu: boolean
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * An editors' list as the visitor would have it: quantities and variants are his own, for as long as the page stands. Nothing
 * can be removed from it (storefront.md §4). Without script it is a list to read, with links.
 */
export function TeaserList({ list, name, hasMenu }: TeaserListProps) {
  const t = useTexts()
  const format = useFormat()
  const [entries, setEntries] = useState(list.entries)
  const [busy, setBusy] = useState<'cart' | 'keep' | null>(null)
  const [isStored, setStored] = useState(false)
  const [wanted] = useState<WantedQuantities>(() => new Map())
  const asWanted = () =>
    entries.map((entry) => ({ ...entry, quantity: wanted.get(entry.externalId) ?? entry.quantity }))
  const change = (entry: (typeof entries)[number]) =>
    setEntries((all) => all.map((each) => (each.externalId === entry.externalId ? entry : each)))

  const toCart = async () => {
    if (busy) return
    setBusy('cart')
    const { teaserToCart } = await import('./teaser-to-cart.tsx')
    await teaserToCart(asWanted(), change)
    setBusy(null)
  }
  const keep = async () => {
    if (busy || isStored) return
    setBusy('keep')
    const { keepTeaser } = await import('./keep-teaser.ts')
    setStored(await keepTeaser(name, saleableItems(asWanted())))
    setBusy(null)
  }
  const cartIcon = <ShoppingBag {...icon} />
  const keepIcon = isStored ? <Check {...icon} /> : <ListPlus {...icon} />
  const keepWords = t(isStored ? 'teasers.wishlist.kept' : 'teasers.wishlist.keep')
  const sum = sumOfSaleable(entries)
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.externalId} className={styles.row}>
            <TeaserEntry entry={entry} wanted={wanted} onChange={change} />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <p className={styles.words}>
          {t('teasers.wishlist.sum', { pieces: sum.pieces })} <strong>{format.money(sum.amount)}</strong>
        </p>
        {hasMenu ? (
          <div className={styles.acts}>
            <ActionMenu
              id={`list-${list.externalId}`}
              label={t('teasers.wishlist.menu')}
              icon={<EllipsisVertical {...icon} />}
            >
              <MenuAction icon={cartIcon} onPress={toCart}>
                {t('teasers.wishlist.allToCart')}
              </MenuAction>
              <MenuAction icon={keepIcon} onPress={keep}>
                {keepWords}
              </MenuAction>
            </ActionMenu>
          </div>
        ) : (
          <div className={styles.acts}>
            <Button busy={busy === 'cart'} icon={cartIcon} onClick={toCart}>
              {t('teasers.wishlist.allToCart')}
            </Button>
            <Button variant="outline" busy={busy === 'keep'} aria-disabled={isStored} icon={keepIcon} onClick={keep}>
              {keepWords}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
