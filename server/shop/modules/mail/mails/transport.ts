import { createTransport } from 'nodemailer'
import { asciiEmail } from '#lib/email-address.ts'
import type { MailFile } from './mails.repository.ts'

export type MailSettings = {
  /** smtp:// or smtps:// with user and password; null: mails stay in the outbox. */
  smtpUrl: string | null
  /** Of stores that name no sender of their own, for example: Pausenhof <service@pausenhof.example>. */
  from: string
}

export type Message = {
  messageId: string
  /** A name with an address. */
  from: string
  to: string
  /** Where answers go. */
  replyTo: string
  subject: string
  text: string
  /** Shows pictures by cid:<id>. */
  html: string
  language: string
  /** A POST to it ends mails of this kind; null where there is no such thing. */
  endUrl: string | null
  pictures: { id: string; content: Buffer }[]
}

/** The server has said no to this mail for good: trying again would not help. */
export class MailRefused extends Error {}

type SmtpError = NodeJS.ErrnoException & { responseCode?: number; command?: string }

/** Commands about one mail. What a server says no to before them (the password, the sender) is not the mail's fault, and gets mended. */
const aboutMail: readonly (string | undefined)[] = ['RCPT TO', 'DATA']

/** Time-outs of a connection and of an answer, in milliseconds; together below what a job may take. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 }

/**
 * After a server that did not answer in time, no mail is tried for so many milliseconds: each would hold one of the few jobs that an engine
 * does at a time, and captures and refunds would wait behind the mails.
 */
const rest = 30_000

/** Sends by SMTP, with a file to be saved; null without a server. */
export const createMailTransport = ({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>, patience = { ...timeouts, rest }) => {
  if (smtpUrl === null) return null
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true })
  let restsUntil = 0
  return async ({ language, pictures, endUrl, ...message }: Message, file: MailFile | null): Promise<void> => {
    if (performance.now() < restsUntil) throw new Error('the mail was not tried: the server did not answer just now')
    try {
      await transport.sendMail({
        ...message,
        to: asciiEmail(message.to),
        replyTo: asciiEmail(message.replyTo),
        attachments: [
          ...pictures.map(({ id, content }) => ({
            cid: id,
            filename: `${id}.png`,
            content,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          })),
          ...(file ? [{ filename: file.name, content: file.content, contentType: file.mediaType }] : []),
        ],
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(endUrl !== null && {
            'List-Unsubscribe': `<${endUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    } catch (error) {
      const { responseCode = 0, command, code = 'unknown' } = error as SmtpError
      // What a server answers may name the recipient, so the code alone is passed on.
      if (responseCode >= 500 && aboutMail.includes(command)) throw new MailRefused(`smtp ${responseCode}`)
      if (code === 'ETIMEDOUT') restsUntil = performance.now() + patience.rest
      throw new Error(`the mail was not taken: ${responseCode ? `smtp ${responseCode}` : code}`)
    }
  }
}
