import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { answerTooMany } from '../operations/too-many.ts'

/** Where browsers report what the policy of a page kept from loading. */
export const cspReportPath = '/api/csp-reports'

const maxBodyBytes = 16 * 1024

/** Of one network: a page that breaks its policy reports each element. */
const reportsPerMinute = 60

/** Directives of the policies (headers.ts), with what they fall back to: a bounded set of labels, whatever is sent. */
const directives: ReadonlySet<string> = new Set([
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...['img-src', 'font-src', 'connect-src', 'media-src', 'manifest-src', 'worker-src', 'frame-src', 'form-action'],
  ...['base-uri', 'frame-ancestors'],
])

type Report = { directive: string; blocked: string }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A word (`inline`, `eval`, `data`) or the origin of what was blocked: its path may be somebody's. */
function blockedOf(value: unknown): string {
  const text = String(value ?? '')
  if (/^[\w-]{1,20}$/.test(text)) return text
  return URL.canParse(text) ? new URL(text).origin : 'other'
}

/** `report-uri` sends one report, the Reporting API a list of them. */
function reportsOf(body: unknown): Report[] {
  const sent = Array.isArray(body) ? body.slice(0, 20) : [body]
  return sent.flatMap((each) => {
    const report = isObject(each) ? (each['csp-report'] ?? each.body) : null
    if (!isObject(report)) return []
    const named = String(
      report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive'] ?? '',
    )
    const [directive = ''] = named.split(' ', 1)
    return [
      {
        directive: directives.has(directive) ? directive : 'other',
        blocked: blockedOf(report['blocked-uri'] ?? report.blockedURL),
      },
    ]
  })
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * POST /api/csp-reports: counted by directive and logged without the page's address, which may hold a key. Anybody may send one, so a
 * report is a hint, and answers tell nothing.
 */
export default fp(
  async (app) => {
    const limit = app.addressLimit('csp-reports', reportsPerMinute)
    await app.register(async (routes) => {
      routes.removeAllContentTypeParsers()
      routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
        done(null, parsed(String(body))),
      )
      routes.post(
        cspReportPath,
        { bodyLimit: maxBodyBytes, logLevel: 'warn' },
        async (request: FastifyRequest, reply) => {
          reply.header('cache-control', 'private, no-store')
          const { isAllowed, retryAfter } = await limit(request)
          if (!isAllowed) return answerTooMany(reply, retryAfter)
          for (const report of reportsOf(request.body)) {
            app.edgeMetrics.policyViolation(report.directive)
            app.log.info(report, 'a page was kept from loading something')
          }
          return reply.code(204).send()
        },
      )
    })
  },
  { name: 'csp-reports', dependencies: ['rate-limits', 'metrics'] },
)
