import type { FastifyInstance } from 'fastify'
import { buildApp } from '../bff/app.ts'
import { readEnvironment } from '../bff/environment.ts'
import type { PageRenderer } from '../bff/pages/render/render-page.ts'
import { testSecrets } from '../bff/security/testing/api-token.ts'

type Teardown = { teardown: (work: () => unknown) => void }

/** For tests that open no page. */
export const noPages: PageRenderer['render'] = async () => ({
  status: 503,
  needsOneVisitor: false,
  isPublic: false,
  tags: [],
  ttls: [],
})

/**
 * The real edge in front of an engine at `url`, as shop.test, without a build of the web: `render` draws its pages. `settings` are variables of
 * the environment that differ.
 */
export async function startPlainEdge(
  t: Teardown,
  url: string,
  render: PageRenderer['render'],
  settings: Record<string, string> = {},
): Promise<FastifyInstance> {
  const app = await buildApp(
    readEnvironment({
      UPSTREAM_URL: url,
      UPSTREAM_CLIENT_ID: 'edge',
      UPSTREAM_CLIENT_SECRET: 'a-secret-of-tests',
      EDGE_SECRETS: testSecrets,
      WEB_DIST: import.meta.dirname,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      EDGE_HOSTS: 'shop.test',
      ...settings,
    }),
    { buildId: 'build-of-tests', isCacheable: true, render },
  )
  t.teardown(() => app.close())
  await app.ready()
  return app
}
