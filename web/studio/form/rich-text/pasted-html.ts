/**
 * HTML of the clipboard in the tags that the editor knows. Google Docs and Word say with styles what is bold, and Word what is a list;
 * the editor would ask the browser for those styles, and the studio's policy has the browser drop them. So their text is read, under
 * another name, since a style that is only parsed is told as a violation of the policy already.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(styleInTag, '$1data-style'), 'text/html')
  makeLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = stylesOf(element)
    element.removeAttribute('data-style')
    // Google Docs wraps everything in <b style="font-weight:normal">.
    if (/^(?:normal|400)$/.test(style.get('font-weight') ?? '') && element.matches('b, strong')) unwrap(element)
    else for (const tag of tagsFor(style)) wrapContent(element, tag)
  }
  // Parts of Office's own namespace hold nothing but spaces.
  for (const element of body.querySelectorAll('o\\:p')) unwrap(element)
  return body.innerHTML
}

const styleInTag = /(<[a-z][^<>]*\s)style(?=\s*=)/gi

function stylesOf(element: HTMLElement): Map<string, string> {
  const declarations = (element.getAttribute('data-style') ?? '').split(';').map((each) => each.split(/:(.*)/s))
  return new Map(declarations.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]))
}

function tagsFor(style: Map<string, string>): string[] {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  return [
    ...(/^(?:bold|bolder|[6-9]00)$/.test(style.get('font-weight') ?? '') ? ['strong'] : []),
    ...(/^(?:italic|oblique)/.test(style.get('font-style') ?? '') ? ['em'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ]
}

/** Only of what holds text: a heading is bold already, and a table can't be. */
function wrapContent(element: HTMLElement, tag: string): void {
  if (!element.matches('span, p, a, b, i, u, em, strong, font, li, td') || element.textContent?.trim() === '') return
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Word's lists are paragraphs with a mark in their style, and the number or bullet as text. */
function makeLists(body: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(stylesOf(paragraph).get('mso-list') ?? '')?.[1] ?? 1)
    const markers = [...paragraph.querySelectorAll<HTMLElement>('span[data-style*="mso-list"]')]
    const kind = /^\s*[\p{L}\p{N}]{1,5}[.)]/u.test(markers[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const marker of markers) marker.remove()
    if (paragraph.previousElementSibling !== last) open.length = 0
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(kind)
      const outer = open.at(-1)?.list.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    open.at(-1)?.list.append(item)
    last = open[0]?.list ?? null
    paragraph.remove()
  }
}
