/**
 * Shows or hides what a flyout of the header says to those who have nothing: the server's words, beside what fills it (layouts/Header/flyout).
 * Called before the browser paints: what is pressed would move when they go. `headline`: where it says so, too.
 */
export function showWordsOfNone(flyout: HTMLElement, areShown: boolean, headline?: string): void {
  const title = headline && flyout.querySelector('h2')
  if (title) title.textContent = headline
  for (const part of flyout.querySelectorAll<HTMLElement>('[data-slot$="-none"]')) part.hidden = !areShown
}
