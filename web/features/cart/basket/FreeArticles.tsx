import { useRef, useState } from 'react'
import { Check } from '#web/generated/icons/Check.ts'
import { Gift } from '#web/generated/icons/Gift.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { PlainForm } from '../parts/PlainForm.tsx'
import type { Cart } from '../state/cart-state.ts'
import styles from './FreeArticles.module.css'

type FreeArticle = Cart['freeItems']['articles'][number]

/** What comes with a cart of some worth, and printed catalogues that come with any. */
export function FreeArticles({ cart, error }: { cart: Cart; error: string | null }) {
  const t = useTexts()
  const { articles, catalogs, minimumPrice } = cart.freeItems
  if (articles.length === 0 && catalogs.length === 0) return null
  const isReached = articles.some(({ attainable, isInCart }) => attainable || isInCart)
  return (
    <section className={styles.free} aria-labelledby="free-headline">
      <Heading level={2} size="l" id="free-headline">
        {t('cart.freeItems.headline')}
      </Heading>
      {articles.length > 0 && minimumPrice && !isReached && (
        <p className={styles.note}>{t('cart.freeItems.from', { price: minimumPrice.stringValue })}</p>
      )}
      {error && (
        <Notice kind="warning" live>
          <p>{error}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {[...articles, ...catalogs].map((article) => (
          <Choice key={article.itemId} article={article} />
        ))}
      </ul>
    </section>
  )
}

function Choice({ article }: { article: FreeArticle }) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { itemId, name, image, minimumValue, attainable, isInCart } = article
  const take = async () => {
    setBusy(true)
    const { addItem } = await import('../state/cart-changes.ts')
    await addItem(itemId, 1, 'free')
    setBusy(false)
    focusIfLost(() => row.current)
  }
  return (
    <li ref={row} tabIndex={-1} className={styles.article} data-open={attainable || isInCart ? '' : undefined}>
      <div className={styles.picture}>
        {image ? (
          <Picture image={image} alt="" sizes="72px" />
        ) : (
          <Gift size={28} strokeWidth={1.75} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {minimumValue.amount > 0
            ? t('cart.freeItems.minimum', { price: minimumValue.stringValue })
            : t('cart.freeItems.always')}
        </p>
      </div>
      {isInCart ? (
        <p className={styles.chosen}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('cart.freeItems.chosen')}
        </p>
      ) : (
        attainable && (
          <PlainForm action="add" onSubmit={take}>
            <input type="hidden" name="itemId" value={itemId} />
            <input type="hidden" name="quantity" value="1" />
            <Button
              type="submit"
              size="s"
              variant="outline"
              busy={isBusy}
              aria-label={t('cart.freeItems.takeNamed', { name })}
            >
              {t('cart.freeItems.take')}
            </Button>
          </PlainForm>
        )
      )}
    </li>
  )
}
