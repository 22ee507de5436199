import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { SwrCache } from '../../cache/swr-cache.ts'
import { testFlashes, testSeals } from '../../visitor/testing/seals.ts'
import visitor from '../../visitor/visitor-plugin.ts'
import pages, { type PagesOptions } from '../pages.ts'
import type { PageRenderer, RenderInput, RenderResult } from '../render/render-page.ts'

/** A renderer whose pages a test decides, with the inputs it was given. */
export type FakeRenderer = PageRenderer & {
  rendered: RenderInput[]
  answer: (input: RenderInput) => Promise<RenderResult>
}

export function page(html: string, status = 200): RenderResult {
  return {
    status,
    document: { body: Buffer.from(html), styleHashes: ['sha256-abc'] },
    needsOneVisitor: false,
    isPublic: true,
    tags: ['content'],
    ttls: [60],
  }
}

export function fakeRenderer(): FakeRenderer {
  const fake: FakeRenderer = {
    buildId: 'build',
    isCacheable: true,
    rendered: [],
    answer: async ({ href, visitor }) => page(`${visitor.store} ${href}`),
    render: (input) => {
      fake.rendered.push(input)
      return fake.answer(input)
    },
  }
  return fake
}

export const limitOf = (max: number, queue: number) => new AdaptiveLimit({ min: 1, max, queue, maxWaitMs: 60_000 })

type Test = { teardown: (fn: () => unknown) => void }
type Options = Pick<PagesOptions, 'renderer' | 'run'> & Partial<PagesOptions>

/** The edge's pages alone, with a page cache in this process. */
export async function startPages(t: Test, options: Options): Promise<{ app: FastifyInstance; cache: SwrCache }> {
  const app = Fastify()
  const cache = new SwrCache({ namespace: 'pages', shared: null, log: app.log })
  await app.register(cookie)
  await app.register(visitor, { seals: testSeals })
  await app.register(pages, { cache, limit: limitOf(4, 8), flashes: testFlashes, ...options })
  t.teardown(() => app.close())
  return { app, cache }
}

/** Async, so that the request is sent at once: light-my-request sends it only when its result is awaited. */
export async function get(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'localhost', ...headers } })
}
