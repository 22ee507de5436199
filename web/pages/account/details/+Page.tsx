import { ConfirmEmailPage } from '#web/features/account/details/ConfirmEmailPage.tsx'
import { DeletePage } from '#web/features/account/details/DeletePage.tsx'
import { DetailsPage } from '#web/features/account/details/DetailsPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const loaded = useData<typeof data>()
  switch (loaded.area) {
    case 'delete':
      return <DeletePage email={loaded.email} consequences={loaded.consequences} flash={loaded.flash} />
    case 'email':
      return <ConfirmEmailPage key={loaded.token} token={loaded.token} flash={loaded.flash} />
    default:
      return <DetailsPage {...loaded} />
  }
}
