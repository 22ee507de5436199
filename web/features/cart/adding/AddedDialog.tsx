import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { CircleAlert } from '#web/generated/icons/CircleAlert.ts'
import { CircleCheck } from '#web/generated/icons/CircleCheck.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import type { CartAdded } from '#web/lib/visitor/cart-added.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton/Skeleton.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import { CartNotices } from '../parts/CartNotices.tsx'
import { DealTime } from '../parts/DealTime.tsx'
import { DeliveryFree } from '../parts/DeliveryFree.tsx'
import { LineWords } from '../parts/LineWords.tsx'
import { PositionWords } from '../parts/PositionWords.tsx'
import { useCart } from '../state/use-cart.ts'
import styles from './AddedDialog.module.css'
import type { AddingLine } from './adding-line.ts'
import { SuggestionRow } from './SuggestionRow.tsx'

type Progress =
  /** The shop has not answered yet; everything is known from the page. */
  | { state: 'adding'; adding: AddingLine }
  | { state: 'added'; lines: CartAdded['lines'] }
  /** Nothing was added. */
  | { state: 'failed'; adding: AddingLine; error: string }

type AddedDialogProps = Progress & { onClose?: () => void }

const basket = '/checkout/basket'
const checkout = '/checkout/login'

/** After a press on the buy button: what comes into the cart, what the cart is worth then, and where to go on. */
export function AddedDialog(props: AddedDialogProps) {
  const t = useTexts()
  const { state } = props
  const [isOpen, setOpen] = useState(true)
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  const first = state === 'added' ? props.lines[0] : undefined
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }

  useEffect(() => {
    if (!leavingTo || state === 'adding') return
    setLeavingTo(null)
    if (state !== 'added') return
    setOpen(false)
    // The checkout is a document of its own, whose policy names the providers of payment.
    if (leavingTo === checkout) location.assign(checkout)
    else inBackground(navigate(leavingTo))
  }, [leavingTo, state])

  const leave = (to: string) => ({
    href: to,
    busy: state === 'adding' && leavingTo === to,
    onClick: (event: MouseEvent) => {
      if (state !== 'adding') return close()
      // The page would load before the addition has arrived.
      event.preventDefault()
      setLeavingTo(to)
    },
  })

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      isDrawer
      headline={<Headline {...props} />}
      footer={
        state === 'failed' ? (
          <Button variant="outline" onClick={close}>
            {t('buy.added.goOn')}
          </Button>
        ) : (
          <>
            <ButtonLink {...leave(checkout)} data-vike="false">
              {t('buy.added.toCheckout')}
            </ButtonLink>
            <ButtonLink {...leave(basket)} variant="outline">
              {t('buy.added.toCart')}
            </ButtonLink>
          </>
        )
      }
    >
      {state === 'added' ? (
        <AddedLines lines={props.lines} />
      ) : (
        <div className={styles.line}>
          <LineWords {...props.adding}>
            {props.adding.price && (
              <p className={styles.pieces}>
                {t('buy.added.pieces', { count: props.adding.quantity, price: props.adding.price })}
              </p>
            )}
          </LineWords>
          {state === 'failed' && (
            <Notice kind="error" live>
              <p>{props.error}</p>
            </Notice>
          )}
        </div>
      )}
      {state === 'adding' && <Skeleton shape="block" className={styles.coming} />}
      {state === 'adding' && <div className={styles.suggestions} />}
      {first && <SuggestionRow productId={first.productId} />}
    </Dialog>
  )
}

function Headline(props: Progress): ReactNode {
  const t = useTexts()
  if (props.state === 'failed') {
    return (
      <span className={styles.headline}>
        <CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" className={styles.failed} />
        {t('buy.added.failed')}
      </span>
    )
  }
  const lines = props.state === 'added' ? props.lines : [props.adding]
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <span className={styles.headline}>
      <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" className={styles.done} />
      {t('buy.added.headline', { count })}
    </span>
  )
}

/** What the shop has put in, and the cart with it. */
function AddedLines({ lines }: CartAdded) {
  const t = useTexts()
  const { cart, glance, reservation, notices } = useCart()
  return (
    <>
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
    </>
  )
}
