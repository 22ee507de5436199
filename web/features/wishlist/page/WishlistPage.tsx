import { useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { ownNameIn } from '../claims/claiming.rules.ts'
import { ListComments } from '../comments/ListComments.tsx'
import { type ListDialogName, ListDialogs } from '../dialogs/ListDialogs.tsx'
import { EntryRow } from '../entry/EntryRow.tsx'
import { listsPath } from '../list-address.ts'
import type { List } from '../list-types.ts'
import type { Essentials } from '../state/essentials.ts'
import { rememberActiveList } from '../state/stored-in-browser.ts'
import { useList } from '../state/use-list.ts'
import { ToCartDialog } from '../to-cart/ToCartDialog.tsx'
import { useListToCart } from '../to-cart/use-list-to-cart.ts'
import { VariantDialog } from '../to-cart/VariantDialog.tsx'
import { guestRights, rightsOn } from '../wishlist.rules.ts'
import { EmptyList } from './EmptyList.tsx'
import { GuestHint } from './GuestHint.tsx'
import { ListHead } from './ListHead.tsx'
import { ListSum } from './ListSum.tsx'
import { ListSwitcher } from './ListSwitcher.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import styles from './WishlistPage.module.css'

type WishlistPageProps = {
  list: List
  essentials: Essentials
  /** Logged in; others have one list, kept with the browser. */
  isMember: boolean
  /** The address names a list that is not there any more. */
  isOtherGone: boolean
  /** Outcome of a claim that was sent without scripts. */
  flash: Flash | null
}

/** The lists, and one of them in full. */
export function WishlistPage({ isOtherGone, isMember, flash, ...start }: WishlistPageProps) {
  const t = useTexts()
  const leave = async ({ name }: List) => {
    await navigate(listsPath)
    showToast({ id: 'list-gone', kind: 'info', text: t('wishlistPage.gone', { list: name }) })
  }
  const actions = useList({
    ...start,
    onGone: (gone) => inBackground(leave(gone)),
    onLost: (names) =>
      showToast({
        kind: 'info',
        text: t('wishlistPage.lost', { count: names.length, products: names.join(', '), list: start.list.name }),
      }),
  })
  const { list, rows, essentials } = actions
  const [dialog, setDialog] = useState<{ name: ListDialogName } | null>(null)
  const openDialog = (name: ListDialogName) => setDialog({ name })
  // An answer closes the dialog that asked: by then the visitor may have closed it and opened another one.
  const closeDialog = () => setDialog((now) => (now === dialog ? null : now))
  const toCart = useListToCart(actions)
  const claiming = {
    inviteToken: null,
    listId: list.externalId,
    // Members bring things for the one who made the list.
    mayClaim: isMember && !list.isCreator,
    ownName: ownNameIn(list.entries),
    flash,
  }
  const rights = isMember ? rightsOn(list) : guestRights

  useEffect(() => rememberActiveList(list.externalId), [list.externalId])

  // The last one of a list of one's own: perhaps the list is not needed any more (storefront.md §4).
  const remove = async (entry: List['entries'][number]) => {
    const change = await actions.remove(entry)
    if (change) notify('removed', entry)
    if (change?.wishlist?.entries.length === 0 && rights.deletes) setDialog((now) => now ?? { name: 'delete' })
  }

  const restore = async (entry: List['entries'][number]) => {
    if (await actions.restore(entry)) notify('added', entry)
  }
  const notify = (kind: 'added' | 'removed', { product }: List['entries'][number]) =>
    showToast({
      kind: 'success',
      text: t(`wishlist.notification.${kind}`, { product: product.name, list: list.name }),
    })

  return (
    <Page crumbs={[{ displayName: t('wishlistPage.title') }]} headline={t('wishlistPage.title')}>
      {isOtherGone && (
        <Notice kind="info" live>
          <p>{t('wishlistPage.otherGone')}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        {isMember ? (
          <ListSwitcher essentials={essentials} current={list.externalId} onNew={() => openDialog('new')} />
        ) : (
          <GuestHint />
        )}
        <section className={styles.list} aria-labelledby="list-name">
          <ListHead
            list={list}
            isOneOfSeveral={essentials.lists.length > 1}
            rights={rights}
            onDialog={openDialog}
            onStandard={actions.makeStandard}
          />
          {rows.length === 0 ? (
            <EmptyList />
          ) : (
            <ul className={styles.entries}>
              {rows.map(({ kind, entry }) => (
                <li key={`${kind} ${entry.externalId}`} className={styles.row}>
                  {kind === 'removed' ? (
                    <RemovedRow
                      entry={entry}
                      isBusy={actions.isBusy(entry)}
                      onRestore={() => inBackground(restore(entry))}
                    />
                  ) : (
                    <EntryRow
                      entry={entry}
                      actions={actions}
                      rights={rights}
                      claiming={claiming}
                      toCart={toCart}
                      onRemove={remove}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {list.entries.length > 0 && <ListSum list={list} isAdding={toCart.isAddingAll} onAdd={toCart.addAll} />}
          <ListComments list={list} rights={rights} actions={actions} />
        </section>
      </div>
      <ListDialogs name={dialog?.name ?? null} actions={actions} rights={rights} onClose={closeDialog} />
      <ToCartDialog result={toCart.result} onChoose={toCart.choose} onClose={toCart.close} />
      <VariantDialog choice={toCart.choice} onDone={toCart.chosen} />
    </Page>
  )
}
