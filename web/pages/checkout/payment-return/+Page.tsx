import { ReturnPage } from '#web/features/checkout/confirmation/ReturnPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { token, answer } = useData<typeof data>()
  return <ReturnPage token={token} answer={answer} />
}
