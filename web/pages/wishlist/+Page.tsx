import { WishlistPage } from '../../features/wishlist/page/WishlistPage.tsx'
import { InvitationPage } from '../../features/wishlist/sharing/InvitationPage.tsx'
import { useData } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const page = useData<typeof data>()
  if (page.kind === 'invitation') return <InvitationPage key={page.invitation.token} {...page.invitation} />
  return (
    <WishlistPage
      key={page.list.externalId}
      list={page.list}
      essentials={page.essentials}
      isMember={page.isMember}
      isOtherGone={page.isOtherGone}
      flash={page.flash}
    />
  )
}
