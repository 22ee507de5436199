import type { RenderRequest } from './page-context.ts'

/** The page is private and its answer would be shared: the edge asks again for one visitor, and shows nothing of what is drawn until then. */
export const isRefused = (request: Pick<RenderRequest, 'isPrivate' | 'isForOneVisitor'> | undefined): boolean =>
  request?.isPrivate === true && !request.isForOneVisitor
