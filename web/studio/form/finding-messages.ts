import type { findingTexts } from '../texts/findings.ts'
import type { Finding } from './findings.ts'
import { parameterMessageOf } from './parameter-messages.ts'

type Texts = (typeof findingTexts)['de']

const known: readonly [RegExp, (texts: Texts, value: string) => string][] = [
  [/^is missing$/, (texts) => texts.missing],
  [/^is too long$/, (texts) => texts.tooLong],
  [/^is not known here$/, (texts) => texts.unknown],
  [/^must be one of (.*)$/, (texts, values) => texts.oneOf(values)],
  [/^must match (?:pattern|format)/, (texts) => texts.pattern],
  [/^must NOT have fewer than 1 characters$/, (texts) => texts.tooShort],
  [/^must NOT have fewer than (\d+)/, (texts, count) => texts.tooFew(count)],
  [/^must NOT have more than (\d+)/, (texts, count) => texts.tooMany(count)],
  [/^must NOT have duplicate items/, (texts) => texts.twice],
  [/^must match a schema in anyOf$/, (texts) => texts.oneMissing],
  [/^must be >= (\d+)/, (texts, count) => texts.tooFew(count)],
  [/^must be <= (\d+)/, (texts, count) => texts.tooMany(count)],
  [/^reaches beyond the twelfth column$/, (texts) => texts.beyond],
  [/^needs exactly one of its alternatives$/, (texts) => texts.alternatives],
  [/^is the path of (?:the page )?(.*), too$/, (texts, page) => texts.samePath(page)],
  [/^is a redirect to this page, /, (texts) => texts.ownRedirect],
  [/^is a redirect to (.*)$/, (texts, target) => texts.redirect(target)],
  [/^leads in a circle: (.*)$/, (texts, way) => texts.circle(way)],
  [/^hides the page (.*), which has this path$/, (texts, page) => texts.hidesPage(page)],
  [/^was changed by another editor/, (texts) => texts.changed],
  [/^is published as it is$/, (texts) => texts.published],
  [/^is no time$/, (texts) => texts.noTime],
  [/^must be after the publication$/, (texts) => texts.tooEarly],
  [/^is larger than (.*)$/, (texts, size) => texts.larger(size)],
  [/^has no schema: (.*)$/, (texts, type) => texts.noSchema(type)],
  [/^answers 404: it is none of (.*)$/, (texts, types) => texts.notShown(types)],
  [/^answers 410 as long as it is marked$/, (texts) => texts.gone],
  [/^is the id of something else on the page, too: (.*)$/, (texts, id) => texts.idOnPage(id)],
  [/^is the id of a teaser of the page (.*), too$/, (texts, page) => texts.idOfTeaser(page)],
  [/^is not after the time from which it is shown$/, (texts) => texts.endsBefore],
  [/^is a path of the application, /, (texts) => texts.application],
  [/^leads to a page whose end is planned: (.*)$/, (texts, target) => texts.ending(target)],
  [/^leads to nothing: (.*)$/, (texts, target) => texts.nowhere(target)],
  [/^names no A\/B test: (.*)$/, (texts, test) => texts.noTest(test)],
  [/^is no variant of the test: (.*)$/, (texts, variant) => texts.noVariant(variant)],
  [/^is (.*) in the translation/, (texts, type) => texts.otherType(type)],
  [/^is no category: (.*)$/, (texts, category) => texts.noCategory(category)],
  [/^shows a picture that is not in the media library: (.*)$/, (texts, picture) => texts.noPicture(picture)],
  [/^has placeholders without a value: (.*)$/, (texts, names) => texts.noValue(names)],
  [/^needs placeholders of the default: (.*)$/, (texts, names) => texts.lacksValue(names)],
  [/^is no message in the ICU format$/, (texts) => texts.noMessage],
  [/^must be a path of the shop or an absolute URL$/, (texts) => texts.target],
  [/^must be a path of the shop$/, (texts) => texts.shopPath],
  [/^leads to itself$/, (texts) => texts.toItself],
  [/^has no words$/, (texts) => texts.noWords],
  [/^has a term without words$/, (texts) => texts.termWithoutWords],
  [/^needs two terms or a meaning$/, (texts) => texts.twoTerms],
  [/^is a name that the edge needs itself$/, (texts) => texts.reserved],
  [/^must be 1 to 64 letters, digits, - or _$/, (texts) => texts.identifier],
  [/^have an id twice$/, (texts) => texts.variantTwice],
  [/^have no share at all$/, (texts) => texts.noShare],
  [/^begins after its end$/, (texts) => texts.emptySpan],
  [/^names no product$/, (texts) => texts.noProduct],
  [/^names no item$/, (texts) => texts.noItem],
  [/^is in it twice$/, (texts) => texts.productTwice],
  [/^is no id$/, (texts) => texts.noId],
  [/^needs a quantity of (.*)$/, (texts, range) => texts.quantity(range)],
  [/^are at most (\d+)$/, (texts, count) => texts.tooMany(count)],
  [/^must be an object of lists$/, (texts) => texts.noLists],
  [/^is not imported here$/, (texts) => texts.notImported],
  [/^stands in the list twice$/, (texts) => texts.listedTwice],
  [/^must be integer/, (texts) => texts.whole],
  [/^must be number/, (texts) => texts.number],
  [/^must be (?:string|array|object|boolean|null|an object$|a list$)/, (texts) => texts.wrongType],
  [/^must be (.*)$/, (texts, value) => texts.mustBe(value)],
]

/** What the engine found, in the language of the studio; a message that is not known here stays as it is. */
export function messageOf({ message }: Pick<Finding, 'message'>, texts: Texts): string {
  const ofParameter = parameterMessageOf(message, texts.parameters)
  if (ofParameter !== null) return ofParameter
  for (const [pattern, say] of known) {
    const match = pattern.exec(message)
    if (match) return say(texts, match[1] ?? '')
  }
  return message
}
