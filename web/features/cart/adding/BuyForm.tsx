import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { logFailure } from '#web/lib/browser/leaving.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { QuantityField } from '#web/ui/forms/QuantityField/QuantityField.tsx'
import { markTier } from '#web/ui/product/Price/mark-tier.ts'
import type { BuyItem } from './adding-line.ts'
import { BuyBar } from './BuyBar.tsx'
import styles from './BuyForm.module.css'
import { type PiecesAtDeal, priceOfOne, usualPrice } from './price-of-one.ts'

export type BuyFormProps = {
  productId: string
  name: string
  /** Null until every option is chosen. */
  item: BuyItem | null
  /** Name of the one option that is not chosen yet, such as a size; null when there is none, or several. */
  missing: string | null
  isForSale: boolean
  /** Pieces that a visitor may buy at the deal's price, and that price. */
  deal: PiecesAtDeal | null
  /** Another variant is being loaded. */
  isPending: boolean
  /** The order found no piece left at the deal's price. */
  onDealLost: () => void
  /** The button was pressed while an option is not chosen. */
  onChoiceMissing: () => void
}

/** Id of the text that says why nothing can be bought: an option is not chosen, or the item is sold out. */
const reasonId = 'buy-reason'

/** Quantity and buy button. Without script the form leads to the cart's page, which shows the result. */
export function BuyForm({
  productId,
  name,
  item,
  missing,
  isForSale,
  deal,
  isPending,
  onDealLost,
  onChoiceMissing,
}: BuyFormProps) {
  const t = useTexts()
  const [wanted, setWanted] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<{ itemId: string; text: string } | null>(null)
  const minimum = item && !deal ? item.minimumOrderQuantity : 1
  const maximum = Math.max(item?.maxQuantity ?? minimum, minimum)
  const quantity = Math.min(Math.max(wanted, minimum), maximum)
  const canBuy = isForSale && item !== null
  const row = useRef<HTMLDivElement>(null)
  const isOffScreen = useOffScreen(row)
  useEffect(markTier)
  const words = missing && isForSale ? t('buy.choose', { attribute: missing }) : t('buy.add')
  const press = canBuy || !isForSale ? undefined : () => showChoices(onChoiceMissing)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!item || isAdding || isPending) return
    setAdding(true)
    setError(null)
    try {
      const code = await import('./add-and-tell.ts').catch(logFailure)
      if (!code) return setError({ itemId: item.itemId, text: t('buy.fault') })
      const maxAtDeal = deal?.most ?? 0
      const { itemId, path, image, note } = item
      const line = { itemId, productId, quantity, name, path, image, note, price: priceOfOne(quantity, item, deal) }
      const outcome = await code.addAndTell({ line, maxAtDeal })
      if (outcome.error) setError({ itemId: item.itemId, text: outcome.error })
      if (outcome.isDealLost) onDealLost()
    } finally {
      setAdding(false)
    }
  }

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/cart-action/"
      aria-label={t('buy.label')}
      onSubmit={submit}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      <input type="hidden" name="action" value="add" />
      {item && <input type="hidden" name="itemId" value={item.itemId} />}
      <div ref={row} className={styles.row}>
        {canBuy && (
          <QuantityField
            // What it said of the limits of one variant is not true of another.
            key={item?.itemId}
            label={name}
            name="quantity"
            value={quantity}
            minimum={minimum}
            maximum={maximum}
            onChange={setWanted}
            className={styles.quantity}
          />
        )}
        <Button
          type={canBuy ? 'submit' : 'button'}
          size="l"
          className={styles.button}
          icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
          busy={isAdding}
          aria-disabled={!isForSale || isPending || undefined}
          aria-describedby={canBuy ? undefined : reasonId}
          onClick={press}
        >
          {words}
        </Button>
      </div>
      {deal && item && priceOfOne(quantity, item, deal) === null && (
        <p className={styles.note} role="status">
          {t('buy.dealSplit', {
            deal: deal.most,
            dealPrice: deal.price.stringValue,
            rest: quantity - deal.most,
            price: usualPrice(quantity, item).stringValue,
          })}
        </p>
      )}
      {isOffScreen && isForSale && (
        <BuyBar
          name={name}
          item={item}
          price={item && priceOfOne(quantity, item, deal)}
          isAdding={isAdding}
          isPending={isPending}
          onPress={press}
          words={words}
        />
      )}
      {error && error.itemId === item?.itemId && (
        <Notice kind="error" live>
          <p>{error.text}</p>
        </Notice>
      )}
    </form>
  )
}

/** Says what is missing, and moves scroll position and focus to the options that are not chosen yet. */
function showChoices(onChoiceMissing: () => void): void {
  onChoiceMissing()
  const choice = choiceToMake()
  choice?.scrollIntoView({ block: 'center' })
  choice?.focus({ preventScroll: true })
}

/** The first option of what is not chosen yet. */
function choiceToMake(): HTMLElement | null {
  const choices = document.querySelector('[data-choices]')
  const open = [...(choices?.querySelectorAll('fieldset') ?? [])].find(
    (group) => !group.querySelector('[aria-current]'),
  )
  return (
    open?.querySelector<HTMLElement>('a[href]') ??
    choices?.querySelector<HTMLElement>('select') ??
    choices?.querySelector<HTMLElement>('li a[href]') ??
    null
  )
}

/** True while the form's own button is above or below the screen; false until that is known. */
function useOffScreen(row: RefObject<HTMLElement | null>): boolean {
  const [isOff, setOff] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setOff(entry ? !entry.isIntersecting : false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return isOff
}

/** Prefetches what an addition needs when the pointer or the focus reaches the form, at the latest when it is pressed. */
function prepare(): void {
  inBackground(import('./add-and-tell.ts').then(({ prepareAdding }) => prepareAdding()))
}
