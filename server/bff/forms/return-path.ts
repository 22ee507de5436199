import { parsePageUrl } from '../pages/address/page-url.ts'

/** Path of the page that a form names, to lead back to; the home page for anything that is no page of this shop. */
export function returnPath(wanted: string | null): string {
  if (!wanted || wanted.includes('\\')) return '/'
  return parsePageUrl(wanted)?.href ?? '/'
}
