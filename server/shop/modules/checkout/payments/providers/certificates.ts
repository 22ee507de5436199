import { type KeyObject, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { LRUCache } from 'lru-cache'
import { callProvider } from './provider-http.ts'

const maxCached = 20
const cachedMs = 24 * 60 * 60 * 1000

const blocks = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

const parse = (pem: string): X509Certificate[] => {
  try {
    return (pem.match(blocks) ?? []).map((block) => new X509Certificate(block))
  } catch {
    return []
  }
}

const isValidNow = ({ validFrom, validTo }: X509Certificate): boolean =>
  Date.parse(validFrom) <= Date.now() && Date.now() <= Date.parse(validTo)

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Longest way from a certificate to a trusted one. */
const maxSteps = 6

/** The first certificate is led back to a trusted one by the others, and none is out of date. */
const isTrusted = ([leaf, ...others]: readonly X509Certificate[], roots: readonly X509Certificate[]): boolean => {
  let current = leaf
  for (let step = 0; current && step < maxSteps; step += 1) {
    const certificate = current
    if (!isValidNow(certificate)) return false
    if (roots.some((root) => isValidNow(root) && isIssuedBy(certificate, root))) return true
    current = others.find((other) => other.ca && other !== certificate && isIssuedBy(certificate, other))
  }
  return false
}

let systemRoots: X509Certificate[] | undefined

const rootsOf = (authority: string | null): X509Certificate[] => {
  if (authority !== null) return parse(authority)
  systemRoots ??= parse(rootCertificates.join('\n'))
  return systemRoots
}

type Options = {
  provider: string
  timeoutMs: number
  /** PEM; null for what Node trusts. */
  authority: string | null
  /** The provider shows the certificates between its own and a trusted one as well. */
  hasChain: boolean
  /** Where the provider keeps its certificates. */
  isProviders: (url: URL) => boolean
}

/** Keys of a provider's certificates by their address, which a message names: one that is not the provider's is not called. */
export const createCertificates = ({ provider, timeoutMs, authority, hasChain, isProviders }: Options) => {
  const cached = new LRUCache<string, KeyObject>({ max: maxCached, ttl: cachedMs })

  /** Null when the address or the certificate is not the provider's. @throws ProviderUnavailable */
  return async (address: string): Promise<KeyObject | null> => {
    const known = cached.get(address)
    if (known) return known
    if (!URL.canParse(address) || !isProviders(new URL(address))) return null
    const { status, text } = await callProvider(provider, timeoutMs, { method: 'GET', url: address })
    const chain = status === 200 ? parse(text) : []
    const [leaf] = chain
    if (!leaf || !isValidNow(leaf) || (hasChain && !isTrusted(chain, rootsOf(authority)))) return null
    cached.set(address, leaf.publicKey)
    return leaf.publicKey
  }
}

/** Hosts of PayPal's certificates, of the real API and of PayPal's own sandbox. */
export const payPalHosts: ReadonlySet<string> = new Set(['api.paypal.com', 'api.sandbox.paypal.com'])

const euRegions = ['central-1', 'central-2', 'north-1', 'south-1', 'south-2', 'west-1', 'west-2', 'west-3']

/** Hosts of Amazon's message service in Europe, where Amazon Pay's notifications for European shops come from. */
export const messageServiceHosts: ReadonlySet<string> = new Set(
  euRegions.map((region) => `sns.eu-${region}.amazonaws.com`),
)

/** By https from a host of the provider, or, with an authority of its own (the sandbox), from where its API is. */
export const isAddressOf =
  (hosts: ReadonlySet<string>, { url, authority }: { url: string; authority: string | null }) =>
  ({ protocol, hostname, origin, port }: URL): boolean =>
    authority === null ? protocol === 'https:' && port === '' && hosts.has(hostname) : origin === new URL(url).origin
