const picture = /\/media\/[0-9a-f]{16}\/[a-z0-9_]+\.avif/g
const departmentLink = /href="(\/[a-z-]+\/)"/g

/** Pages after the home page that are looked at in each store. */
const maxPages = 16

type Warming = {
  /** Addresses of the stores' home pages. */
  homes: readonly string[]
  /** Where pictures are drawn: not the edge, whose limits are for visitors. */
  engine: string
  signal: AbortSignal
}

/**
 * Has the pictures of home and department pages drawn, one after the other, so that the first visitor does not wait for
 * them. They are kept on disk: a later start finds them there. What cannot be loaded is drawn when a visitor asks for it.
 */
export async function warmPictures({ homes, engine, signal }: Warming): Promise<void> {
  const drawn = new Set<string>()
  const textOf = async (address: string): Promise<string> => {
    const response = await fetch(address, { signal })
    return response.ok ? response.text() : ''
  }
  const draw = async (html: string) => {
    for (const [path] of html.matchAll(picture)) {
      if (drawn.has(path)) continue
      drawn.add(path)
      await fetch(engine + path, { signal }).then((response) => response.arrayBuffer())
    }
  }
  try {
    const pages = new Map<string, string>()
    for (const home of homes) pages.set(home, await textOf(home))
    // Every home page before any department: it is what most visitors see first.
    for (const html of pages.values()) await draw(html)
    for (const [home, html] of pages) {
      const paths = new Set([...html.matchAll(departmentLink)].map(([, path = '/']) => path))
      for (const path of [...paths].slice(0, maxPages)) await draw(await textOf(new URL(path, home).href))
    }
  } catch {
    // The shop is stopping, or busy with visitors.
  }
}
