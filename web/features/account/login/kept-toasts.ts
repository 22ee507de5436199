import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import type { Toast } from '#web/ui/feedback/Toast/toast.ts'

const storageKey = 'toasts'

type Words = Pick<Toast, 'kind' | 'text'>

/** For the next document of this tab, where this one is about to be left. */
export function keepToasts(toasts: readonly Words[]): void {
  try {
    if (toasts.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(toasts))
  } catch {
    // They are only words.
  }
}

export function showStoredToasts(): void {
  try {
    const toasts = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Words[]
    sessionStorage.removeItem(storageKey)
    for (const toast of toasts) showToast(toast)
  } catch {
    // Nothing that could be shown.
  }
}
