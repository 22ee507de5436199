/** What the shop is called, as the edge writes it into the document (server/bff/studio/studio-files.ts). */
export const shopName =
  globalThis.document?.querySelector('meta[name="application-name"]')?.getAttribute('content')?.trim() ?? ''

export const studioName = `${shopName} Studio`.trim()

/** Its first letter or digit, which stands for it where there is little room. */
export const shopInitial = (/[\p{L}\p{N}]/u.exec(studioName)?.[0] ?? 'S').toUpperCase()
