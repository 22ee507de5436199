import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { CartAdded } from '../../../lib/visitor/cart-added.ts'
import { Notice } from '../../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../../ui/forms/Button/Button.tsx'
import { Dialog } from '../../../ui/structure/Dialog/Dialog.tsx'
import { CartNotices } from '../parts/CartNotices.tsx'
import { DealTime } from '../parts/DealTime.tsx'
import { DeliveryFree } from '../parts/DeliveryFree.tsx'
import { PositionWords } from '../parts/PositionWords.tsx'
import { useCart } from '../state/use-cart.ts'
import styles from './AddedDialog.module.css'
import { SuggestionRow } from './SuggestionRow.tsx'

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
