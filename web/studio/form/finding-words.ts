import type { formTexts } from '../texts/form.ts'
import type { Finding } from './findings.ts'

type Words = (typeof formTexts)['de']

const known: readonly [RegExp, (texts: Words, value: string) => string][] = [
  [/^is missing$/, (texts) => texts.missing],
  [/^is too long$/, (texts) => texts.tooLong],
  [/^is not known here$/, (texts) => texts.unknown],
  [/^must be one of (.*)$/, (texts, values) => texts.oneOf(values)],
  [/^must match (?:pattern|format)/, (texts) => texts.pattern],
  [/^must NOT have fewer than 1 characters$/, (texts) => texts.tooShort],
  [/^must NOT have fewer than (\d+)/, (texts, count) => texts.tooFew(count)],
  [/^must NOT have more than (\d+)/, (texts, count) => texts.tooMany(count)],
  [/^must be >= (\d+)/, (texts, count) => texts.tooFew(count)],
  [/^must be <= (\d+)/, (texts, count) => texts.tooMany(count)],
  [/^reaches beyond the twelfth column$/, (texts) => texts.beyond],
  [/^needs exactly one of its alternatives$/, (texts) => texts.alternatives],
  [/^is the path of the page (.*), too$/, (texts, page) => texts.samePath(page)],
  [/^is a redirect to this page, /, (texts) => texts.ownRedirect],
  [/^is a redirect to (.*)$/, (texts, target) => texts.redirect(target)],
  [/^leads in a circle: (.*)$/, (texts, way) => texts.circle(way)],
  [/^hides the page (.*), which has this path$/, (texts, page) => texts.hidesPage(page)],
  [/^was changed by another editor/, (texts) => texts.changed],
  [/^is published as it is$/, (texts) => texts.published],
  [/^is no time$/, (texts) => texts.noTime],
  [/^must be after the publication$/, (texts) => texts.tooEarly],
]

/** What the engine found, in the language of the studio; a message that is not known here stays as it is. */
export function wordsOf({ message }: Pick<Finding, 'message'>, texts: Words): string {
  for (const [pattern, say] of known) {
    const match = pattern.exec(message)
    if (match) return say(texts, match[1] ?? '')
  }
  return message
}
