import { useTexts } from '../../lib/texts.ts'
import { previewTexts } from '../../texts/preview.ts'
import styles from './PageFrame.module.css'

/** How the address is answered to visitors in the scenario of the preview. */
export type PageAnswer = { status: number; leadsTo: string | null }

/** The edge draws a redirect as a page in the frame, so that the preview stays where it is. */
export const answerIn = (page: Document, status: number): PageAnswer => ({
  status,
  leadsTo: page.body?.dataset.leadsTo ?? null,
})

export function StatusNotice({ answer: { status, leadsTo } }: { answer: PageAnswer }) {
  const texts = useTexts(previewTexts).status
  if (status === 200) return null
  const message =
    leadsTo !== null
      ? texts.leads(status, leadsTo)
      : status === 410
        ? texts.gone
        : status === 404
          ? texts.missing
          : texts.other(status)
  return (
    <p className={styles.status} role="status">
      {message}
    </p>
  )
}
