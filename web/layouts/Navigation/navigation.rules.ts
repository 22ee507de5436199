/**
 * True when a level-3 group is laid out in columns: it is long, and long compared with its siblings (storefront.md §9).
 */
export function isMultiColumn(children: number, siblings: number): boolean {
  return children > 8 && children / Math.max(1, siblings) > 1.34
}

/** Milliseconds of hover before something opens or closes (storefront.md §9). */
export const delays = { department: 250, submenu: 300, hitarea: 700 } as const

/**
 * Delay before an open flyout gives way to a crossed entry's: longer while the mouse moves down, towards the links of the open one.
 */
export const switchDelay = (isHeadingDown: boolean): number => (isHeadingDown ? delays.hitarea : delays.submenu)

/** Value of aria-current: `page` for the open page's entry, `true` for an entry above it. */
export function currentness(entryPath: string, pagePath: string): 'page' | 'true' | undefined {
  const entry = withSlash(entryPath)
  const page = withSlash(pagePath)
  if (entry === page) return 'page'
  return entry !== '/' && page.startsWith(entry) ? 'true' : undefined
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
