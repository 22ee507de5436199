import { useEveryEntry } from '../../content/every-entry.ts'
import { isGroupValue } from '../../form/fields.ts'
import { StudioEntryOf } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { previewTexts } from '../../texts/preview.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { Scenario } from '../frame/preview-token.ts'

type Props = { scenario: Scenario; onChange: (scenario: Scenario) => void }

/** One choice of a variant for each A/B test of the store. */
export function TestChoices({ scenario, onChange }: Props) {
  return useEveryEntry('abTest').map(({ key, title }) => (
    <VariantChoice key={key} test={key} title={title} scenario={scenario} onChange={onChange} />
  ))
}

function VariantChoice({ test, title, scenario, onChange }: Props & { test: string; title: string }) {
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
