import { useStore } from '#web/lib/browser/store.ts'
import type { Field } from '../../form/fields.ts'
import { isGroupValue } from '../../form/fields.ts'
import { teaserForm } from '../../form/schemas.ts'
import { uiLanguage, useTexts } from '../../lib/texts.ts'
import { historyTexts } from '../../texts/history.ts'
import { type Difference, differences, labelsOf } from '../draft/differences.ts'
import styles from './DifferenceList.module.css'

type Props = { before: unknown; after: unknown; form: Field | null }

const maxShown = 60

/** What differs between two bodies, said by the labels of their schema. */
export function DifferenceList({ before, after, form }: Props) {
  const texts = useTexts(historyTexts)
  const language = useStore(uiLanguage)
  const found = differences(before, after)
  const sourceOf = ({ kind }: Difference) => ({
    form,
    body: kind === 'removed' ? before : after,
    attributesOf: teaserForm,
  })
  if (found.length === 0) return <p className={styles.same}>{texts.same}</p>
  return (
    <ul className={styles.list}>
      {found.slice(0, maxShown).map((difference) => (
        <li key={`${difference.kind} ${difference.path}`} className={styles.item}>
          <span className={styles.kind} data-kind={difference.kind}>
            {texts.kinds[difference.kind]}
          </span>
          <span className={styles.path}>{labelsOf(difference.path, sourceOf(difference), language).join(' › ')}</span>
          <Values {...difference} />
        </li>
      ))}
      {found.length > maxShown && <li>… {found.length - maxShown}</li>}
    </ul>
  )
}

function Values({ kind, before, after }: Difference) {
  if (kind === 'moved') return null
  return (
    <span className={styles.values}>
      {before !== undefined && <del>{shortText(before)}</del>}
      {after !== undefined && <ins>{shortText(after)}</ins>}
    </span>
  )
}

/** A name for groups, the text of texts. */
function shortText(value: unknown): string {
  if (isGroupValue(value)) {
    const name = value.name ?? value.headline ?? value.type ?? value.id
    return typeof name === 'string' ? name : '…'
  }
  const text = typeof value === 'string' ? value.replaceAll(/<[^>]*>/g, ' ') : JSON.stringify(value)
  return text.length > 140 ? `${text.slice(0, 140)} …` : text
}
