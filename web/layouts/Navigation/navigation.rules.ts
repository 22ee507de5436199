/** A level-3 group is laid out in columns when it is long, and long beside what stands next to it (storefront.md §9). */
export function isMultiColumn(children: number, siblings: number): boolean {
  return children > 8 && children / Math.max(1, siblings) > 1.34
}

/** Milliseconds for which the mouse rests before something opens (storefront.md §9). */
export const delays = { department: 250, group: 300, hitarea: 700 } as const

/** Whoever moves sideways is on the way to the links beside the groups: those that are crossed wait longer. */
export const groupDelay = (isHeadingSideways: boolean): number => (isHeadingSideways ? delays.hitarea : delays.group)

/** How an entry stands to the page that is open: it is the page, it is above the page, or neither. */
export function currentness(entryPath: string, pagePath: string): 'page' | 'true' | undefined {
  const entry = withSlash(entryPath)
  const page = withSlash(pagePath)
  if (entry === page) return 'page'
  return entry !== '/' && page.startsWith(entry) ? 'true' : undefined
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
