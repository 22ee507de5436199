import sanitize, { type Attributes, type IOptions } from 'sanitize-html'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * Ids of editors begin with it, so that none is an id of the page's own: its data (`page-data`), its forms' fields, or a name that scripts
 * look for in `window`.
 */
const ownIds = 'text-'

const ownId = (id: string): string => (id.startsWith(ownIds) ? id : `${ownIds}${id}`)

/** The id that a link within the page leads to; null for other links. */
const targetOf = (href: string | undefined): string | null => {
  if (!href?.startsWith('#')) return null
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

/** What editors may write. No styles, classes or scripts: the look is the shop's, and a text can never act. */
const allowList: IOptions = {
  allowedTags: [
    ...headings,
    ...['p', 'div', 'section', 'span', 'br', 'hr'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'figure', 'figcaption', 'details', 'summary'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'time'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img'],
  ],
  allowedAttributes: {
    '*': ['lang', 'title'],
    a: ['href', 'target', 'rel', 'hreflang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    details: ['open'],
    time: ['datetime'],
    abbr: ['title'],
    // Targets of links within a page.
    ...Object.fromEntries(headings.map((tag) => [tag, ['id']])),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Pictures come from the media library: no tracking pixels, no broken hosts.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[0-9a-f]{16}\/(?!.*\.\.)[\w./-]+$/.test(attribs.src ?? ''),
}

const heading = (tagName: string, { id, ...rest }: Attributes, ids: Set<string>) => {
  const isId = id !== undefined && /^\S+$/.test(id)
  if (isId) ids.add(ownId(id))
  return { tagName, attribs: isId ? { id: ownId(id), ...rest } : rest }
}

/** A link to a heading of the same text follows its id; others lead to what the page has by that name. */
const link = (tagName: string, { target, rel: _rel, ...rest }: Attributes, ids: ReadonlySet<string>) => {
  const within = targetOf(rest.href)
  const attribs = within !== null && ids.has(ownId(within)) ? { ...rest, href: `#${ownId(within)}` } : rest
  return { tagName, attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs }
}

/** `ids` are those of the text's headings, which are added. */
const sanitiseWith = (html: string, ids: Set<string>): string =>
  sanitize(html, {
    ...allowList,
    transformTags: {
      a: (tagName, attributes) => link(tagName, attributes, ids),
      img: (tagName, attributes) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attributes } }),
      ...Object.fromEntries(
        headings.map((tag) => [tag, (name: string, attributes: Attributes) => heading(name, attributes, ids)]),
      ),
    },
  })

/** Editors' HTML made safe, once, when it is stored. Sanitising again changes nothing. */
export const sanitiseHtml = (html: string): string => {
  const ids = new Set<string>()
  const safe = sanitiseWith(html, ids)
  // Links may stand before their heading.
  return ids.size === 0 ? safe : sanitiseWith(safe, ids)
}
