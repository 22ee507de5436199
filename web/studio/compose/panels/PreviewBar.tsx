import { Eye } from 'lucide-react'
import { useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { isGroupValue } from '../../form/fields.ts'
import { StudioEntriesOf, StudioEntryOf } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { previewTexts } from '../../texts/preview.ts'
import { Button } from '../../ui/Button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { lookAddress, previewToken, type Scenario } from '../frame/preview-token.ts'
import styles from './PreviewBar.module.css'

type Props = { scenario: Scenario; path: string; onChange: (scenario: Scenario) => void }

const customers = ['stranger', 'private', 'business'] as const

/** As whom and when the page is looked at. */
export function PreviewBar({ scenario, path, onChange }: Props) {
  const texts = useTexts(previewTexts)
  const [hasFailed, setFailed] = useState(false)
  const look = async () => {
    // Opened before the answer: browsers only let a press open a window.
    const opened = open('about:blank', '_blank')
    const token = await previewToken(scenario, 'look')
    setFailed(!token)
    if (token && opened) opened.location.href = lookAddress(path, token)
    else opened?.close()
  }
  const [customer] = customers.filter((each) => each === scenario.customer)
  return (
    <fieldset className={styles.bar}>
      <legend>{texts.title}</legend>
      <label>
        {texts.at}
        <input
          type="datetime-local"
          value={localOf(scenario.at)}
          onChange={({ target }) =>
            onChange({ ...scenario, at: target.value ? new Date(target.value).toISOString() : null })
          }
        />
      </label>
      <label>
        {texts.customer}
        <select
          value={customer ?? ''}
          onChange={({ target }) =>
            onChange({ ...scenario, customer: customers.find((each) => each === target.value) ?? null })
          }
        >
          <option value="">{texts.anyone}</option>
          {customers.map((each) => (
            <option key={each} value={each}>
              {texts.customers[each]}
            </option>
          ))}
        </select>
      </label>
      <Tests scenario={scenario} onChange={onChange} />
      {hasFailed && <span role="alert">{texts.failed}</span>}
      <Button look="quiet" title={texts.lookHelp} onClick={() => inBackground(look())}>
        <Eye size={16} strokeWidth={1.75} aria-hidden />
        {texts.look}
      </Button>
    </fieldset>
  )
}

function localOf(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function Tests({ scenario, onChange }: Omit<Props, 'path'>) {
  const { data } = useAnswer(StudioEntriesOf, { kind: 'abTest', page: 1 })
  return (data?.studio_entries.entries ?? []).map(({ key, title }) => (
    <Variants key={key} test={key} title={title} scenario={scenario} onChange={onChange} />
  ))
}

function Variants({ test, title, scenario, onChange }: Omit<Props, 'path'> & { test: string; title: string }) {
  const texts = useTexts(previewTexts)
  const { data } = useAnswer(StudioEntryOf, { kind: 'abTest', key: test })
  const body = data?.studio_entry?.published
  const variants = isGroupValue(body) && Array.isArray(body.variants) ? (body.variants as { id: string }[]) : []
  if (variants.length === 0) return null
  const choose = (variant: string) => {
    const { [test]: _before, ...others } = scenario.tests
    onChange({ ...scenario, tests: variant ? { ...others, [test]: variant } : others })
  }
  return (
    <label>
      {texts.test} {title}
      <select value={scenario.tests[test] ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.noTest}</option>
        {variants.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </label>
  )
}
