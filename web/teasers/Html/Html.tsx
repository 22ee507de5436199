import { RichText } from '../../ui/content/RichText/RichText.tsx'
import styles from './Html.module.css'
import type { HtmlProps } from './parse.ts'

export { parseHtml as parse } from './parse.ts'

export function Html({ html }: HtmlProps) {
  return <RichText html={html} className={styles.text} />
}
