import { islandRoot } from '#web/lib/hydration/island-root.tsx'
import { PanelContent } from './PanelContent.tsx'

type PanelEvents = { onReady: () => void; onFailure: () => void }

/** Draws what is below an entry of the header's row into an element of its own: the entries are HTML of the server. */
export function drawPanel(panel: HTMLElement, entry: HTMLElement, { onReady, onFailure }: PanelEvents): void {
  const link = entry.querySelector('a')
  const { draw, end } = islandRoot(panel)
  const give = () => {
    end()
    onFailure()
  }
  draw(
    <PanelContent
      id={entry.dataset.id ?? ''}
      name={link?.textContent ?? ''}
      path={link?.getAttribute('href') ?? '/'}
      onReady={onReady}
      onFailure={give}
    />,
  )
}
