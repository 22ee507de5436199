import { Gift } from '#web/generated/icons/Gift.ts'
import type { WishlistJoinMutation } from '#web/generated/operations.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { invitationPath, listsPath, loginPath, registerPath } from '../list-address.ts'
import type { Invitation } from '../page/load-wishlists.ts'
import { InvitationEntries } from './InvitationEntries.tsx'
import styles from './InvitationPage.module.css'

/**
 * Shows the invitation before the visitor accepts it. Visitors without login log in or register first, and come back.
 */
export function InvitationPage({ token, offer, isLoggedIn, flash }: Invitation) {
  const t = useTexts()
  const form = useForm({
    action: '/api/join-wishlist/',
    before: flash?.form === 'join-wishlist' ? { violations: { message: flash.message, errors: {} } } : undefined,
    messageFor: (count) => (count === null ? t('wishlist.failed') : null),
    send: posting<WishlistJoinMutation['importSharedWishlist']>({
      onDone: async ({ redirect, data: { wishlist, essentials } }) => {
        const { takeChangedEssentials } = await import('../state/essentials.ts')
        takeChangedEssentials(essentials)
        if (redirect) await navigate(redirect)
        if (wishlist) showToast({ kind: 'success', text: t('wishlistPage.invitation.joined', { list: wishlist.name }) })
      },
    }),
  })
  if (!offer) {
    return (
      <EmptyState headline={t('wishlistPage.invitation.gone')} level={1}>
        <p>{t('wishlistPage.invitation.goneText')}</p>
        <ButtonLink href={isLoggedIn ? listsPath : '/'}>
          {t(isLoggedIn ? 'wishlistPage.invitation.own' : 'wishlistPage.empty.way')}
        </ButtonLink>
      </EmptyState>
    )
  }
  const target = invitationPath(token)
  return (
    <div className={styles.invitation}>
      <span className={styles.sign}>
        <Gift size={40} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <Heading level={1}>{t('wishlistPage.invitation.headline', { name: offer.ownerName })}</Heading>
      <div className={styles.offer}>
        <p className={styles.name}>{offer.name}</p>
        <p>{t('wishlist.count', { count: offer.entryCount })}</p>
        <p className={styles.right}>
          <strong>{t(`wishlistPage.right.${offer.right}`)}</strong>: {t(`wishlistPage.right.${offer.right}.may`)}
        </p>
      </div>
      {isLoggedIn ? (
        <>
          {offer.isMember && <p>{t('wishlistPage.invitation.member')}</p>}
          <form {...form.form}>
            <FormMessage form={form} />
            <input type="hidden" name="inviteToken" value={token} />
            <Button {...form.button}>
              {t(offer.isMember ? 'wishlistPage.invitation.open' : 'wishlistPage.invitation.join')}
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>{t('wishlistPage.invitation.needsLogin')}</p>
          <div className={styles.ways}>
            <ButtonLink href={loginPath(target)}>{t('wishlistPage.invitation.login')}</ButtonLink>
            <ButtonLink href={registerPath(target)} variant="outline">
              {t('wishlistPage.invitation.register')}
            </ButtonLink>
          </div>
        </>
      )}
      <InvitationEntries token={token} entries={offer.entries} flash={flash} />
    </div>
  )
}
