/** Child of the bench: React's renderToString behind a bare Fastify. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import type { FirstPage } from '#web/lib/scope/first-page.ts'

const [tree = '', data = '', block = ''] = process.argv.slice(2)
const { PlainTree } = (await import(pathToFileURL(tree).href)) as { PlainTree: FunctionComponent<{ first: FirstPage }> }
const [first, inPage] = [data, block].map((file) => JSON.parse(readFileSync(file, 'utf8')) as FirstPage)

const app = Fastify()
app.get('/', async (_, reply) => {
  const body = renderToString(createElement(PlainTree, { first: first as FirstPage }))
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c')
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!DOCTYPE html><html><body><div id="root">${body}</div><script type="application/json" id="page-data">${json}</script></body></html>`,
    )
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('disconnect', () => {
  app
    .close()
    .catch(console.error)
    .finally(() => process.exit())
})
