import type { WishlistJoinMutation } from '#web/generated/operations.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
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
  const crumbs = [{ displayName: t('wishlistPage.title') }]
  if (!offer) {
    return (
      <Page width="reading" crumbs={crumbs} headline={t('wishlistPage.invitation.gone')}>
        <EmptyState>
          <p>{t('wishlistPage.invitation.goneText')}</p>
          <ButtonLink href={isLoggedIn ? listsPath : '/'}>
            {t(isLoggedIn ? 'wishlistPage.invitation.own' : 'wishlistPage.empty.way')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  }
  const target = invitationPath(token)
  return (
    <Page
      width="reading"
      crumbs={crumbs}
      headline={t('wishlistPage.invitation.headline', { name: offer.ownerName })}
      className={styles.invitation}
    >
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
    </Page>
  )
}
