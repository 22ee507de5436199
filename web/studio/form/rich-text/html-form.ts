/** HTML in one form, to compare what an editor was given with what it would write. */
export function canonicalHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(write).join('').replaceAll(/\s+/g, ' ').trim()
}

function write(node: Node): string {
  if (node instanceof Text) return node.data.trim() === '' && !isBetweenWords(node) ? '' : node.data
  if (!(node instanceof Element)) return `<!--${node.nodeName}-->`
  const name = node.localName
  const attributes = [...node.attributes].map((each) => ` ${each.name}="${each.value}"`).sort()
  return `<${name}${attributes.join('')}>${[...node.childNodes].map(write).join('')}</${name}>`
}

const blocks = /^(?:h[1-6]|p|div|section|ul|ol|li|dl|dt|dd|blockquote|table|tbody|thead|tr|td|th|figure|hr|details)$/

/** A space between two inline elements is one that is seen; line breaks between blocks are not. */
const isBetweenWords = ({ previousSibling, nextSibling }: Text): boolean =>
  [previousSibling, nextSibling].every((node) => node && !(node instanceof Element && blocks.test(node.localName)))

const hasBlocks = (html: string): boolean =>
  /<(?:h[1-6]|p|div|section|ul|ol|dl|blockquote|table|figure|hr)\b/i.test(html)

/**
 * What the editor writes, as texts are stored here: items of lists without paragraphs, and a text without paragraphs stays
 * without.
 */
export function storedHtml(written: string, before: string): string {
  const { body } = new DOMParser().parseFromString(written, 'text/html')
  for (const item of body.querySelectorAll('li')) {
    const first = item.firstElementChild
    if (first?.localName === 'p' && item.querySelectorAll(':scope > p').length === 1)
      first.replaceWith(...first.childNodes)
  }
  const [only] = body.children
  if (body.children.length === 1 && only?.localName === 'p') {
    if (only.childNodes.length === 0) return ''
    if (before !== '' && !hasBlocks(before)) return only.innerHTML
  }
  return body.innerHTML
}
