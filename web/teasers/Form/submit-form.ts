import { type FieldFault, type FieldRule, faultOf, ticked } from '#schemas/form.rules.ts'
import { SubmitForm, type SubmitFormMutation, Texts } from '../../generated/operations.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import { formatMessage } from '../../lib/i18n/format-message.ts'
import { compileTexts } from '../../lib/i18n/load-texts.ts'

export type FormErrors = { general: string | null; fields: Readonly<Record<string, string>> }
type Submission = { formId: string; submissionId: string; values: { name: string; value: string }[] }

type Explain = (code: FieldFault['code'] | 'check' | 'failed', limit?: number | null) => string

let explaining: Promise<Explain> | undefined

/** Words for what can be wrong; asked for when somebody begins to fill in a form, since most pages never need them. */
export function loadExplanations(language: string): Promise<Explain> {
  explaining ??= queryOptional({}, Texts, { prefixes: ['forms.'] }).then(async (answer) => {
    if (!answer) explaining = undefined
    const texts = await compileTexts(answer?.getTranslationsByPrefix ?? [])
    return (code, limit) => {
      const text = texts[`forms.error.${code}`]
      return text ? formatMessage(text, { limit: limit ?? 0 }, language) : ''
    }
  })
  return explaining
}

/** What the form holds, a value for each of its fields. */
export function valuesOf(form: HTMLFormElement): Submission['values'] {
  const data = new FormData(form)
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
}

/** All fields in their order (storefront.md §5). */
export function faultsOf(fields: readonly FieldRule[], values: Submission['values']): [name: string, FieldFault][] {
  return fields.flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value ?? ''
    const fault = faultOf(field, value === 'on' ? ticked : value)
    return fault ? [[field.name, fault] as [string, FieldFault]] : []
  })
}

/** Null when the engine couldn't be asked. */
export async function submit(variables: Submission): Promise<SubmitFormMutation['submitForm'] | null> {
  try {
    const [{ client }, { documentOf }, { wordsOf }] = await Promise.all([
      import('../../lib/apollo/client.ts'),
      import('../../lib/apollo/run-in-browser.ts'),
      import('../../lib/apollo/words-of.ts'),
    ])
    const context = { tells: 'caller' as const }
    try {
      const { data } = await client.mutate({
        mutation: documentOf(SubmitForm),
        variables,
        fetchPolicy: 'no-cache',
        context,
      })
      return data?.submitForm ?? null
    } catch (error) {
      return { successful: false, generalErrorMessage: wordsOf(error), fieldErrors: [] }
    }
  } catch {
    return null
  }
}
