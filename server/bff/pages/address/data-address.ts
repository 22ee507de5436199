import { isCondition } from '#contract/conditions.ts'
import type { AbAssignment } from '#web/lib/page/site.ts'

/** The data of a page: the page's own address, the name of the data, and the variants of tests that it was made with. */
export type DataAddress = { url: string; name: string; abVariants: Record<string, string> }

/** At the end of a page's address: the name, then test and variant in turns. */
const parameter = /[?&]page-data=([\w-]{22})((?:\.[\w-]{1,64}\.[\w-]{1,64}){0,20})$/
const maxVariants = 20

/**
 * Address of a page's data. It names the variants, so that a browser that refuses cookies gets the data of its page; conditions follow
 * from the visitor's segments.
 */
export function dataAddressOf(href: string, name: string, abAssignments: readonly AbAssignment[]): string {
  const variants = abAssignments
    .filter(({ testId }) => !isCondition(testId))
    .slice(0, maxVariants)
    .map(({ testId, variantId }) => `.${testId}.${variantId}`)
  return `${href}${href.includes('?') ? '&' : '?'}page-data=${name}${variants.join('')}`
}

/** Null for the address of a page. */
export function readDataAddress(url: string): DataAddress | null {
  const found = url.includes('page-data=') ? parameter.exec(url) : null
  if (!found) return null
  const [, name = '', variants = ''] = found
  return {
    url: url.slice(0, found.index),
    name,
    abVariants: Object.fromEntries(
      [...variants.matchAll(/\.([^.]+)\.([^.]+)/g)].map(([, test, variant]) => [test, variant]),
    ),
  }
}
