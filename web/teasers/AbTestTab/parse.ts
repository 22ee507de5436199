import { type AttributeReader, buttonTypes, readAttributes } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { textColourOn } from '../definition/text-colour-on.ts'
import type { ImageTeaserProps } from '../ImageTeaser/parse.ts'

type Tab = { variantId: string; name: string; content: ImageTeaserProps }

export type AbTestTabProps = { testId: string; tabs: [Tab, ...Tab[]] }

export function parseAbTestTab({ attributes }: WireTeaser): AbTestTabProps | null {
  const read = readAttributes(attributes)
  const testId = read.text('testId')
  const [first, ...more] = read
    .list('tabs')
    .map((tab) => parseTab(tab, read.text('googleAnalytics')))
    .filter((tab) => tab !== null)
  return testId && first ? { testId, tabs: [first, ...more] } : null
}

function parseTab(read: AttributeReader, analyticsName: string | null): Tab | null {
  const variantId = read.text('variantId')
  const picture = read.picture('image')
  const headline = read.text('headline')
  if (!variantId || !picture || !headline) return null
  const background = read.colour('bgcolor', null)
  const buttonText = read.text('buttonText')
  const buttonType = read.choice('buttonType', buttonTypes, null)
  const name = read.text('tabText') ?? variantId
  return {
    variantId,
    name,
    content: {
      template: null,
      picture,
      pictureSide: 'right',
      headline,
      headlineColour: null,
      html: read.text('teasercontent'),
      columns: 1,
      link: read.link('link'),
      button: buttonText && buttonType ? { text: buttonText, type: buttonType, position: 'left' } : null,
      background,
      textColour: read.colour('textColor', textColourOn(background)),
      analyticsName: analyticsName && `${analyticsName} / ${name}`,
      isEager: false,
    },
  }
}
