import { useLayoutEffect } from 'react'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { showWordsOfNone } from '#web/lib/browser/words-of-none.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton/Skeleton.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import { hasGoods } from '../basket/ToCheckout.tsx'
import { useLeaveWhenSaved } from '../basket/use-leave-when-saved.ts'
import { Deals } from '../parts/Deals.tsx'
import { DeliveryFree } from '../parts/DeliveryFree.tsx'
import { PositionWords } from '../parts/PositionWords.tsx'
import { RemovedLine } from '../parts/RemovedLine.tsx'
import { isEmpty, linesOf } from '../state/cart-state.ts'
import { loadCart } from '../state/load-cart.ts'
import { useCart } from '../state/use-cart.ts'
import styles from './MiniCart.module.css'

/** Positions that the minicart shows (storefront.md §9). */
const shown = 3

/** The cart in short, in the header's flyout. */
export function MiniCart({ flyout }: { flyout: HTMLElement }) {
  const t = useTexts()
  const state = useCart()
  const leaving = useLeaveWhenSaved()
  const { cart, glance, reservation, notices, errors, isLost, isBusy } = state
  const lines = linesOf(state)
  const isBare = isEmpty(glance) && lines.length === 0 && !isLost

  useLayoutEffect(() => showWordsOfNone(flyout, isBare), [flyout, isBare])

  if (isBare) return null
  if (isLost && !cart) {
    return (
      <Notice kind="error" live>
        <p>{t('cart.loadFault')}</p>
        <Button variant="link" onClick={() => inBackground(loadCart())}>
          {t('cart.again')}
        </Button>
      </Notice>
    )
  }
  if (!cart) return <Waiting label={t('cart.loading')} />

  const first = lines.slice(0, shown)
  const count = glance?.itemsCount ?? 0
  return (
    <div className={styles.cart} data-cart="" aria-busy={isBusy}>
      {notices.length > 0 && (
        <Notice kind="warning">
          {notices.map(({ code, message }) => (
            <p key={code + message}>{message}</p>
          ))}
        </Notice>
      )}
      {reservation && <Deals reservation={reservation} error={errors.reservation ?? null} />}
      <ul className={styles.lines} aria-label={t('cart.lines')}>
        {first.map((line) => (
          <li key={line.position.id} className={styles.line} data-position={line.position.id}>
            {line.kind === 'removed' ? (
              <RemovedLine position={line.position} />
            ) : (
              <>
                <PositionWords position={line.position} />
                {line.position.removableItem && (
                  <IconButton
                    label={t('cart.position.remove', { name: line.position.name })}
                    icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
                    disabled={line.isLeaving}
                    onClick={() => inBackground(remove(line.position))}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <p>
          <Link href="/checkout/basket">{t('cart.mini.all', { count })}</Link>
        </p>
      )}
      <div className={styles.sum}>
        <p className={styles.total}>
          <span>{t('cart.added.total', { count })}</span>
          <strong>{cart.basketValues.basketValue.stringValue}</strong>
        </p>
        <DeliveryFree cart={cart} />
      </div>
      <div className={styles.ways}>
        {hasGoods(cart) && (
          <ButtonLink {...leaving} href="/checkout/login" wide data-vike="false">
            {t('cart.toCheckout')}
          </ButtonLink>
        )}
        <ButtonLink href="/checkout/basket" variant="outline" wide>
          {t('cart.toCart')}
        </ButtonLink>
      </div>
    </div>
  )
}

async function remove(
  position: Parameters<typeof import('../state/cart-changes.ts').removePosition>[0],
): Promise<void> {
  const { removePosition } = await import('../state/cart-changes.ts')
  await removePosition(position)
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.waiting}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}
