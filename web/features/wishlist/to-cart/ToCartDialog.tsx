import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import type { ToCart, ToCartEntry } from '../list-types.ts'
import styles from './ToCartDialog.module.css'

type ToCartDialogProps = {
  /** Null while it is closed. */
  result: ToCart | null
  onChoose: (entry: ToCartEntry) => void
  onClose: () => void
}

/** What became of each entry that should go into the cart, in the order in which something is left to do (storefront.md §4). */
export function ToCartDialog({ result, onChoose, onClose }: ToCartDialogProps) {
  const t = useTexts()
  const added = (result?.successfullyAdded.length ?? 0) + (result?.quantityChanged.length ?? 0)
  return (
    <Dialog
      open={result !== null}
      onClose={onClose}
      headline={t('wishlistPage.toCart.headline')}
      footer={
        <>
          {added > 0 && <ButtonLink href="/checkout/basket">{t('wishlistPage.toCart.cart')}</ButtonLink>}
          <Button variant="outline" onClick={onClose}>
            {t('wishlistPage.toCart.back')}
          </Button>
        </>
      }
    >
      {result && (
        <div className={styles.parts}>
          <Part name="choose" entries={result.variantsToChoose} onChoose={onChoose} />
          <Part name="gone" entries={result.notAvailable} />
          <Part name="max" entries={result.maxInCart} />
          <Part name="changed" entries={result.quantityChanged} />
          <Part name="added" entries={result.successfullyAdded} />
        </div>
      )}
    </Dialog>
  )
}

type PartProps = {
  name: 'choose' | 'gone' | 'max' | 'changed' | 'added'
  entries: readonly ToCartEntry[]
  onChoose?: (entry: ToCartEntry) => void
}

function Part({ name, entries, onChoose }: PartProps) {
  const t = useTexts()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={`to-cart-${name}`}>
      <Heading level={3} size="m" id={`to-cart-${name}`}>
        {t(`wishlistPage.toCart.${name}`, { count: entries.length })}
      </Heading>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.productId} ${entry.itemId}`} className={styles.entry}>
            {entry.image && <Picture image={entry.image} sizes="64px" alt="" className={styles.picture} />}
            <div className={styles.words}>
              <p className={styles.name}>{entry.name}</p>
              <p className={styles.quiet}>
                {name === 'changed'
                  ? t('wishlistPage.toCart.ofWanted', { added: entry.quantityAdded, wanted: entry.quantityWanted })
                  : name === 'added' && t('wishlist.pieces', { count: entry.quantityAdded })}
              </p>
              {entry.message && <p className={styles.quiet}>{entry.message}</p>}
            </div>
            {onChoose && (
              <Button size="s" variant="outline" className={styles.choose} onClick={() => onChoose(entry)}>
                {t('wishlistEntry.chooseVariant')}
                <VisuallyHidden>: {entry.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
