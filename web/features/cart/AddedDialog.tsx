import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { CartAdded } from '../../lib/cart-added.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button, ButtonLink } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import styles from './AddedDialog.module.css'
import { CartNotices } from './CartNotices.tsx'
import { DealTime } from './DealTime.tsx'
import { DeliveryFree } from './DeliveryFree.tsx'
import { PositionWords } from './PositionWords.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'
import { useCart } from './use-cart.ts'

/** After adding: what came in, in which quantity and why not more, what the cart is worth, and where to go on. */
export function AddedDialog({ lines }: CartAdded) {
  const t = useTexts()
  const { cart, glance, reservation, notices } = useCart()
  const [isOpen, setOpen] = useState(true)
  const [first] = lines
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      size="m"
      headline={
        <span className={styles.headline}>
          <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" className={styles.done} />
          {t('cart.added.headline', { count })}
        </span>
      }
      footer={
        <>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('cart.added.goOn')}
          </Button>
          <ButtonLink href="/checkout/basket" onClick={() => setOpen(false)}>
            {t('cart.toCart')}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.lines}>
        {lines.map(({ itemId, quantity, message }) => {
          const position = cart?.positions.find((one) => one.itemId === itemId)
          return (
            <li key={itemId} className={styles.line}>
              {position && <PositionWords position={position} quantity={quantity} />}
              {message && (
                <Notice kind="warning">
                  <p>{message}</p>
                </Notice>
              )}
            </li>
          )
        })}
      </ul>
      <CartNotices notices={notices} />
      {cart && glance && (
        <div className={styles.sum}>
          {reservation && <DealTime reservation={reservation} />}
          <p className={styles.total}>
            <span>{t('cart.added.total', { count: glance.itemsCount })}</span>
            <strong>{cart.basketValues.basketValue.stringValue}</strong>
          </p>
          <DeliveryFree cart={cart} />
        </div>
      )}
      {first && <SuggestionRow productId={first.productId} />}
    </Dialog>
  )
}
