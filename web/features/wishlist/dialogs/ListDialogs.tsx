import { useState } from 'react'
import { wishlistTexts } from '#contract/limits/wishlists.ts'
import { WishlistCreate, WishlistDelete } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import { listPath, listsPath } from '../list-address.ts'
import { ShareDialog } from '../sharing/ShareDialog.tsx'
import type { ListActions } from '../state/use-list.ts'
import type { Rights } from '../wishlist.rules.ts'
import { ListTextDialog } from './ListTextDialog.tsx'

export type ListDialogName = 'new' | 'rename' | 'describe' | 'delete' | 'share'

type ListDialogsProps = { name: ListDialogName | null; actions: ListActions; rights: Rights; onClose: () => void }

/** Dialogs for actions on the whole list; at most one is open. */
export function ListDialogs({ name, actions, rights, onClose }: ListDialogsProps) {
  const t = useTexts()
  const { list } = actions
  const saved = () => showToast({ kind: 'success', text: t('wishlist.notification.saved', { list: list.name }) })
  const closeWhen = async (change: Promise<unknown>) => {
    if (!(await change)) return
    onClose()
    saved()
  }
  return (
    <>
      <ListTextDialog
        open={name === 'new'}
        headline={t('wishlistPage.new')}
        label={t('wishlistPage.name')}
        start=""
        maxLength={wishlistTexts.name}
        missing={t('wishlist.name.missing')}
        submit={t('wishlistPage.create')}
        onSubmit={async (text) => {
          const externalId = await makeList(text)
          if (!externalId) return
          onClose()
          await navigate(listPath(externalId))
        }}
        onClose={onClose}
      />
      <ListTextDialog
        open={name === 'rename'}
        headline={t('wishlistPage.rename')}
        label={t('wishlistPage.name')}
        start={list.name}
        maxLength={wishlistTexts.name}
        missing={t('wishlist.name.missing')}
        submit={t('wishlistPage.save')}
        onSubmit={(text) => closeWhen(actions.rename(text))}
        onClose={onClose}
      />
      <ListTextDialog
        open={name === 'describe'}
        headline={t('wishlistPage.describe')}
        label={t('wishlistPage.description')}
        start={list.description ?? ''}
        maxLength={wishlistTexts.description}
        isLong
        submit={t('wishlistPage.save')}
        onSubmit={(text) => closeWhen(actions.describe(text))}
        onClose={onClose}
      />
      <DeleteDialog open={name === 'delete'} actions={actions} rights={rights} onClose={onClose} />
      <ShareDialog open={name === 'share'} actions={actions} rights={rights} onClose={onClose} />
    </>
  )
}

/** Creates a list and returns its id; null when it failed and the visitor was told. */
async function makeList(name: string): Promise<string | null> {
  const { changeWishlist, succeeded } = await import('../state/ask-shop.ts')
  const change = await succeeded((await changeWishlist(WishlistCreate, { name }))?.createWishlist)
  return change?.wishlist?.externalId ?? null
}

type DeleteDialogProps = { open: boolean; actions: ListActions; rights: Rights; onClose: () => void }

/** The creator deletes the list for all members; other members leave it. */
function DeleteDialog({ open, actions: { list }, rights, onClose }: DeleteDialogProps) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const isEmpty = list.entries.length === 0
  const kind = rights.deletes ? 'delete' : 'leave'
  const action = async () => {
    if (isBusy) return
    setBusy(true)
    const { changeWishlist, succeeded } = await import('../state/ask-shop.ts')
    const data = await changeWishlist(WishlistDelete, { externalId: list.externalId })
    const change = await succeeded(data?.deleteWishlist)
    setBusy(false)
    if (!change) return
    onClose()
    await navigate(listsPath)
    showToast({ kind: 'success', text: t(`wishlistPage.${kind}.done`, { list: list.name }) })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      headline={t(`wishlistPage.${kind}`)}
      footer={
        <>
          <Button variant="red" busy={isBusy} onClick={action}>
            {t(`wishlistPage.${kind}.yes`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('wishlistPage.keep')}
          </Button>
        </>
      }
    >
      <p>
        {kind === 'leave'
          ? t('wishlistPage.leave.text', { list: list.name })
          : t(isEmpty ? 'wishlistPage.delete.textEmpty' : 'wishlistPage.delete.text', { list: list.name })}
      </p>
      {kind === 'delete' && list.users.length > 1 && <p>{t('wishlistPage.delete.others')}</p>}
    </Dialog>
  )
}
