import { usePageScope } from '../lib/page-scope.ts'

/** Stands for a type of teaser that this build doesn't know: nothing for visitors, a note for editors and in the log. */
export function Fallback({ type }: { type: string }) {
  const { isPreview, record } = usePageScope()
  record.report(`teaser type ${type}`)
  return isPreview ? <p role="note">{type}</p> : null
}
