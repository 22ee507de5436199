/**
 * True when a level-3 group is laid out in columns: it is long, and long compared with its siblings (storefront.md §9).
 */
export function isMultiColumn(children: number, siblings: number): boolean {
  return children > 8 && children / Math.max(1, siblings) > 1.34
}

/** Milliseconds of hover before something opens (storefront.md §9). */
export const delays = { department: 250, group: 300, hitarea: 700 } as const

/** Delay before a crossed group opens: longer while the mouse moves sideways, towards the links beside the groups. */
export const groupDelay = (isHeadingSideways: boolean): number => (isHeadingSideways ? delays.hitarea : delays.group)

/** Value of aria-current: `page` for the open page's entry, `true` for an entry above it. */
export function currentness(entryPath: string, pagePath: string): 'page' | 'true' | undefined {
  const entry = withSlash(entryPath)
  const page = withSlash(pagePath)
  if (entry === page) return 'page'
  return entry !== '/' && page.startsWith(entry) ? 'true' : undefined
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
