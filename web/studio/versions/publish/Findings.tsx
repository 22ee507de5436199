import type { Field as FieldModel } from '../../form/fields.ts'
import { messageOf } from '../../form/finding-messages.ts'
import type { Finding } from '../../form/findings.ts'
import { useUiLanguage } from '../../form/form-scope.ts'
import { teaserForm } from '../../form/schemas.ts'
import { useTexts } from '../../lib/texts.ts'
import { findingTexts } from '../../texts/findings.ts'
import { publishTexts } from '../../texts/publish.ts'
import { labelsOf } from '../draft/differences.ts'
import styles from './Findings.module.css'

type Props = { title: string; findings: readonly Finding[]; form: FieldModel | null; body: unknown }

/** What is wrong with a record, each with the labels of its field. */
export function Findings({ title, findings, form, body }: Props) {
  const texts = useTexts(findingTexts)
  const { whole } = useTexts(publishTexts)
  const language = useUiLanguage()
  if (findings.length === 0) return null
  return (
    <section className={styles.findings}>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.path} ${finding.message}`}>
            <strong>
              {labelsOf(finding.path, { form, body, attributesOf: teaserForm }, language).join(' › ') || whole}
            </strong>
            : {messageOf(finding, texts)}
          </li>
        ))}
      </ul>
    </section>
  )
}
