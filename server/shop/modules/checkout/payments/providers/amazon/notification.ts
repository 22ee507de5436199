import { verify } from 'node:crypto'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReceivedMessage } from '../../payment-method.ts'
import type { AmazonSettings } from '../../payment-settings.ts'
import { createCertificates, isAddressOf, messageServiceHosts } from '../certificates.ts'

/** What Amazon's message service (SNS) sends, as text/plain. */
const envelope = Type.Object({
  Type: Type.Literal('Notification'),
  MessageId: Type.String({ minLength: 1, maxLength: 100 }),
  TopicArn: Type.String(),
  Subject: Type.Optional(Type.String()),
  Message: Type.String(),
  Timestamp: Type.String(),
  SignatureVersion: Type.Union([Type.Literal('1'), Type.Literal('2')]),
  Signature: Type.String(),
  SigningCertURL: Type.String(),
})

/** It says what has changed, never how it stands. */
const content = Type.Object({
  ObjectType: Type.String(),
  ObjectId: Type.String(),
  ChargePermissionId: Type.Optional(Type.String()),
})

const isEnvelope = Compile(envelope)
const isContent = Compile(content)

type Envelope = Static<typeof envelope>

export type AmazonNotification = { id: string; objectType: string; chargePermissionId: string }

const parse = <Schema extends TSchema>(
  format: { Check: (value: unknown) => value is Static<Schema> },
  text: string,
): Static<Schema> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return format.Check(value) ? value : null
  } catch {
    return null
  }
}

/** Names and values in the order of the names; the subject only when there is one. */
const signedText = (message: Omit<Envelope, 'Signature' | 'SigningCertURL' | 'SignatureVersion'>): string =>
  (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
    .flatMap((name) => (message[name] === undefined ? [] : `${name}\n${message[name]}\n`))
    .join('')

/** Permission of charges and refunds, whose ids begin with that of their permission. */
const permissionOf = ({ ObjectId, ChargePermissionId }: Static<typeof content>): string =>
  ChargePermissionId ?? ObjectId.replace(/-[CR]\d+$/, '')

/** Verifies notifications by the certificate that they name, if it is of Amazon's message service. */
export const createNotificationReader = (settings: AmazonSettings) => {
  const keyOf = createCertificates({
    provider: 'amazon',
    timeoutMs: settings.timeoutMs,
    authority: settings.authority,
    // Amazon shows the certificate alone; that it came from its host by https is what its documents ask for.
    hasChain: settings.authority !== null,
    isProviders: isAddressOf(messageServiceHosts, settings),
  })

  /** Null for what Amazon has not signed. @throws ProviderUnavailable without the certificate */
  return async ({ body }: ReceivedMessage): Promise<AmazonNotification | null> => {
    const message = parse<typeof envelope>(isEnvelope, body.toString('utf8'))
    const key = message && (await keyOf(message.SigningCertURL))
    if (!message || !key) return null
    const digest = message.SignatureVersion === '1' ? 'sha1' : 'sha256'
    const signature = Buffer.from(message.Signature, 'base64')
    if (!verify(digest, Buffer.from(signedText(message)), key, signature)) return null
    const change = parse<typeof content>(isContent, message.Message)
    return change && { id: message.MessageId, objectType: change.ObjectType, chargePermissionId: permissionOf(change) }
  }
}
