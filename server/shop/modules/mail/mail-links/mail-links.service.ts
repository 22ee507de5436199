import type { MailLink, MailLinkPurpose } from '#contract/generated/types.ts'
import type { LinkCall, LinkHandler, MailLinkSeals } from './mail-link.ts'

type MailLinksDependencies = {
  links: Pick<MailLinkSeals, 'open'>
  handlers: Readonly<Record<MailLinkPurpose, LinkHandler>>
  now?: () => number
}

const gone: MailLink = { purpose: null, state: 'gone', product: null }

/** Links of mails: `state` only looks, since mail programs open links; `follow` is the button's. */
export const createMailLinks = ({ links, handlers, now = Date.now }: MailLinksDependencies) => {
  const answer = async (link: string, call: LinkCall, method: keyof LinkHandler): Promise<MailLink> => {
    const content = links.open(link, now())
    if (content === null) return gone
    const { purpose, id } = content
    return { purpose, ...(await handlers[purpose][method](id, call)) }
  }
  return {
    state: (link: string, call: LinkCall): Promise<MailLink> => answer(link, call, 'stateOf'),
    follow: (link: string, call: LinkCall): Promise<MailLink> => answer(link, call, 'follow'),
  }
}
