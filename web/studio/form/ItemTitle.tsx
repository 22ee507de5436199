import { type Field, isGroupValue } from './fields.ts'
import { useUiLanguage } from './form-scope.ts'
import { type Searchable, useChosen } from './pickers/choices.ts'

type Props = { item: unknown; field: Field }

/** What tells an entry of a list from the others: the name of what was picked, else its first text. */
export function ItemTitle({ item, field }: Props) {
  const language = useUiLanguage()
  const picked = pickedIn(item, field)
  const chosen = useChosen(picked?.of ?? 'product', picked?.id ?? '')
  return chosen?.title || firstText(item, field, language) || field.label[language]
}

function pickedIn(item: unknown, { editor }: Field): { of: Searchable; id: string } | null {
  if (editor.kind !== 'group' || !isGroupValue(item)) return null
  for (const { key, editor: own } of editor.fields) {
    const value = item[key]
    if (own.kind === 'pick' && own.of !== 'media' && typeof value === 'string' && value !== '')
      return { of: own.of, id: value }
  }
  return null
}

/** Of the fields that are shown; of a text in both languages that of the studio. */
function firstText(item: unknown, { editor }: Field, language: 'de' | 'en'): string {
  if (editor.kind !== 'group' || !isGroupValue(item)) return ''
  const texts = editor.fields.flatMap(({ key }) => {
    const value = item[key]
    const text = isGroupValue(value) ? value[language] : value
    return typeof text === 'string' && text !== '' ? [text] : []
  })
  return (texts[0] ?? '').replaceAll(/<[^>]*>/g, ' ').slice(0, 60)
}
