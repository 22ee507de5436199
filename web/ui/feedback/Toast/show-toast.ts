import { unlessLeaving } from '#web/lib/browser/leaving.ts'
import type { Toast } from './toast.ts'

/** A short notice in the corner that goes by itself. Its view is loaded with the first one; nothing waits for it. */
export function showToast(toast: Toast): void {
  const show = (): void => {
    import('./toast-view.ts').then(({ addToast }) => addToast(toast)).catch(() => undefined)
  }
  // What the browser dropped because the page is being left has not failed.
  if (toast.kind === 'error') unlessLeaving(show)
  else show()
}
