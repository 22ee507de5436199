import sanitize, { type IOptions } from 'sanitize-html'

/** What editors may write. No styles, classes or scripts: the look is the shop's, and a text can never act. */
const allowList: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'span', 'br', 'hr'],
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
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attributes) => {
      const { target, rel: _rel, ...rest } = attributes
      return { tagName, attribs: target === '_blank' ? { ...rest, target, rel: 'noopener' } : rest }
    },
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attributes } }),
  },
  // Pictures come from the media library: no tracking pixels, no broken hosts.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[0-9a-f]{16}\/(?!.*\.\.)[\w./-]+$/.test(attribs.src ?? ''),
}

/** Editors' HTML made safe, once, when it is stored. Sanitising again changes nothing. */
export const sanitiseHtml = (html: string): string => sanitize(html, allowList)
