export type Toast = {
  /** While one with it is shown, another is not. */
  id?: string
  kind: 'success' | 'error' | 'info'
  /** Ready to show, in the page's language. */
  text: string
  action?: { label: string; run: () => void }
}
