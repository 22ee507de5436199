import { useState } from 'react'
import { wishlistTexts } from '#contract/limits/wishlists.ts'
import { Check } from '#web/generated/icons/Check.ts'
import { Plus } from '#web/generated/icons/Plus.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import { knownEssentials } from '../state/essentials.ts'
import { rememberActiveList } from '../state/stored-in-browser.ts'
import styles from './ChooseListDialog.module.css'
import { emptyHeart, fillHeart, type HeartProduct, makeListForHeart } from './heart-changes.ts'

/** On which of the lists: each is pressed or not, and a press takes effect at once (storefront.md §4). */
export function ChooseListDialog({ product }: { product: HeartProduct }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(true)
  const [busy, setBusy] = useState<string | null>(null)
  const essentials = useStore(knownEssentials)
  const lists = essentials?.lists.filter(({ isEditable }) => isEditable) ?? []

  const press = async (externalId: string, isOn: boolean) => {
    if (busy) return
    setBusy(externalId)
    rememberActiveList(externalId)
    const isDone = await (isOn ? emptyHeart(product, externalId) : fillHeart(product, externalId))
    setBusy(null)
    if (isDone && !isOn) setOpen(false)
  }

  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} headline={t('wishlist.choose.headline')} size="s">
      <p className={styles.product}>{product.name}</p>
      <ul className={styles.lists}>
        {lists.map(({ externalId, name, isStandardList, productIds }) => {
          const isOn = productIds.includes(product.productId)
          return (
            <li key={externalId}>
              <button
                type="button"
                className={classNames(styles.list, isOn && styles.on)}
                aria-pressed={isOn}
                aria-busy={busy === externalId || undefined}
                onClick={() => press(externalId, isOn)}
              >
                <span className={styles.name}>
                  {name}
                  {isStandardList && <span className={styles.standard}>{t('wishlist.standard')}</span>}
                </span>
                <span className={styles.count}>{t('wishlist.count', { count: productIds.length })}</span>
                <span className={styles.mark}>
                  {isOn ? (
                    <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                  ) : (
                    <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <NewList
        onMade={async (externalId) => {
          rememberActiveList(externalId)
          if (await fillHeart(product, externalId)) setOpen(false)
        }}
      />
    </Dialog>
  )
}

function NewList({ onMade }: { onMade: (externalId: string) => Promise<void> }) {
  const t = useTexts()
  const form = useForm({
    fields: ['name'],
    checkField: (_name, { name = '' }) => (name.trim() === '' ? t('wishlist.name.missing') : null),
    send: async ({ name = '' }) => {
      const made = await makeListForHeart(name.trim())
      if (made) await onMade(made.externalId)
      return { kind: 'done' }
    },
  })

  return (
    <form {...form.form} className={styles.make}>
      <TextField
        {...form.choice('name')}
        label={t('wishlist.new.label')}
        maxLength={wishlistTexts.name}
        autoComplete="off"
      />
      <Button {...form.button} variant="outline" wide>
        {t('wishlist.new.make')}
      </Button>
    </form>
  )
}
