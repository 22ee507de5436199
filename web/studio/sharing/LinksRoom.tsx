import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { type SharedPreviewFragment, StudioPreviewLinksOf, StudioRevokePreview } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { formatTime } from '../lib/format.ts'
import { useTexts } from '../lib/texts.ts'
import { sharingTexts } from '../texts/sharing.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Pages } from '../ui/Pages.tsx'
import { Room } from '../ui/Room.tsx'
import { Table } from '../ui/Table.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './Sharing.module.css'

/** Links to previews of the store, and their end. */
export function LinksRoom() {
  const texts = useTexts(sharingTexts)
  const ui = useTexts(uiTexts)
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioPreviewLinksOf, { page })
  const [failure, setError] = useState<AskError | null>(null)
  const [message, setMessage] = useState('')
  const { links = [], total = 0 } = data?.studio_previewLinks ?? {}
  const failed = error ?? failure

  const revoke = async ({ id, title }: SharedPreviewFragment) => {
    const { data: answer, error: refused } = await ask(StudioRevokePreview, { id })
    setError(refused)
    if (answer) setMessage(texts.isRevoked(title))
    reload()
  }

  return (
    <Room>
      <h1>{texts.links}</h1>
      <p>{texts.intro}</p>
      {failed && <CallErrorNotice error={failed} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      {data && links.length === 0 && <p>{texts.none}</p>}
      {links.length > 0 && (
        <Table heads={[texts.purpose, texts.leads, texts.shows, texts.by, texts.until, null]}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => inBackground(revoke(link))} />
          ))}
        </Table>
      )}
      <Pages page={page} total={total} onPage={setPage} />
    </Room>
  )
}

function LinkRow({ link, onRevoke }: { link: SharedPreviewFragment; onRevoke: () => void }) {
  const texts = useTexts(sharingTexts)
  const { title, path, pages, madeBy, madeAt, expiresAt, revokedAt } = link
  const end = revokedAt ? texts.revoked : Date.parse(expiresAt) < Date.now() ? texts.expired : null
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{path}</td>
      <td>{pages ? texts.thisPage : texts.allPages}</td>
      <td>
        {madeBy}
        <br />
        <span className={styles.quiet}>{formatTime(madeAt)}</span>
      </td>
      <td>{end ?? formatTime(expiresAt)}</td>
      <td data-buttons="">
        {!end && (
          <Button look="danger" onClick={onRevoke}>
            {texts.revoke}
          </Button>
        )}
      </td>
    </tr>
  )
}
