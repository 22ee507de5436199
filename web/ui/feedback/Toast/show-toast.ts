import type { Toast } from './toast.ts'

/** A short notice in the corner that goes by itself. Its view is loaded with the first one; nothing waits for it. */
export function showToast(toast: Toast): void {
  import('./toast-view.ts').then(({ addToast }) => addToast(toast)).catch(() => undefined)
}
