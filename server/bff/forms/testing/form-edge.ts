import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { Test } from 'tap'
import { graphqlUploads } from '#lib/uploads/graphql-uploads.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import rateLimits from '../../security/rate-limits.ts'
import { testFlashes, testSeals } from '../../visitor/testing/seals.ts'
import visitor from '../../visitor/visitor-plugin.ts'
import { type Form, formRoutes } from '../form-route.ts'

/**
 * The routes of forms alone, with an engine that answers by `run`: sends one as a browser does without scripts. `perMinute` takes the place of
 * the forms' own limits.
 */
export async function formEdge(t: Test, run: EdgeRun, forms: readonly Form[], perMinute?: number) {
  const app = Fastify()
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(rateLimits, { redis: null, requestsPerMinute: 600 })
  const withFiles = forms.filter(({ filesPerMinute }) => filesPerMinute !== undefined)
  await app.register(graphqlUploads, {
    admit: async () => undefined,
    forms: withFiles.map(({ name }) => `/api/${name}/`),
  })
  const limited = forms.map((form) => (perMinute ? { ...form, limit: { ...form.limit, perMinute } } : form))
  await formRoutes(app, { run, flashes: testFlashes, persisted: { get: () => undefined } }, limited)
  t.teardown(() => app.close())
  const send = async (url: string, fields: Record<string, string> | FormData, headers: Record<string, string> = {}) => {
    const sent = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields))
    return app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'shop.test',
        'content-type': (sent.headers.get('content-type') ?? '').replace(';charset=UTF-8', ''),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }
  return {
    app,
    /** The whole response. */
    send,
    /** What tests of forms look at. */
    post: async (...sent: Parameters<typeof send>) => {
      const answer = await send(...sent)
      const flash = answer.cookies.find(({ name }) => name === 'flash')?.value
      return {
        status: answer.statusCode,
        location: answer.headers.location,
        cache: answer.headers['cache-control'],
        flash: testFlashes.open(flash),
        body: answer.body,
      }
    },
  }
}

/** To be sent with a form that asks for JSON. */
export const asScript = { accept: 'application/json' }
