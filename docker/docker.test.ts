import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import t from 'tap'
import { parse } from 'yaml'
import { variableNames as edgeVariables, readEnvironment as readEdge } from '../server/bff/environment.ts'
import { variableNames as engineVariables, readEnvironment as readEngine } from '../server/shop/environment.ts'
import { envOf, source, stages, valuesOf } from './testing/dockerfile.ts'
import { readNginx } from './testing/nginx.ts'

const root = join(import.meta.dirname, '..')
const compose = parse(readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8')) as Compose
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts

type Service = {
  image?: string
  build?: { target: string }
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, unknown>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  deploy?: { replicas: number }
}
type Compose = { services: Record<string, Service> }
t.same(validate(source), [], 'the Dockerfile is well formed')

for (const target of ['engine', 'edge']) {
  t.test(target, async (t) => {
    t.equal(valuesOf(target, 'USER').at(-1), 'node', 'does not run as root')
    t.equal(valuesOf(target, 'HEALTHCHECK').length, 1, 'is watched')
    const port = envOf(target)[target === 'edge' ? 'EDGE_PORT' : 'SHOP_PORT']
    t.equal(valuesOf(target, 'EXPOSE').at(-1), port, 'exposes the port it listens on')
    t.match(valuesOf(target, 'HEALTHCHECK')[0], `:${port}/health/live`, 'is watched on that port')
  })
}

t.test('the web is built by the script of package.json', async (t) => {
  for (const command of valuesOf('web', 'RUN').filter((text) => text.startsWith('npm run '))) {
    t.ok(scripts[command.slice('npm run '.length)], command)
  }
})

t.test('variables are those that the servers read, and make a valid configuration', async (t) => {
  const known = { engine: engineVariables, edge: edgeVariables }
  const read = { engine: readEngine, edge: readEdge }
  const secret = 'x'.repeat(24)
  /** What an operator chooses that is more than a secret. */
  const chosen: Record<string, string> = {
    RATING_LINK_KEYS: `2:${secret},1:${secret}`,
    ORDER_LINK_KEYS: `2:${secret},1:${secret}`,
    EDGE_SECRETS: `2:${secret},1:${secret}`,
  }
  for (const name of ['engine', 'edge'] as const) {
    const environment = { ...envOf(name), ...compose.services[name]?.environment }
    for (const variable of Object.keys(environment)) {
      t.ok([...known[name], 'NODE_ENV'].includes(variable), `${name} reads ${variable}`)
    }
    const filled = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        String(value).replace(
          /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
          (_match, variable, otherwise) => otherwise ?? chosen[variable] ?? secret,
        ),
      ]),
    )
    t.doesNotThrow(() => read[name](filled), `${name} accepts its configuration`)
  }
})

t.test('every variable of the servers is set, and those to choose are in the example', async (t) => {
  /** Settled by the images and the network of the containers, or for development alone. */
  const settled = ['SHOP_HOST', 'SHOP_PORT', 'DATA_DIR', 'EDGE_HOST', 'EDGE_PORT', 'WEB_DIST', 'NODE_ENV']
  const elsewhere = ['UPSTREAM_TOKEN_URL', 'EDGE_DEBUG', 'FAULTS', 'MEDIA_PICTURES', 'PAYMENT_AUTHORITY']
  const known = { engine: engineVariables, edge: edgeVariables }
  for (const name of ['engine', 'edge'] as const) {
    const set = Object.keys(compose.services[name]?.environment ?? {})
    const missing = known[name].filter((variable) => ![...set, ...settled, ...elsewhere].includes(variable))
    t.same(missing, [], name)
  }
  const example = readFileSync(join(import.meta.dirname, '.env.example'), 'utf8')
  const offered = new Map([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const requested = JSON.stringify(compose).matchAll(/\$\{(\w+)(?::-([^}]*))?/g)
  for (const [, name = '', otherwise] of requested) {
    t.ok(offered.has(name), `the example has ${name}`)
    if (otherwise !== undefined) t.equal(offered.get(name), otherwise, `${name} is as it is without`)
  }
})

t.test('every service refers to files and services that exist', async (t) => {
  for (const [name, service] of Object.entries(compose.services)) {
    t.ok(service.image || stages.some((stage) => stage.name === service.build?.target), `${name} has an image`)
    for (const needed of Object.keys(service.depends_on ?? {}))
      t.ok(compose.services[needed], `${name} needs ${needed}`)
  }
  t.equal(compose.services.engine?.deploy?.replicas, 2)
  t.equal(compose.services.edge?.deploy?.replicas, 2)
  const upstream = new URL(compose.services.edge?.environment?.UPSTREAM_URL ?? '')
  t.same([upstream.hostname, upstream.port], ['engine', envOf('engine').SHOP_PORT], 'the edge finds the engine')
  const database = new URL(compose.services.demo?.environment?.DATABASE_URL?.replace(/\$\{\w+\}/, 'x') ?? '')
  t.ok(compose.services[database.hostname], 'the demo shop finds its database')
  for (const name of ['postgres', 'redis', 'proxy']) t.ok(compose.services[name]?.healthcheck, `${name} is watched`)
})

t.test('the demo shop is loaded by a script that reads the variables it is given', async (t) => {
  const [program, script = ''] = JSON.parse(valuesOf('demo', 'CMD')[0] ?? '[]') as string[]
  t.equal(program, 'node')
  t.ok(existsSync(join(root, script)), script)
  const source = readFileSync(join(root, script), 'utf8')
  const read = [...source.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name)
  t.same(Object.keys(compose.services.demo?.environment ?? {}).sort(), read.sort())
})

t.test('the proxy leads to existing services on the published port', async (t) => {
  const { upstreams, listens, passes, headerToEdges } = readNginx()
  t.equal(headerToEdges('X-Forwarded-Host'), '', 'what a visitor says of the host stops here')
  for (const { name, servers } of upstreams) {
    t.ok(servers.length, `${name} has servers`)
    for (const server of servers) {
      const [host = '', port] = server.split(':')
      const target = compose.services[host]?.build?.target ?? ''
      t.ok(valuesOf(target, 'EXPOSE').includes(port ?? ''), `${server} is a service and its port`)
    }
  }
  t.ok(passes.length)
  for (const pass of passes) {
    t.ok(
      upstreams.some(({ name }) => pass === `http://${name}`),
      `${pass} is an upstream`,
    )
  }
  const { ports = [], healthcheck } = compose.services.proxy ?? {}
  t.same(
    ports.map((port) => port.split(':')[1]),
    listens,
  )
  const watched = new URL(healthcheck?.test.at(-1) ?? '')
  t.ok(listens.includes(watched.port), 'is watched on the port it listens on')
  const { volumes = [] } = compose.services.proxy ?? {}
  for (const volume of volumes) t.ok(existsSync(join(import.meta.dirname, volume.split(':')[0] ?? '')), volume)
})
