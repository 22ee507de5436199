import { type DOMReadyEvent, definePlugin, HtmlValidate, Rule } from 'html-validate'

/** Names with a hyphen that HTML knows, beside `data-` and `aria-`; the compiler checks all others where they are written. */
const hyphened = ['accept-charset', 'http-equiv']

/** JSX takes every attribute with a hyphen, so what a library invented would pass unseen. SVG has names of its own. */
class KnownAttributes extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const element of document.querySelectorAll('*')) {
        if (element.closest('svg')) continue
        for (const { key } of element.attributes) {
          if (!key.includes('-') || /^(?:aria|data)-/.test(key) || hyphened.includes(key)) continue
          this.report(element, `${key} is no attribute of HTML`)
        }
      }
    })
  }
}

/** ARIA in HTML forbids to say again what `disabled` says, and even more to deny it. */
class DisabledOnce extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const element of document.querySelectorAll('[disabled]'))
        if (element.hasAttribute('aria-disabled')) this.report(element, 'aria-disabled beside disabled')
    })
  }
}

/**
 * The standard, and no taste: React's way of writing attributes and the editors' own markup are what they are. html-validate: the
 * maintained validator that runs in Node; the W3C's own takes Java.
 */
const validator = new HtmlValidate({
  root: true,
  plugins: [
    definePlugin({
      name: 'shop',
      rules: { 'shop/known-attributes': KnownAttributes, 'shop/disabled-once': DisabledOnce },
    }),
  ],
  extends: ['html-validate:standard'],
  rules: {
    'aria-hidden-body': 'error',
    'empty-heading': 'error',
    'empty-title': 'error',
    'hidden-focusable': 'error',
    'input-attributes': 'error',
    'no-redundant-role': 'error',
    'shop/known-attributes': 'error',
    'shop/disabled-once': 'error',
  },
})

/** What is wrong with a document's HTML, each kind of violation once, with the first place; empty when nothing is. */
export async function violationsOfMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const places = new Map<string, string>()
  for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
    const violation = `${ruleId}: ${message}`
    if (!places.has(violation)) places.set(violation, `${violation} ${selector ?? ''}`)
  }
  return [...places.values()]
}
