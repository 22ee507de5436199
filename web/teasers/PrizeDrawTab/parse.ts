import { drawFormId, optionsIn } from '#schemas/form.rules.ts'
import { type AttributeReader, readAttributes, type TeaserLink, type TeaserPicture } from '../definition/attributes.ts'
import type { WireTeaser } from '../definition/define-teaser.ts'

export type PrizeDraw = {
  formId: string
  tabText: string
  picture: TeaserPicture
  headline: string
  html: string | null
  question: string | null
  answers: string[]
  /** ISO 8601; null when there is no such limit. */
  startsAt: string | null
  endsAt: string | null
  conditions: TeaserLink
  successHtml: string | null
}

export type PrizeDrawTabProps = {
  teaserId: string
  headline: string | null
  draws: PrizeDraw[]
  analyticsName: string | null
}

const maxDraws = 8

/** A draw without picture, headline or conditions is left out. */
export function parsePrizeDrawTab({ id, attributes }: WireTeaser): PrizeDrawTabProps | null {
  const read = readAttributes(attributes)
  const draws = read
    .list('tabs')
    .map((tab) => parseDraw(tab, id))
    .filter((draw) => draw !== null)
    .slice(0, maxDraws)
  if (draws.length === 0) return null
  return { teaserId: id, headline: read.text('headline'), draws, analyticsName: read.text('googleAnalytics') }
}

function parseDraw(read: AttributeReader, teaserId: string): PrizeDraw | null {
  const drawId = read.text('drawId')
  const picture = read.picture('image')
  const headline = read.text('headline')
  const conditions = read.link('conditionsLink')
  if (!drawId || !picture || !headline || !conditions) return null
  return {
    formId: drawFormId(teaserId, drawId),
    tabText: read.text('tabText') ?? headline,
    picture,
    headline,
    html: read.text('teasercontent'),
    question: read.text('question'),
    answers: optionsIn(read.text('answers')),
    startsAt: moment(read.text('startsAt')),
    endsAt: moment(read.text('endsAt')),
    conditions,
    successHtml: read.text('successText'),
  }
}

function moment(text: string | null): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? text : null
}
