import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { MailLink, MailLinkPurpose } from '#contract/generated/types.ts'
import type { Audience } from '#engine/call/audience.ts'
import { createSeals, type SealKey } from '#lib/seals.ts'

const purposes = [
  'confirmStockAlert',
  'endStockAlerts',
  'endReviewRequests',
  'confirmNewsletter',
  'endNewsletter',
  'confirmPrimeWaitingList',
  'endPrimeWaitingList',
] as const satisfies MailLinkPurpose[]

const Content = Type.Object(
  {
    purpose: Type.Enum([...purposes]),
    /** Id of the row that the link is about. */
    id: Type.String({ format: 'uuid' }),
    /** Milliseconds since 1970. */
    expires: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
)

type Content = Static<typeof Content>

const form = Compile(Content)
const maxLength = 400

const mailLinksPath = '/service/mails'

/** Seals what a link of a mail is for, and opens it again. */
export const createMailLinkSeals = (keys: readonly SealKey[]) => {
  const seals = createSeals(keys, 'mail link')
  return {
    /** Path of the page that the link leads to. */
    path: (content: Content): string => `${mailLinksPath}?link=${seals.seal(content)}`,

    /** Null for a link that is not ours, was changed, or has run out. */
    open: (link: string, now: number): Content | null => {
      const content = link.length > maxLength ? null : seals.open(link)
      return form.Check(content) && content.expires > now ? content : null
    },
  }
}

export type MailLinkSeals = ReturnType<typeof createMailLinkSeals>

export type LinkCall = Audience & { caller: { network: string } }

/** What a module does for links of one purpose. */
export type LinkHandler = {
  stateOf: (id: string, call: LinkCall) => Promise<Omit<MailLink, 'purpose'>>
  follow: (id: string, call: LinkCall) => Promise<Omit<MailLink, 'purpose'>>
}
