import { useMemo } from 'react'
import type { Field } from '../form/fields.ts'
import { FormFindings } from '../form/form-scope.ts'
import { SchemaField } from '../form/SchemaField.tsx'
import type { DeskResultFragment } from '../generated/operations.ts'
import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'

type Props = {
  form: Field
  value: unknown
  onChange: (value: Record<string, unknown>) => void
  errors: DeskResultFragment['fieldErrors']
}

/** A form of the desk by the studio's fields, with what the engine found at each. */
export function DeskForm({ form, value, onChange, errors }: Props) {
  const { fieldErrors, refusals } = useTexts(deskTexts)
  const findings = useMemo(
    () =>
      errors.map(({ fieldName, code }) => ({
        path: fieldName,
        message: fieldErrors[code] ?? refusals.fields,
        level: 'error',
      })),
    [errors, fieldErrors, refusals],
  )
  return (
    <FormFindings value={findings}>
      <SchemaField
        field={form}
        value={value}
        path=""
        onChange={(next) => onChange((next ?? {}) as Record<string, unknown>)}
      />
    </FormFindings>
  )
}
