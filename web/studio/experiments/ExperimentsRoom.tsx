import { useState } from 'react'
import { recordAddress } from '../content/kinds.ts'
import { isGroupValue } from '../form/fields.ts'
import {
  StudioEntriesOf,
  StudioEntryOf,
  StudioExperimentOf,
  type StudioExperimentOfQuery,
} from '../generated/operations.ts'
import { formatTime } from '../lib/format.ts'
import { isoOf, lastDay } from '../lib/shop-time.ts'
import { uiLanguage, useTexts } from '../lib/texts.ts'
import { experimentsTexts } from '../texts/experiments.ts'
import { uiTexts } from '../texts/ui.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Field, fieldStyles } from '../ui/Field.tsx'
import { Link } from '../ui/Link.tsx'
import { Pages } from '../ui/Pages.tsx'
import { Room } from '../ui/Room.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './Experiments.module.css'
import { verdictOf } from './verdict.ts'

type Arm = StudioExperimentOfQuery['studio_experimentResults']['arms'][number]
type Variant = { id: string; weight: number }

/** Every A/B test of the store with its results. */
export function ExperimentsRoom() {
  const texts = useTexts(experimentsTexts)
  const ui = useTexts(uiTexts)
  const [page, setPage] = useState(1)
  const { data, error, isLoading, reload } = useAnswer(StudioEntriesOf, { kind: 'abTest', page })
  const tests = data?.studio_entries.entries ?? []
  return (
    <Room>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !data && ui.loading}</p>
      {data && tests.length === 0 && <p>{texts.none}</p>}
      {tests.map(({ key, title }) => (
        <Experiment key={key} testId={key} title={title} />
      ))}
      <Pages page={page} total={data?.studio_entries.total ?? 0} onPage={setPage} />
    </Room>
  )
}

function Experiment({ testId, title }: { testId: string; title: string }) {
  const texts = useTexts(experimentsTexts)
  const [day, setDay] = useState('')
  const since = day ? isoOf(`${day}T00:00`) : null
  const { data, error, reload } = useAnswer(StudioExperimentOf, { testId, since })
  const { data: record } = useAnswer(StudioEntryOf, { kind: 'abTest', key: testId })
  const entry = record?.studio_entry
  const planned = entry?.schedules.find(({ state }) => state !== 'failed')
  const body = isGroupValue(entry?.published) ? entry.published : null
  const variants = Array.isArray(body?.variants) ? (body.variants as Variant[]) : []
  const paths = Array.isArray(body?.paths) ? (body.paths as string[]) : []
  const results = data?.studio_experimentResults
  return (
    <section className={styles.test} aria-labelledby={`test-${testId}`}>
      <h2 id={`test-${testId}`}>{title}</h2>
      <ul className={styles.facts}>
        <li>{body?.isActive === true ? texts.running : texts.stopped}</li>
        {planned?.from && <li>{texts.from(formatTime(planned.from))}</li>}
        {planned?.until && <li>{texts.until(formatTime(planned.until))}</li>}
        {paths.length > 0 && <li>{texts.pages(paths.join(', '))}</li>}
        <li>
          <Link to={recordAddress('abTest', testId, null)}>{texts.edit}</Link>
        </li>
      </ul>
      <Field label={texts.since} help={results && texts.sinceTime(formatTime(results.since))}>
        {(control) => (
          <input
            {...control}
            className={`${fieldStyles.control} ${styles.day}`}
            type="date"
            max={lastDay}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {results && <Results arms={results.arms} variants={variants} />}
    </section>
  )
}

function Results({ arms, variants }: { arms: readonly Arm[]; variants: readonly Variant[] }) {
  const texts = useTexts(experimentsTexts)
  const verdict = verdictOf(arms, variants)
  const ids = [...new Set([...variants.map(({ id }) => id), ...arms.map(({ variant }) => variant)])]
  return (
    <>
      <p className={styles.verdict} data-verdict={verdict.kind}>
        {verdict.kind === 'clear' ? texts.verdicts.clear(verdict.variant) : texts.verdicts[verdict.kind]}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['variant', 'share', ...counts, 'rate', 'interval'] as const).map((name) => (
                <th key={name} scope="col">
                  {texts[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <ArmRow key={id} id={id} share={shareOf(id, variants)} arm={arms.find(({ variant }) => variant === id)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const counts = ['visitors', 'views', 'clicks', 'carts', 'orders'] as const

function ArmRow({ id, share, arm }: { id: string; share: number | null; arm: Arm | undefined }) {
  return (
    <tr>
      <th scope="row">{id}</th>
      <td>{share === null ? '–' : percent(share)}</td>
      {counts.map((name) => (
        <td key={name}>{whole(arm?.[name] ?? 0)}</td>
      ))}
      <td>{arm ? percent(arm.rate, 1) : '–'}</td>
      <td>{arm ? `${percent(arm.low, 1)} – ${percent(arm.high, 1)}` : '–'}</td>
    </tr>
  )
}

function shareOf(id: string, variants: readonly Variant[]): number | null {
  const own = variants.find((variant) => variant.id === id)
  const all = variants.reduce((sum, { weight }) => sum + weight, 0)
  return own && all > 0 ? own.weight / all : null
}

const locale = (): string => (uiLanguage.value() === 'de' ? 'de-DE' : 'en-GB')
const whole = (count: number): string => new Intl.NumberFormat(locale()).format(count)
const percent = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
