import { useState } from 'react'
import { StudioAuditOf } from '../generated/operations.ts'
import { formatTime } from '../lib/format.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { uiTexts } from '../texts/ui.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Pages } from '../ui/Pages.tsx'
import { Room } from '../ui/Room.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Table } from '../ui/Table.tsx'
import { useAnswer } from '../ui/use-answer.ts'

/** Who changed what, and when. */
export function AuditRoom() {
  const texts = useTexts(contentTexts)
  const ui = useTexts(uiTexts)
  const [editor, setEditor] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioAuditOf, { page, editor: editor || null }, { waits: 200 })
  const audit = data?.studio_audit
  return (
    <Room>
      <h1>{texts.audit}</h1>
      <p>{texts.auditHelp}</p>
      <SearchField
        label={texts.auditEditor}
        value={editor}
        onChange={(text) => {
          setEditor(text)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !audit ? ui.loading : audit && texts.count(audit.total)}</p>
      {audit && audit.entries.length === 0 && <p>{texts.none}</p>}
      {audit && audit.entries.length > 0 && (
        <Table heads={[texts.when, texts.who, texts.what, texts.where]}>
          {audit.entries.map(({ id, at, editor: who, action, kind, key, language }) => (
            <tr key={id}>
              <td>{formatTime(at)}</td>
              <td>{texts.notByEditors[who] ?? who}</td>
              <td>{texts.actions[action] ?? action}</td>
              <td>{[kind && texts.kinds[kind], key, language?.toUpperCase()].filter(Boolean).join(' · ')}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages page={page} total={audit?.total ?? 0} onPage={setPage} />
    </Room>
  )
}
