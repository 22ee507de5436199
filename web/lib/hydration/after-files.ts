const fetches = new Map<string, Promise<unknown>>()

/**
 * What Vite puts around each `import()` of the browsers' build, in the place of its own helper: fetches the named files, then imports.
 * Most browsers of 2026 keep the failure of an import, or of a link that announces it, as long as the document lives (whatwg/html#6768).
 * A call they ask again: so what a bad line has swallowed comes with the next press.
 */
async function afterFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T | undefined> {
  try {
    await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
    return await load()
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
    dispatchEvent(event)
    if (!event.defaultPrevented) throw error
  }
}

function fetchOnce(href: string): Promise<unknown> | undefined {
  const started = fetches.get(href)
  // What the first page names is on its way or inlined.
  if (started || document.querySelector(`link[href="${href}"]`)) return started
  const fetched = (href.endsWith('.css') ? addSheet(href) : fetchScript(href)).catch((cause) => {
    fetches.delete(href)
    throw new Error(`Could not load ${href}`, { cause })
  })
  fetches.set(href, fetched)
  return fetched
}

/** Into the browser's cache, from where the import takes it. */
async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(String(response.status))
  await response.arrayBuffer()
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: () => resolve() })
    link.onerror = () => {
      link.remove()
      reject(new Error('No connection'))
    }
    document.head.append(link)
  })
}

/** The name that Vite's builds call. */
export { afterFiles as __vitePreload }
