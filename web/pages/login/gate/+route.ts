import type { PageContext } from 'vike/types'
import { loginGatePath } from '#web/lib/routing/to-login.ts'

/** Stands in the place of a page that is for members alone (lib/routing/to-login.ts), at that page's address and at none of its own. */
export default ({ urlPathname, urlOriginal }: PageContext) =>
  urlPathname === loginGatePath && new URL(urlOriginal, 'http://localhost').pathname !== loginGatePath
