import helmet from '@fastify/helmet'
import type { RouteShorthandOptions } from 'fastify'
import fp from 'fastify-plugin'
import { cspReportPath } from './csp-reports.ts'
import { locationOf } from './location.ts'

/**
 * The policy of a page. Inline scripts and style sheets are named by their hashes, which stay right when the page comes from a
 * cache; nothing else inline runs.
 */
export function contentSecurityPolicy(options: {
  styleHashes?: readonly string[]
  scriptHashes?: readonly string[]
  /** Origins that this page may show in frames. */
  frames?: readonly string[]
  /** Origins whose scripts draw parts of this page, with frames, calls and pictures of theirs. */
  widgets?: readonly string[]
  /**
   * Other origins that forms of this page may be sent to, or led to by a redirect: Chromium applies the directive to both.
   */
  formTargets?: readonly string[]
  isSecure: boolean
}): string {
  const styles = ["'self'", ...(options.styleHashes ?? []).map((hash) => `'${hash}'`)]
  const scripts = ["script-src 'self'", ...(options.scriptHashes ?? []).map((hash) => `'${hash}'`)]
  const { frames = [], widgets = [], formTargets = [] } = options
  const from = (...sources: readonly string[]) => sources.join(' ')
  const directives = [
    "default-src 'none'",
    from(...scripts, ...widgets),
    `style-src ${styles.join(' ')}`,
    from("img-src 'self' data:", ...widgets),
    "font-src 'self'",
    from("connect-src 'self'", ...widgets),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length + widgets.length > 0 ? [from('frame-src', ...frames, ...widgets)] : []),
    from("form-action 'self'", ...formTargets),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
  ]
  return directives.join('; ')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isFile?: boolean
  }
}

const nothing = "default-src 'none'; frame-ancestors 'none'"

/** For an answer that is made before anything is known of the request. */
export const bareHeaders = { 'x-content-type-options': 'nosniff', 'content-security-policy': nothing } as const

/**
 * Options of routes for pictures, scripts and styles, dozens of which a page loads: without the headers that only govern documents, which took
 * as many bytes as a small picture. They keep nosniff, their policy, and who may embed them.
 */
export const fileRoute = {
  logLevel: 'warn',
  config: { isFile: true },
  helmet: {
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  },
} as const satisfies RouteShorthandOptions

/** Headers of every answer, and every address that one leads to. Pages set their own policy (they know their styles); everything else may load nothing. */
export default fp<{ hasSecureSubdomains: boolean }>(
  async (app, { hasSecureSubdomains }) => {
    const transportSecurity = `max-age=31536000${hasSecureSubdomains ? '; includeSubDomains' : ''}`
    await app.register(helmet, {
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      if (!request.routeOptions.config.isFile) {
        reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()')
      }
      if (request.protocol === 'https') reply.header('strict-transport-security', transportSecurity)
      const location = reply.getHeader('location')
      if (typeof location === 'string') reply.header('location', locationOf(location))
      if (!reply.hasHeader('content-security-policy')) {
        reply.header('content-security-policy', nothing)
      }
      done(null, payload)
    })
  },
  { name: 'security-headers' },
)
