import { islandCode } from '../lib/hydration/island-code.ts'

/** Around a page, and only ever seen: the browser keeps their HTML and never loads their script (see ShellPart). */
export const shellParts = {
  checkoutFooter: islandCode(
    'web/layouts/Footer/CheckoutFooter.tsx',
    async () => (await import('./Footer/CheckoutFooter.tsx')).CheckoutFooter,
  ),
  footer: islandCode('web/layouts/Footer/Footer.tsx', async () => (await import('./Footer/Footer.tsx')).Footer),
  navigation: islandCode(
    'web/layouts/Navigation/NavigationTree.tsx',
    async () => (await import('./Navigation/NavigationTree.tsx')).NavigationTree,
  ),
  serviceStrip: islandCode(
    'web/layouts/Header/ServiceStrip.tsx',
    async () => (await import('./Header/ServiceStrip.tsx')).ServiceStrip,
  ),
  shortcuts: islandCode(
    'web/layouts/Header/Shortcuts.tsx',
    async () => (await import('./Header/Shortcuts.tsx')).Shortcuts,
  ),
} as const

/** Switch of the business store; it is hydrated, since it leads to the page that is shown. */
export const languageSwitch = islandCode(
  'web/layouts/Header/language/LanguageSwitch.tsx',
  async () => (await import('./Header/language/LanguageSwitch.tsx')).LanguageSwitch,
)

export type ShellPartName = keyof typeof shellParts

export const shellPartNames = Object.keys(shellParts) as ShellPartName[]

/** The server has every part at hand, so that rendering never waits for code. */
export async function loadShellParts(): Promise<void> {
  await Promise.all([languageSwitch, ...Object.values(shellParts)].map((view) => view.load()))
}
