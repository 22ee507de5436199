import type { ContentKind } from '#contract/generated/types.ts'
import { abTestKind } from './ab-test.kind.ts'
import { editorListKind } from './editor-list.kind.ts'
import type { Kind } from './kind.ts'
import { pageKind } from './page.kind.ts'
import { redirectKind } from './redirect.kind.ts'
import { searchRedirectKind, synonymsKind } from './search.kinds.ts'
import { segmentKind } from './segment.kind.ts'
import { parameterKind, translationKind } from './texts.kinds.ts'

/** Every kind of record, one line each. */
export const kinds: Record<ContentKind, Kind> = {
  page: pageKind,
  redirect: redirectKind,
  abTest: abTestKind,
  translation: translationKind,
  parameter: parameterKind,
  searchRedirect: searchRedirectKind,
  synonyms: synonymsKind,
  segment: segmentKind,
  editorList: editorListKind,
}
