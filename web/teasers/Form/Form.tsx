import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { EntryForm } from './EntryForm.tsx'
import styles from './Form.module.css'
import type { FormProps } from './parse.ts'

export { parseForm as parse } from './parse.ts'

export function Form({ headline, html, background, ...form }: FormProps) {
  const colour = useColourClass()
  return (
    <section className={classNames(styles.form, colour('background-color', background))}>
      {(headline || html) && (
        <div className={styles.words}>
          {headline && <Heading level={2}>{headline}</Heading>}
          {html && <RichText html={html} />}
        </div>
      )}
      <EntryForm {...form} />
    </section>
  )
}
