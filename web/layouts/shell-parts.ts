import type { ComponentType } from 'react'

/** Around a page, and only ever seen: the browser keeps their HTML and never loads their script (see ShellPart). */
export type ShellPartName = keyof typeof files

const files = {
  footer: () => import('./Footer/Footer.tsx').then((file) => file.Footer),
  navigation: () => import('./Navigation/NavigationTree.tsx').then((file) => file.NavigationTree),
  serviceStrip: () => import('./Header/ServiceStrip.tsx').then((file) => file.ServiceStrip),
  shortcuts: () => import('./Header/Shortcuts.tsx').then((file) => file.Shortcuts),
} as const

/** Where the build's manifest finds their styles. */
export const sources: Readonly<Record<ShellPartName, string>> = {
  footer: 'web/layouts/Footer/Footer.tsx',
  navigation: 'web/layouts/Navigation/NavigationTree.tsx',
  serviceStrip: 'web/layouts/Header/ServiceStrip.tsx',
  shortcuts: 'web/layouts/Header/Shortcuts.tsx',
}

export const shellPartNames = Object.keys(files) as ShellPartName[]
const loaded = new Map<ShellPartName, ComponentType>()
const loading = new Map<ShellPartName, Promise<void>>()

export const findShellPart = (name: ShellPartName): ComponentType | undefined => loaded.get(name)

export function loadShellPart(name: ShellPartName): Promise<void> {
  let promise = loading.get(name)
  if (!promise) {
    promise = files[name]().then((part) => {
      loaded.set(name, part)
    })
    loading.set(name, promise)
  }
  return promise
}

/** The server has every part at hand, so that rendering never waits for code. */
export async function loadShellParts(): Promise<void> {
  await Promise.all(shellPartNames.map(loadShellPart))
}
