import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'

/** A page of one visitor is not even looked up when the answer may be shared: the edge asks again for that one alone. */
export function onCreatePageContext({ config, renderRequest }: PageContext) {
  if (!renderRequest || config.isPrivate !== true) return
  renderRequest.isPrivate = true
  if (!renderRequest.isForOneVisitor) throw render(401, 'A page of one visitor')
}
