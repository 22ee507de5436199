import { inBackground } from '#web/lib/browser/in-background.ts'
import { logFailure } from '#web/lib/browser/leaving.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'

const selector = 'button[data-add]'

const load = () => import('./add-from-card.ts')

/** What says failures in other cases is what could not be loaded. */
function showLoss(error: unknown): void {
  logFailure(error)
  showToast({ kind: 'error', text: pageText('error.internal') })
}

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

/**
 * The buttons on cards are static HTML. What an addition needs is fetched when the pointer or the focus reaches one, at the
 * latest when it is pressed.
 */
export function watchCards(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        if (buttonOf(event)) inBackground(load().then(({ prepare }) => prepare()))
      },
      { passive: true },
    )
  }
  document.addEventListener('click', (event) => {
    const button = buttonOf(event)
    if (button)
      load()
        .then(({ addFromCard }) => addFromCard(button))
        .catch(showLoss)
  })
}
