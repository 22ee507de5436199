import { inBackground } from '../../../lib/browser/in-background.ts'

const selector = 'button[data-add]'

const load = () => import('./add-from-card.ts')

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
    if (button) inBackground(load().then(({ addFromCard }) => addFromCard(button)))
  })
}
