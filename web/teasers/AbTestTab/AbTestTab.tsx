import { useAbAssignments } from '../../lib/scope/use-page.ts'
import { ImageTeaser } from '../ImageTeaser/ImageTeaser.tsx'
import type { AbTestTabProps } from './parse.ts'

export { parseAbTestTab as parse } from './parse.ts'

/** The server knows the visitor's variant before it draws the page, so no other one ever flashes up. */
export function AbTestTab({ testId, tabs }: AbTestTabProps) {
  const assigned = useAbAssignments().find((assignment) => assignment.testId === testId)
  const tab = tabs.find(({ variantId }) => variantId === assigned?.variantId) ?? tabs[0]
  return <ImageTeaser {...tab.content} />
}
