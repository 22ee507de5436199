import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { MailLink, type MailLinkFragment } from '../../generated/operations.ts'
import { query } from '../../lib/data/query.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type MailLinkData = { head: Head; link: string; found: MailLinkFragment; flash: Flash | null }

/** What the link of a mail is for. Looking changes nothing: mail programs open links, too. */
export async function loadMailLink(pageContext: PageContext): Promise<MailLinkData> {
  const link = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('link')
  if (!link) throw render(404, 'No link of a mail')
  const [{ getMailLink: found }, head] = await Promise.all([
    query(pageContext, MailLink, { link }),
    titledHead(pageContext, 'mailLink.title'),
  ])
  return { head, link, found, flash: pageContext.flash ?? null }
}
