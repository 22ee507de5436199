import { useEffect, useRef, useState } from 'react'
import { WishlistItems, WishlistVariants } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton/Skeleton.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import { VariantChoice } from './VariantChoice.tsx'
import styles from './VariantDialog.module.css'
import { type Information, type Items, loadInformation, type VariantQuestion } from './variant-information.ts'

export type WantedChoice = { productId: string; itemId: string | null; name: string }

type Option = Information['attributes'][number]['options'][number]

type VariantDialogProps = {
  /** Null while it is closed. */
  choice: WantedChoice | null
  /** With the item, or null when nothing was chosen. */
  onDone: (itemId: string | null) => void
}

/** Which of a product's variants; taken over only when it is confirmed (storefront.md §4). */
export function VariantDialog({ choice, onDone }: VariantDialogProps) {
  const t = useTexts()
  const [itemId, setItemId] = useState<string | null>(null)
  // What was chosen in it before is no choice for what is asked now.
  const requested = choice && `${choice.productId} ${choice.itemId}`
  const [shown, setShown] = useState(requested)
  if (shown !== requested) {
    setShown(requested)
    setItemId(choice?.itemId ?? null)
  }
  return (
    <Dialog
      open={choice !== null}
      onClose={() => onDone(null)}
      headline={t('wishlistPage.variant.headline')}
      size="s"
      footer={
        <>
          <Button disabled={itemId === null} onClick={() => onDone(itemId)}>
            {t('wishlistPage.variant.take')}
          </Button>
          <Button variant="outline" onClick={() => onDone(null)}>
            {t('wishlistPage.cancel')}
          </Button>
        </>
      }
    >
      {choice && <Choice key={requested} choice={choice} itemId={itemId} onItem={setItemId} />}
    </Dialog>
  )
}

type ChoiceProps = { choice: WantedChoice; itemId: string | null; onItem: (itemId: string | null) => void }

function Choice({ choice, itemId, onItem }: ChoiceProps) {
  const t = useTexts()
  const { information, items, lost, isLoading, choose, load } = useVariantChoice(choice, onItem)
  if (lost) {
    return (
      <Notice kind="error" live>
        <p>{t('wishlistPage.variant.lost')}</p>
        <Button variant="link" busy={isLoading} onClick={() => inBackground(load(lost))}>
          {t('wishlistPage.variant.retry')}
        </Button>
      </Notice>
    )
  }
  if (!information) return <Skeleton className={styles.coming} />
  return (
    <VariantChoice
      name={choice.name}
      information={information}
      items={items}
      itemId={itemId}
      onOption={choose}
      onItem={onItem}
    />
  )
}

/** What can be chosen, asked anew with each choice, since one option rules out others. */
function useVariantChoice({ productId, itemId }: WantedChoice, onItem: (itemId: string | null) => void) {
  const [information, setInformation] = useState<Information | null>(null)
  const [items, setItems] = useState<Items>([])
  /** The question that was not answered. */
  const [lost, setLost] = useState<VariantQuestion | null>(null)
  const [isLoading, setLoading] = useState(false)

  const turn = useRef(0)
  const load = async (question: VariantQuestion) => {
    turn.current += 1
    const now = turn.current
    setLoading(true)
    const found = await loadInformation(shop, question)
    // Something else has been chosen meanwhile.
    if (now !== turn.current) return
    setLoading(false)
    setLost(found ? null : question)
    if (!found) return
    setInformation(found.information)
    setItems(found.items)
    const { attributes, isConfigured, item } = found.information
    if (attributes.length > 0) onItem(isConfigured ? (item?.itemId ?? null) : null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each product
  useEffect(() => {
    inBackground(load({ productId, itemId }))
  }, [productId, itemId])

  const choose = (option: Option, selectedVariants: { name: string; value: string }[]) => {
    // Which item that is, only the answer says.
    onItem(null)
    // An option that doesn't go with the rest leads to its own item.
    if (option.disabled && option.itemId) return load({ productId, itemId: option.itemId })
    return load({ productId, selectedVariants })
  }
  return { information, items, lost, isLoading, choose, load }
}

const shop = {
  information: async (question: VariantQuestion) =>
    (await send(WishlistVariants, question)).data?.getVariantInformationForProduct ?? null,
  items: async (productId: string) => (await send(WishlistItems, { productId })).data?.getProductById?.items ?? null,
}
