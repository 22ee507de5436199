const started = new WeakSet<HTMLInputElement>()

/** Leaves of a long list only the values that have what is typed, those behind "show all" included. */
export function startValueSearch(field: HTMLInputElement): void {
  const list = field.closest<HTMLElement>('[data-values]')
  if (!list || started.has(field)) return
  started.add(field)
  const none = document.createElement('p')
  none.role = 'status'
  field.after(none)

  const filter = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean)
    const rest = list.querySelector('details')
    if (rest && words.length > 0) rest.open = true
    let found = 0
    for (const value of list.querySelectorAll('li')) {
      const name = fold(value.querySelector('label')?.textContent ?? '')
      value.hidden = !words.every((word) => name.includes(word))
      if (!value.hidden) found += 1
    }
    none.textContent = found === 0 ? (field.dataset.none ?? '') : ''
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    // The form around it is not what is searched.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    event.stopPropagation()
    field.value = ''
    filter()
  })
  // The form takes typed words back with every choice; the choice was made among them.
  list.closest('form')?.addEventListener('reset', () => setTimeout(filter))
  if (field.value) filter()
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
