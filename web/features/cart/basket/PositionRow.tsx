import { type FormEvent, type MouseEvent, useState } from 'react'
import { Heart } from '#web/generated/icons/Heart.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Tag } from '#web/ui/forms/Chip/Chip.tsx'
import { QuantityField } from '#web/ui/forms/QuantityField/QuantityField.tsx'
import type { CartPosition } from '../state/cart-state.ts'
import { dropWanted, showWanted } from '../state/cart-store.ts'
import { PositionPrices } from './PositionPrices.tsx'
import styles from './PositionRow.module.css'

export type KeepArticle = (article: { productId: string; itemId: string; name: string }) => Promise<boolean>

type PositionRowProps = {
  position: CartPosition
  /** A quantity that is not confirmed yet. */
  wanted: number | null
  error: string | null
  isLeaving: boolean
  onKeep: KeepArticle
}

/** One position: what it is, when it is here, what it costs; a plain form where there is no script. */
export function PositionRow({ position, wanted, error: failure, isLeaving, onKeep }: PositionRowProps) {
  const t = useTexts()
  const { operationsId, name, productId, itemId, path, isFreeItem, availableForSale } = position
  const [isMoving, setMoving] = useState(false)
  const remove = async (event: MouseEvent | FormEvent) => {
    event.preventDefault()
    const { removePosition } = await import('../state/cart-changes.ts')
    await removePosition(position)
  }
  const keepForLater = async (event: MouseEvent) => {
    event.preventDefault()
    setMoving(true)
    try {
      if (await onKeep({ productId, itemId, name })) await remove(event)
    } finally {
      setMoving(false)
    }
  }
  const setQuantity = async (quantity: number) => {
    showWanted(position.id, quantity)
    const changes = await import('../state/cart-changes.ts').catch((error: unknown) => {
      dropWanted(position.id)
      throw error
    })
    await changes.setQuantity(position, quantity)
  }

  return (
    <form
      method="post"
      action="/api/cart-action/"
      className={styles.row}
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="positionId" value={operationsId} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="itemId" value={itemId} />
      {position.relatedVoucherCode && <input type="hidden" name="code" value={position.relatedVoucherCode} />}
      <PositionPicture position={position} />
      <PositionWords position={position} />
      <PositionPrices position={position} />
      <div className={styles.acts}>
        {availableForSale && !isFreeItem && (
          <>
            <QuantityField
              label={name}
              name="quantity"
              value={wanted ?? position.quantity}
              minimum={position.quantityLightning > 0 ? 1 : position.minimumOrderQuantity}
              maximum={position.maxQuantity}
              disabled={isLeaving}
              onChange={(quantity) => inBackground(setQuantity(quantity))}
            />
            <Button type="submit" name="action" value="setQuantity" size="s" variant="outline" className={styles.plain}>
              {t('cart.position.change')}
            </Button>
          </>
        )}
        {!isFreeItem && path !== '' && (
          <Button
            type="submit"
            variant="link"
            size="s"
            name="action"
            value="keepForLater"
            aria-label={t('cart.position.keep', { name })}
            icon={<Heart size={18} strokeWidth={1.75} aria-hidden="true" />}
            className={styles.remove}
            busy={isMoving}
            disabled={isLeaving}
            onClick={(event) => inBackground(keepForLater(event))}
          >
            {t('cart.position.keepShort')}
          </Button>
        )}
        {position.removableItem && (
          <Button
            type="submit"
            variant="link"
            size="s"
            name="action"
            value={isFreeItem && position.relatedVoucherCode ? 'removeVoucher' : 'removePosition'}
            aria-label={t('cart.position.remove', { name })}
            icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            className={styles.remove}
            disabled={isLeaving}
            onClick={(event) => inBackground(remove(event))}
          >
            {t('cart.position.removeShort')}
          </Button>
        )}
      </div>
      <PositionNotices position={position} error={failure} />
    </form>
  )
}

type OfPosition = Pick<PositionRowProps, 'position'>

function PositionPicture({ position: { path, image } }: OfPosition) {
  const picture = image && <Picture image={image} alt="" sizes="(min-width: 768px) 140px, 96px" />
  // What is only given away has no page.
  if (path === '') return <div className={styles.picture}>{picture}</div>
  return (
    <Link href={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  )
}

function PositionWords({ position }: OfPosition) {
  const t = useTexts()
  const { name, path, isFreeItem, isCatalog, availableForSale } = position
  return (
    <div className={styles.words}>
      {position.manufacturerName && <p className={styles.note}>{position.manufacturerName}</p>}
      <h2 className={styles.name}>
        {path === '' ? (
          <Unbroken text={name} />
        ) : (
          <Link href={path}>
            <Unbroken text={name} />
          </Link>
        )}
      </h2>
      {position.variantAttributes.map(({ displayName, displayValue }) => (
        <p key={displayName} className={styles.note}>
          {displayName}: {displayValue}
        </p>
      ))}
      <p className={styles.note}>{t('cart.position.number', { number: position.articleNumber })}</p>
      {availableForSale && position.deliveryStatusText && (
        <p className={styles.delivery} data-colour={position.deliveryStatusColor}>
          {position.deliveryStatusText}
        </p>
      )}
      {(isCatalog || isFreeItem) && (
        <p>
          <Tag tone="green">{t(isCatalog ? 'cart.catalog' : 'cart.gift')}</Tag>
        </p>
      )}
      {position.promotions.map((promotion) => (
        <p key={promotion} className={styles.promotion}>
          {promotion}
        </p>
      ))}
    </div>
  )
}

/** What keeps the position from being bought as it is. */
function PositionNotices({ position, error: failure }: Pick<PositionRowProps, 'position' | 'error'>) {
  const t = useTexts()
  const { availableForSale, replacement } = position
  return (
    <>
      {position.minimumOrderQuantity > 1 && position.quantityLightning === 0 && availableForSale && (
        <p className={styles.limits}>{t('cart.position.minimum', { count: position.minimumOrderQuantity })}</p>
      )}
      {failure && (
        <Notice kind="warning" live className={styles.wide}>
          <p>{failure}</p>
        </Notice>
      )}
      {!availableForSale && (
        <Notice kind="warning" headline={t('cart.position.soldOut')} className={styles.wide}>
          {replacement && (
            <p>
              {t('cart.position.replacement')} <Link href={replacement.path}>{replacement.name}</Link>,{' '}
              {replacement.price.currentPrice}
            </p>
          )}
        </Notice>
      )}
    </>
  )
}
