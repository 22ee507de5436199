import { ConfirmationPage } from '#web/features/checkout/confirmation/ConfirmationPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { page, isPreview } = useData<typeof data>()
  return <ConfirmationPage page={page} isPreview={isPreview} />
}
