import { createRoot } from 'react-dom/client'
import { readFirstPage } from '../../lib/first-page.ts'
import { loadMoreTexts } from '../../lib/i18n/load-more-texts.ts'
import { makeScope } from '../../lib/make-scope.ts'
import { PageScopeContext } from '../../lib/page-scope.ts'
import { AccountFlyout } from './AccountFlyout.tsx'

/** A root of its own in the place of the links that stand there without script; the rest of the header stays HTML. */
export async function fillFlyout(flyout: HTMLElement): Promise<void> {
  const links = flyout.querySelector<HTMLElement>('[data-slot="account"]')
  if (!links) return
  if (!readFirstPage().areas.includes('login')) await loadMoreTexts(['login'])
  const first = readFirstPage()
  const scope = makeScope(first, { url: location.pathname, data: null, status: 200 })
  const place = document.createElement('div')
  links.after(place)
  links.hidden = true
  createRoot(place).render(
    <PageScopeContext value={scope}>
      <AccountFlyout close={() => flyout.hidePopover()} />
    </PageScopeContext>,
  )
}
