import { useEveryEntry } from '../../content/every-entry.ts'
import { useTexts } from '../../lib/texts.ts'
import { previewTexts } from '../../texts/preview.ts'
import type { Scenario } from '../frame/preview-token.ts'
import styles from './PreviewBar.module.css'

type Props = { scenario: Scenario; onChange: (scenario: Scenario) => void }

/** Segments that the visitor of the preview is in: those of the chosen kind of customer, none, or a selection. */
export function SegmentChoice({ scenario, onChange }: Props) {
  const texts = useTexts(previewTexts)
  const all = useEveryEntry('segment')
  if (all.length === 0) return null
  const { segments } = scenario
  const summary =
    segments === null ? texts.bySegments : segments.length === 0 ? texts.noSegments : titlesOf(segments, all)
  const choose = (next: readonly string[] | null) => onChange({ ...scenario, segments: next && [...next] })
  const toggle = (key: string, isIn: boolean) => {
    const others = (segments ?? []).filter((each) => each !== key)
    choose(isIn ? [...others, key] : others)
  }
  return (
    <details className={styles.choice}>
      <summary>
        {texts.segments}: {summary}
      </summary>
      <div className={styles.list}>
        <label>
          <input type="radio" name="segments" checked={segments === null} onChange={() => choose(null)} />
          {texts.bySegments}
        </label>
        <label>
          <input type="radio" name="segments" checked={segments !== null} onChange={() => choose([])} />
          {texts.chosenSegments}
        </label>
        {all.map(({ key, title }) => (
          <label key={key} className={styles.inner}>
            <input
              type="checkbox"
              checked={segments?.includes(key) ?? false}
              onChange={({ target }) => toggle(key, target.checked)}
            />
            {title}
          </label>
        ))}
      </div>
    </details>
  )
}

const titlesOf = (keys: readonly string[], all: readonly { key: string; title: string }[]): string =>
  keys.map((key) => all.find((each) => each.key === key)?.title ?? key).join(', ')
