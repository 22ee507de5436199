import { constants, createHash, createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import type { Message } from '../notifications.ts'

const algorithm = 'AMZN-PAY-RSASSA-PSS-V2'
const saltLength = 32

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const isSigned = (privateKey: string, text: string, signature: string): boolean =>
  verify(
    'sha256',
    Buffer.from(`${algorithm}\n${sha256(text)}`),
    { key: createPublicKey(privateKey), padding: constants.RSA_PKCS1_PSS_PADDING, saltLength },
    Buffer.from(signature, 'base64'),
  )

export type SignedRequest = {
  method: string
  /** With its query. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** Null, or what is wrong with the signature of a call. */
export const requestError = (
  { publicKeyId, privateKey }: { publicKeyId: string; privateKey: string },
  { method, url, headers, body }: SignedRequest,
): string | null => {
  const parts = /^(\S+) PublicKeyId=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(.+)$/.exec(
    String(headers.authorization ?? ''),
  )
  if (!parts) return 'MissingAuthentication'
  const [, name, keyId, names = '', signature = ''] = parts
  if (name !== algorithm) return 'UnsupportedAlgorithm'
  if (keyId !== publicKeyId) return 'InvalidAccount'
  const needed = ['accept', 'content-type', 'x-amz-pay-date', 'x-amz-pay-host', 'x-amz-pay-region']
  if (needed.some((header) => !names.split(';').includes(header))) return 'MissingSignedHeader'
  // Documents write the date with dashes, the SDK without.
  if (!/^\d{4}-?\d\d-?\d\dT\d\d:?\d\d:?\d\dZ$/.test(String(headers['x-amz-pay-date']))) return 'InvalidDate'
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((header) => `${header}:${String(headers[header] ?? '')}\n`)
  const canonical = `${method}\n${path}\n${query.split('&').sort().join('&')}\n${lines.join('')}\n${names}\n${sha256(body)}`
  return isSigned(privateKey, canonical, signature) ? null : 'InvalidRequestSignature'
}

/** Signature of a button's payload. */
export const isButtonSigned = (privateKey: string, payload: string, signature: string): boolean =>
  isSigned(privateKey, payload, signature)

type Notice = { url: string; message: Record<string, unknown>; signer: { privateKey: string; url: string } }

/** A notification as Amazon's message service sends it: JSON as text/plain, the message in it as text. */
export const snsMessage = ({ url, message, signer }: Notice, isForged: boolean): Message => {
  const envelope = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:eu-west-1:000000000000:sandbox',
    Message: JSON.stringify(message),
    Timestamp: new Date().toISOString(),
    SignatureVersion: '1',
  }
  const text = (['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const)
    .map((name) => `${name}\n${envelope[name]}\n`)
    .join('')
  const Signature = sign('sha1', Buffer.from(isForged ? `${text}.` : text), signer.privateKey).toString('base64')
  return {
    url,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
    body: JSON.stringify({ ...envelope, Signature, SigningCertURL: signer.url }),
  }
}
