import { lazy, Suspense } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { uiTexts } from '../../texts/ui.ts'
import type { HtmlFieldProps } from './html-field.ts'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').then((file) => ({ default: file.RichTextEditor })))

/** Formatted text; the editor is a file of its own, loaded with the first such field. */
export function HtmlField(props: HtmlFieldProps) {
  const texts = useTexts(uiTexts)
  return (
    <Suspense fallback={<p>{texts.loading}</p>}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
