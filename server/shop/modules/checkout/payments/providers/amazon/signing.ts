import { constants, createHash, type KeyObject, sign } from 'node:crypto'

/** The newer of two algorithms, which differ by the salt: 32 bytes here, 20 in the old one. */
export const algorithm = 'AMZN-PAY-RSASSA-PSS-V2'
const saltLength = 32

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const signText = (privateKey: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(`${algorithm}\n${sha256(text)}`), {
    key: privateKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength,
  }).toString('base64')

type SignedRequest = {
  method: string
  url: URL
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string
}

const sorted = (headers: SignedRequest['headers']): [string, string][] =>
  Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1))

/** Method, path, sorted query, sorted headers, an empty line, names of the headers, hash of the body. */
export const canonicalRequest = ({ method, url, headers, body }: SignedRequest): string => {
  const query = url.search.slice(1).split('&').sort().join('&')
  const pairs = sorted(headers)
  const lines = pairs.map(([name, value]) => `${name}:${value}\n`).join('')
  return `${method}\n${url.pathname}\n${query}\n${lines}\n${pairs.map(([name]) => name).join(';')}\n${sha256(body)}`
}

/** Value of the header `authorization`. */
export const authorizationOf = (privateKey: KeyObject, publicKeyId: string, request: SignedRequest): string => {
  const names = sorted(request.headers).map(([name]) => name)
  const signature = signText(privateKey, canonicalRequest(request))
  return `${algorithm} PublicKeyId=${publicKeyId}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}

/** Signature of a button: the payload has to be rendered byte for byte as it was signed. */
export const buttonSignature = (privateKey: KeyObject, payload: string): string => signText(privateKey, payload)
