import { domainToASCII, domainToUnicode } from 'node:url'
import { cleanLine } from '#contract/text/clean-text.ts'

const isInternational = (host: string): boolean => /[^\p{ASCII}]|(?:^|\.)xn--/u.test(host)

const withHost = (email: string, convert: (host: string) => string): string => {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1)
  return at < 1 || !isInternational(host) ? email : `${email.slice(0, at + 1)}${convert(host) || host}`
}

/**
 * The one spelling in which an e-mail address is stored, compared and shown: small letters, a domain with letters of its language as
 * people write it. Browsers that turn such a domain into ASCII (xn--…) and those that do not give the same.
 */
export const normaliseEmail = (entered: string): string =>
  withHost(cleanLine(entered).toLowerCase(), (host) => domainToUnicode(domainToASCII(host)))

/** As mail servers and payment providers take it. */
export const asciiEmail = (email: string): string => withHost(email, domainToASCII)

/** Whether the domain can be written in ASCII. */
export const hasAsciiHost = (email: string): boolean => {
  const host = email.slice(email.lastIndexOf('@') + 1)
  return !isInternational(host) || domainToASCII(host) !== ''
}

/** Mailboxes of these hosts are the same with and without dots. */
const dotlessHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** One spelling of a mailbox: case, composed letters, the domain as ASCII, no tag after a plus sign, Gmail's dots. */
export const mailboxKey = (email: string): string => {
  const text = asciiEmail(normaliseEmail(email))
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const host = text.slice(at + 1)
  const mailbox = text.slice(0, at)
  const [name = ''] = mailbox.split('+')
  const local = name === '' ? mailbox : name
  return dotlessHosts.includes(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}
