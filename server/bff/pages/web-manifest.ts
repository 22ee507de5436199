import fp from 'fastify-plugin'
import { Texts } from '#web/generated/operations.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { answerOutage } from '../operations/outage.ts'
import type { ShopNames } from './shop-names.ts'

/** The web app manifest, for each store in its language. */
export default fp<{ run: EdgeRun; names: ShopNames }>(
  async (app, { run, names }) => {
    app.get('/manifest.webmanifest', async ({ visitor }, reply) => {
      const { data, errors } = await run(Texts, { prefixes: ['installation.'] }, visitor)
      // A manifest without names must not be cached.
      if (!data || errors?.length) {
        return answerOutage(reply)
      }
      const texts = new Map(data.getTranslationsByPrefix.map(({ key, value }) => [key, value]))
      const text = (key: string) => texts.get(`installation.${key}`) ?? names.of(visitor)
      reply.header('cache-control', 'public, max-age=3600').type('application/manifest+json; charset=utf-8')
      return JSON.stringify({
        id: '/',
        name: text('name'),
        short_name: text('shortName'),
        description: text('description'),
        lang: visitor.language,
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fffdf8',
        theme_color: '#fffdf8',
        categories: ['shopping'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      })
    })
  },
  { name: 'web-manifest', dependencies: ['visitor'] },
)
