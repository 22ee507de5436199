import { useTexts } from '../../lib/texts.ts'
import { type Page, withIds } from '../../page/page.ts'
import { composeTexts } from '../../texts/compose.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Scenario } from '../frame/preview-token.ts'
import { adoptStyles } from '../frame/replace-html.ts'
import { useFrameAddress } from '../frame/use-frame-address.ts'
import { changedTeasers } from './changed-teasers.rules.ts'
import styles from './RenderedComparison.module.css'

type Props = { published: unknown; draft: Page; scenario: Scenario; onClose: () => void }

/** The page as it is published beside its draft, both as visitors of the scenario see it; what has changed is framed. */
export function RenderedComparison({ published, draft, scenario, onClose }: Props) {
  const texts = useTexts(composeTexts).comparison
  const before = published as Page
  const ids = changedTeasers({ rows: withIds(before.rows, () => '') }, draft)
  return (
    <Dialog title={texts.title} size="full" onClose={onClose}>
      <p role="status">{texts.changed(ids.length)}</p>
      <div className={styles.sides}>
        <Side title={texts.published} path={before.path ?? '/'} scenario={{ ...scenario, drafts: false }} ids={ids} />
        <Side title={texts.draft} path={draft.path ?? '/'} scenario={{ ...scenario, drafts: true }} ids={ids} />
      </div>
    </Dialog>
  )
}

type SideProps = { title: string; path: string; scenario: Scenario; ids: readonly string[] }

function Side({ title, path, scenario, ids }: SideProps) {
  const texts = useTexts(composeTexts)
  const { address, hasFailed } = useFrameAddress(path, scenario)
  return (
    <section className={styles.side}>
      <h3>{title}</h3>
      {hasFailed && <p role="alert">{texts.noFrame}</p>}
      {address && (
        <iframe
          className={styles.frame}
          title={title}
          src={address}
          onLoad={({ currentTarget }) =>
            frameChanges(currentTarget.contentWindow as (Window & typeof globalThis) | null, ids)
          }
        />
      )}
    </section>
  )
}

/** Links of the frame lead nowhere, so that it stays the page that is compared. */
function frameChanges(frame: (Window & typeof globalThis) | null, ids: readonly string[]): void {
  if (!frame?.document.body) return
  const changed = ids.map((id) => `[data-teaser-id="${CSS.escape(id)}"]`).join()
  const marks = changed && `${changed} { outline: 4px solid #e0a100; outline-offset: 4px }`
  adoptStyles(frame, `${marks}\na { pointer-events: none }`)
}
