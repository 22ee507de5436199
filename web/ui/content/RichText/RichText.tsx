import { classNames } from '../../class-names.ts'
import styles from './RichText.module.css'

type RichTextProps = {
  /** Sanitised when it was saved (content.graphql). */
  html: string
  as?: 'div' | 'section' | 'span'
  /** Secondary: smaller and quieter. */
  quiet?: boolean
  className?: string
}

/** HTML that editors wrote, in the shop's type. */
export function RichText({ html, as: Tag = 'div', quiet, className }: RichTextProps) {
  return (
    <Tag
      className={classNames(styles.text, quiet && styles.quiet, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine sanitises editors' HTML when it is saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
