import { useStore } from '../../lib/browser/store.ts'
import type { StudioEntriesOfQuery } from '../generated/operations.ts'
import { formatTime } from '../lib/format.ts'
import { uiLanguage, useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { Link } from '../ui/Link.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './EntryTable.module.css'

type Entry = StudioEntriesOfQuery['studio_entries']['entries'][number]

type Props = {
  entries: readonly Entry[]
  hrefOf: (entry: Entry) => string
  hasPaths: boolean
  /** Shows what lies below a path. */
  onUnder?: (path: string) => void
}

export function EntryTable({ entries, hrefOf, hasPaths, onUnder }: Props) {
  const texts = useTexts(contentTexts)
  useStore(uiLanguage)
  return (
    <Table heads={[texts.name, ...(hasPaths ? [texts.path] : []), texts.state, texts.changed]}>
      {entries.map((entry) => (
        <tr key={`${entry.key} ${entry.language ?? ''}`}>
          <td className={styles.name}>
            <Link to={hrefOf(entry)}>{entry.title}</Link>
          </td>
          {hasPaths && <td>{entry.path && <Path path={entry.path} onUnder={onUnder} />}</td>}
          <td>
            <span className={styles.state} data-state={entry.state}>
              {(entry.kind === 'translation' && texts.textStates[entry.state]) || texts.states[entry.state]}
            </span>{' '}
            {entry.isOutdated && (
              <span className={styles.state} data-state="failed">
                {texts.isOutdated}
              </span>
            )}
          </td>
          <td className={styles.by}>
            {entry.updatedAt && formatTime(entry.updatedAt)}
            {entry.updatedBy && ` · ${texts.notByEditors[entry.updatedBy] ?? entry.updatedBy}`}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Each part of a path leads to what lies below it. */
function Path({ path, onUnder }: { path: string; onUnder?: (path: string) => void }) {
  const texts = useTexts(contentTexts)
  const parts = path.split('/').filter(Boolean)
  if (!onUnder || parts.length < 2) return path
  return parts.map((part, index) => {
    const upTo = `/${parts.slice(0, index + 1).join('/')}/`
    return (
      <span key={upTo}>
        /
        {index < parts.length - 1 ? (
          <button type="button" className={styles.part} title={texts.under(upTo)} onClick={() => onUnder(upTo)}>
            {part}
          </button>
        ) : (
          `${part}/`
        )}
      </span>
    )
  })
}
