{
  const script = document.currentScript
  const place = script.parentElement
  const [mark] = script.dataset.cookie.split(';')
  if (document.cookie.split('; ').includes(mark)) place.hidden = true
  place.addEventListener('click', ({ target }) => {
    if (!target.closest('[data-close]')) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = script.dataset.cookie + (location.protocol === 'https:' ? '; Secure' : '')
    place.hidden = true
    document.getElementById('content')?.focus({ preventScroll: true })
  })
}
