import type { AbAssignment } from '../page/site.ts'
import type { PageArea } from '../tracking/page-area.ts'

/** A page that has come to be seen by a client navigation. The first one is in web/lib/scope/first-page.ts. */
export type ShownPage = { status: number; abAssignments: readonly AbAssignment[]; area?: PageArea | undefined }

const shown = 'shop:page-shown'

/** Address, title and content are in place by now. */
export function announcePage(page: ShownPage): void {
  window.dispatchEvent(new CustomEvent<ShownPage>(shown, { detail: page }))
}

/** Returns what ends it. */
export function onPageShown(listener: (page: ShownPage) => void): () => void {
  const listen = ({ detail }: CustomEvent<ShownPage>) => listener(detail)
  window.addEventListener(shown, listen)
  return () => window.removeEventListener(shown, listen)
}
