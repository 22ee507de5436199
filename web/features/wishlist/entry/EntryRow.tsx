import { useState } from 'react'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import type { Claiming } from '../claims/claiming.rules.ts'
import { EntryClaims } from '../claims/EntryClaims.tsx'
import { EntryComments } from '../comments/EntryComments.tsx'
import { MoveDialog } from '../dialogs/MoveDialog.tsx'
import type { Entry } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import type { ListToCart } from '../to-cart/use-list-to-cart.ts'
import { VariantDialog } from '../to-cart/VariantDialog.tsx'
import type { Rights } from '../wishlist.rules.ts'
import { EntryDelivery } from './EntryDelivery.tsx'
import { type EntryDialog, EntryMenu } from './EntryMenu.tsx'
import { EntryPicture } from './EntryPicture.tsx'
import { EntryDeal, EntryPrice } from './EntryPrice.tsx'
import { EntryQuantity } from './EntryQuantity.tsx'
import styles from './EntryRow.module.css'
import { EntryWords } from './EntryWords.tsx'

type EntryRowProps = {
  entry: Entry
  actions: ListActions
  rights: Rights
  claiming: Claiming
  toCart: ListToCart
  onRemove: (entry: Entry) => Promise<void>
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A product on a list: which one, how many, for how much, when; and what can be done with it. */
export function EntryRow({ entry, actions, rights, claiming, toCart, onRemove }: EntryRowProps) {
  const t = useTexts()
  const [dialog, setDialog] = useState<EntryDialog | null>(null)
  const [isCommenting, setCommenting] = useState(false)
  const isBusy = actions.isBusy(entry)
  const { product } = entry
  const { list, essentials } = actions
  const targets = essentials.lists.filter((other) => other.isEditable && other.externalId !== list.externalId)

  const move = async (externalId: string, name: string) => {
    setDialog(null)
    const change = await actions.move(entry, externalId)
    if (change) showToast({ kind: 'success', text: t('wishlistPage.moved', { product: product.name, list: name }) })
  }
  const replace = async (itemId: string | null) => {
    setDialog(null)
    if (itemId === null || itemId === entry.item?.id) return
    const change = await actions.replace(entry, product.id, itemId)
    if (change) showToast({ kind: 'success', text: t('wishlist.notification.saved', { list: list.name }) })
  }

  return (
    <article className={styles.entry} aria-busy={isBusy || undefined} aria-label={product.name}>
      <EntryPicture entry={entry} className={styles.picture} />
      <div className={styles.words}>
        <EntryWords entry={entry} />
        {entry.isSaleable && <EntryDelivery entry={entry} />}
        {!entry.isSaleable && <SoldOut entry={entry} />}
      </div>
      <div className={styles.menu}>
        {entry.isSaleable && rights.hasMenu && (
          <EntryMenu
            entry={entry}
            rights={rights}
            isMovable={targets.length > 0}
            onDialog={setDialog}
            onComment={() => setCommenting(true)}
            onRemove={onRemove}
          />
        )}
      </div>
      <div className={styles.amount}>
        {rights.edits && entry.isSaleable ? (
          <EntryQuantity
            entry={entry}
            onChange={(quantity) => actions.setQuantity(entry, quantity)}
            onRemove={() => onRemove(entry)}
          />
        ) : (
          <p className={styles.pieces}>{t('wishlistEntry.pieces', { count: entry.quantity })}</p>
        )}
      </div>
      <EntryPrice entry={entry} className={styles.price} />
      <EntryDeal entry={entry} className={styles.deal} />
      <EntryAction
        entry={entry}
        rights={rights}
        toCart={toCart}
        onChoose={() => setDialog('variant')}
        onRemove={onRemove}
      />
      <EntryClaims entry={entry} claiming={claiming} className={styles.claims} />
      <EntryComments
        entry={entry}
        isWriting={isCommenting}
        mayWrite={rights.comments}
        onWrite={setCommenting}
        actions={actions}
        className={styles.comments}
      />
      <MoveDialog
        open={dialog === 'move'}
        entry={entry}
        lists={targets}
        onChoose={move}
        onClose={() => setDialog(null)}
      />
      <VariantDialog
        choice={
          dialog === 'variant' ? { productId: product.id, itemId: entry.item?.id ?? null, name: product.name } : null
        }
        onDone={replace}
      />
    </article>
  )
}

/** That an entry is not to be had, and what is instead of it. */
function SoldOut({ entry }: { entry: Entry }) {
  const t = useTexts()
  return (
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
  )
}

type EntryActionProps = Pick<EntryRowProps, 'entry' | 'rights' | 'toCart' | 'onRemove'> & { onChoose: () => void }

/** The one thing to do next with an entry: choose its variant, put it into the cart, or remove what is sold out. */
function EntryAction({ entry, rights, toCart, onChoose, onRemove }: EntryActionProps) {
  const t = useTexts()
  const needsChoice = entry.item === null
  return (
    <div className={styles.act}>
      {entry.isSaleable && needsChoice && rights.edits && (
        <Button size="s" variant="outline" onClick={onChoose}>
          {t('wishlistEntry.chooseVariant')}
          <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
        </Button>
      )}
      {entry.isSaleable && !needsChoice && (
        <Button
          size="s"
          busy={toCart.isAdding(entry)}
          icon={<ShoppingBag {...icon} />}
          onClick={() => toCart.add(entry)}
        >
          {t('wishlistPage.toCart')}
          <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
        </Button>
      )}
      {!entry.isSaleable && rights.edits && (
        <Button
          size="s"
          variant="outline"
          className={styles.less}
          icon={<Trash2 {...icon} />}
          onClick={() => onRemove(entry)}
        >
          {t('wishlistPage.remove')}
          <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
