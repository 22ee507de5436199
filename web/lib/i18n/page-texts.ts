import { readFirstPage } from '../scope/first-page.ts'
import { formatMessage, type TextValues } from './format-message.ts'

/** A text of an area that the page has, for scripts that are no components; empty where there is none. */
export function pageText(key: string, values: TextValues = {}): string {
  const { texts, site } = readFirstPage()
  const text = texts[key]
  return text ? formatMessage(text, values, site.language) : ''
}
