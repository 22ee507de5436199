import { type CallError, onCallError } from '../lib/apollo/call-errors.ts'
import { inBackground } from '../lib/browser/in-background.ts'
import { unlessLeaving } from '../lib/browser/leaving.ts'
import { needTexts } from '../lib/i18n/load-more-texts.ts'
import { pageText } from '../lib/i18n/page-texts.ts'
import { readFirstPage } from '../lib/scope/first-page.ts'
import { showToast } from '../ui/feedback/Toast/show-toast.ts'
import { isSilent } from './silence.ts'

/** What calls came to that no place on the page tells (transactions.md §8). */
export function start(): void {
  let shownAt = Number.NEGATIVE_INFINITY
  document.addEventListener('visibilitychange', () => {
    shownAt = document.hidden ? Number.POSITIVE_INFINITY : performance.now()
  })
  const isQuiet = () =>
    isSilent({ isHidden: document.hidden, sinceShown: performance.now() - shownAt, cookies: document.cookie })
  onCallError((error) => {
    if (!(isQuiet() && isOnlyMessage(error))) unlessLeaving(() => inBackground(tell(error)))
  })
}

const isOnlyMessage = ({ kind }: CallError) => kind === 'internal' || kind === 'refused'

const isOf = (room: string) => new RegExp(`^/${room}(?:/|$)`).test(location.pathname)

async function tell(error: CallError): Promise<void> {
  switch (error.kind) {
    case 'internal':
      return toast('internal', 'error', 'error.internal')
    case 'refused':
      return showToast({ kind: 'error', text: error.message })
    case 'login':
      // Nothing is left to end there.
      if (isOf('logout')) location.assign('/')
      return
    case 'expired':
      if (!readFirstPage().site.isB2b) return tell({ kind: 'revoked' })
      dropFlag('sessionExpired')
      return toast('sessionExpired', 'info', 'error.sessionExpired')
    case 'revoked':
      // What belonged to the visitor must not stay on the screen: the logout says why (storefront.md §2).
      if (isOf('myaccount') || isOf('checkout')) return location.assign('/logout')
      dropFlag('securityLogout')
      return toast('securityLogout', 'info', 'error.securityLogout')
  }
}

async function toast(id: string, kind: 'error' | 'info', key: string): Promise<void> {
  await needTexts(['error'])
  showToast({ id, kind, text: pageText(key) })
}

/** It has been said here; the next page need not. */
function dropFlag(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that the shop serves.
  document.cookie = `${name}=; Path=/; Max-Age=0`
}
