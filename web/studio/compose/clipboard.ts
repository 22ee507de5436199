import type { Part } from '../page/page.ts'

/** Marks text as a part of a page, so that it is not pasted into a field by mistake. */
const mark = 'pausenhof-studio-part:'
const storageName = 'studio.copied'

/** Kept in the browser for pages of this store, and in the system's clipboard for other stores. */
export function copyPart(part: Part): void {
  const text = mark + JSON.stringify(part)
  localStorage.setItem(storageName, text)
  void navigator.clipboard?.writeText(text).catch(() => {
    // The browser refuses without a permission: pages of this store can still paste it.
  })
}

export const copiedPart = (): Part | null => readPart(localStorage.getItem(storageName) ?? '')

export function readPart(text: string): Part | null {
  if (!text.startsWith(mark)) return null
  try {
    return JSON.parse(text.slice(mark.length)) as Part
  } catch {
    return null
  }
}
