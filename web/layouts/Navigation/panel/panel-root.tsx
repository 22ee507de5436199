import { createRoot } from 'react-dom/client'
import { readFirstPage } from '#web/lib/scope/first-page.ts'
import { makeScope } from '#web/lib/scope/make-scope.ts'
import { PageScopeContext } from '#web/lib/scope/page-scope.ts'
import { PanelContent } from './PanelContent.tsx'

type PanelEvents = { onReady: () => void; onFailure: () => void }

/** Draws what is below an entry of the header's row into an element of its own: the entries are HTML of the server. */
export function drawPanel(panel: HTMLElement, entry: HTMLElement, { onReady, onFailure }: PanelEvents): void {
  const link = entry.querySelector('a')
  const scope = makeScope(readFirstPage(), { url: location.pathname, data: null, status: 200 })
  const root = createRoot(panel)
  const give = () => {
    root.unmount()
    onFailure()
  }
  root.render(
    <PageScopeContext value={scope}>
      <PanelContent
        id={entry.dataset.id ?? ''}
        name={link?.textContent ?? ''}
        path={link?.getAttribute('href') ?? '/'}
        onReady={onReady}
        onFailure={give}
      />
    </PageScopeContext>,
  )
}
