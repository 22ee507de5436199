/** Marks the row of a table of prices by quantity that the quantity of the buy form reaches; both are in the buy box. */
export function markTier(): void {
  const quantity = Number(document.querySelector<HTMLInputElement>('[data-choices] [name=quantity]')?.value)
  const rows = [...document.querySelectorAll<HTMLElement>('[data-from]')]
  const reached = rows.findLast((row) => Number(row.dataset.from) <= quantity)
  for (const row of rows)
    if (row === reached) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
}
