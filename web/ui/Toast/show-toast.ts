export type ToastKind = 'success' | 'error' | 'info'

export type Toast = {
  /** While one with it is shown, another is not. */
  id?: string
  kind: ToastKind
  /** Ready to show, in the page's language. */
  text: string
  action?: { label: string; run: () => void }
}

/** A short notice in the corner that goes by itself. Its view is loaded with the first one; nothing waits for it. */
export function showToast(toast: Toast): void {
  import('./toast-view.ts').then(({ addToast }) => addToast(toast)).catch(() => undefined)
}
