import { useEffect, useRef, useState } from 'react'
import { Copy } from '#web/generated/icons/Copy.ts'
import { Share2 } from '#web/generated/icons/Share2.ts'
import { WishlistInvite, WishlistInviteWithdraw, type WishlistRight } from '#web/generated/operations.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { Dialog } from '#web/ui/structure/Dialog/Dialog.tsx'
import type { List } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import type { Rights } from '../wishlist.rules.ts'
import { Members } from './Members.tsx'
import { haveLost } from './members.rules.ts'
import styles from './ShareDialog.module.css'

type ShareDialogProps = { open: boolean; actions: ListActions; rights: Rights; onClose: () => void }

/** Invitation links by right, and the members who joined by them. */
export function ShareDialog({ open, actions, rights, onClose }: ShareDialogProps) {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} headline={t(rights.shares ? 'wishlistPage.share' : 'wishlistPage.members')}>
      <div className={styles.parts}>
        {rights.shares && <Invite list={actions.list} rights={rights} />}
        <Members actions={actions} rights={rights} />
      </div>
    </Dialog>
  )
}

/** The weakest right is chosen at the start: a link that is sent on quickly lets others change nothing. */
function Invite({ list: { externalId, users }, rights }: { list: List; rights: Rights }) {
  const t = useTexts()
  const [right, setRight] = useState<WishlistRight>(rights.gives[0] ?? 'commentator')
  const [links, setLinks] = useState<Partial<Record<WishlistRight, string>>>({})
  // Set while rendering, so that a link that has ended is never shown.
  const [members, setMembers] = useState(users)
  if (members !== users) {
    setMembers(users)
    if (haveLost(members, users)) setLinks({})
  }
  const [isBusy, setBusy] = useState(false)
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  const link = links[right]
  const place = useRef<HTMLElement>(null)
  /** Making a link and withdrawing it take each other's place. */
  const goOn = () => focusIfLost(() => place.current?.querySelector<HTMLElement>('input[data-invite], :scope > button'))

  const make = async () => {
    if (isBusy) return
    setBusy(true)
    const { changeWishlist } = await import('../state/ask-shop.ts')
    const path = (await changeWishlist(WishlistInvite, { externalId, right }))?.createWishlistInvite.path
    setBusy(false)
    if (!path) return
    setLinks((all) => ({ ...all, [right]: new URL(path, location.origin).href }))
    goOn()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '')
      showToast({ id: 'invite', kind: 'success', text: t('wishlistPage.invite.copied') })
    } catch {
      // Without permission to copy the link is selected in its field.
      document.querySelector<HTMLInputElement>('input[data-invite]')?.select()
    }
  }
  const share = async () => {
    // Closing the system's share sheet rejects the promise, but is no error.
    await navigator.share({ title: t('wishlistPage.invite.subject'), url: link ?? '' }).catch(() => undefined)
  }
  const withdraw = async () => {
    const { changeWishlist } = await import('../state/ask-shop.ts')
    const data = await changeWishlist(WishlistInviteWithdraw, { externalId, right })
    if (!data) return
    setLinks((all) => ({ ...all, [right]: undefined }))
    goOn()
    showToast({ kind: 'success', text: t('wishlistPage.invite.withdrawn') })
  }

  return (
    <section ref={place} className={styles.invite} aria-labelledby="invite-headline">
      <Heading level={3} size="m" id="invite-headline">
        {t('wishlistPage.invite.headline')}
      </Heading>
      <p className={styles.explained}>{t('wishlistClaims.share')}</p>
      <fieldset className={styles.levels}>
        <legend className={styles.legend}>{t('wishlistPage.invite.legend')}</legend>
        {rights.gives.map((level) => (
          <label key={level} className={styles.level}>
            <input type="radio" name="invite-right" checked={level === right} onChange={() => setRight(level)} />
            <span>
              <strong>{t(`wishlistPage.right.${level}`)}</strong>
              <span className={styles.explained}>{t(`wishlistPage.right.${level}.may`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {link ? (
        <>
          <TextField
            label={t('wishlistPage.invite.link')}
            value={link}
            readOnly
            data-invite=""
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={styles.ways}>
            <Button size="s" icon={<Copy size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={copy}>
              {t('wishlistPage.invite.copy')}
            </Button>
            {canShare && (
              <Button
                size="s"
                variant="outline"
                icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
                onClick={share}
              >
                {t('wishlistPage.invite.send')}
              </Button>
            )}
            <Button size="s" variant="link" onClick={withdraw}>
              {t('wishlistPage.invite.withdraw')}
            </Button>
          </div>
        </>
      ) : (
        <Button busy={isBusy} onClick={make}>
          {t('wishlistPage.invite.make')}
        </Button>
      )}
    </section>
  )
}
