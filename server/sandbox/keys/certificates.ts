import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** PEM of a certificate and of its private key. */
export type CertificateKeyPair = { certificate: string; privateKey: string }

const days = 24 * 60 * 60 * 1000

/** DER: a tag, the length, the content. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content)

const commonName = '550403'
/** SHA-256 with RSA. */
const algorithm = sequence(identifier('2a864886f70d01010b'), der(0x05))

const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(identifier(commonName), der(0x0c, Buffer.from(text)))))

const time = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

/** Basic constraints: critical, an authority or not. */
const constraints = (isAuthority: boolean): Buffer =>
  sequence(
    identifier('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, sequence(...(isAuthority ? [der(0x01, Buffer.from([0xff]))] : []))),
  )

type Issue = { subject: string; issuer: string; key: KeyObject; signer: KeyObject; isAuthority: boolean }

const issue = ({ subject, issuer, key, signer, isAuthority }: Issue): string => {
  const now = Date.now()
  const serial = randomBytes(8)
  // Positive, without a leading zero.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    nameOf(issuer),
    sequence(time(new Date(now - days)), time(new Date(now + 3650 * days))),
    nameOf(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(constraints(isAuthority))),
  )
  const body = sequence(content, algorithm, bits(sign('sha256', content, signer)))
  const lines = body.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const authorityName = 'Pausenhof sandbox authority'

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A certificate that signs others, valid for ten years. */
export const issueAuthority = (): CertificateKeyPair => {
  const { publicKey, privateKey } = newPair()
  return {
    certificate: issue({
      subject: authorityName,
      issuer: authorityName,
      key: publicKey,
      signer: privateKey,
      isAuthority: true,
    }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A certificate of a name, signed by the authority. */
export const issueCertificate = (subject: string, signer: KeyObject): CertificateKeyPair => {
  const { publicKey, privateKey } = newPair()
  return {
    certificate: issue({ subject, issuer: authorityName, key: publicKey, signer, isAuthority: false }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
