/**
 * The edge links bundles of style sheets inside the page, where its first screen ends. Sheets of parts that come later are
 * put into the head and must win over them: so the bundles move there, before any of those is asked for. Each sheet of a
 * bundle is listed as a disabled link, so that the module loader counts it as loaded.
 */
export function settleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('#root link[rel="stylesheet"]')) {
    const names = link.href.match(/\/sheets\/(.+)\.css$/)?.[1]?.split('.') ?? []
    document.head.append(
      ...names.map((name) =>
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          disabled: true,
          href: `/assets/static/${name}.css`,
        }),
      ),
    )
    // The browser has it already; until the second is applied the first stays.
    const settled = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
    settled.addEventListener('load', () => link.remove(), { once: true })
    document.head.append(settled)
  }
}
