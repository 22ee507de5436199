import t from 'tap'
import { misspelt } from '#lib/process/misspelt.ts'
import { explain } from '#lib/process/serve.ts'
import { StartError } from '#lib/process/start-error.ts'
import { settings as edgeSettings, readEnvironment as readEdge } from '../../bff/environment.ts'
import { settings as engineSettings, readEnvironment as readEngine } from '../../shop/environment.ts'

const secret = 'a-secret-of-tests-of-settings'
const engine = {
  DATABASE_URL: `postgres://shop:${secret}@db/shop`,
  SHOP_CLIENTS: `edge:${secret}`,
  RATING_LINK_KEYS: `1:${secret}`,
  ORDER_LINK_KEYS: `1:${secret}`,
}
const edge = { UPSTREAM_CLIENT_ID: 'edge', UPSTREAM_CLIENT_SECRET: secret, EDGE_SECRETS: `1:${secret}` }

/** What a program says of its settings; empty when they are right. */
const said = (read: (data: Record<string, unknown>) => unknown, data: Record<string, unknown>): string[] => {
  try {
    read(data)
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

const ofEngine: [changes: Record<string, unknown>, sentences: (string | RegExp)[]][] = [
  [{}, []],
  [{ DATABASE_URL: undefined }, [/^DATABASE_URL must be set: an address postgres:\/\//]],
  [{ DATABASE_URL: 'mysql://x' }, [/^DATABASE_URL must be an address postgres:\/\//]],
  [{ DATABASE_URL: `postgres://shop:a#${secret}@db/shop` }, [/^DATABASE_URL must be an address postgres:\/\//]],
  [{ DATABASE_POOL_SIZE: 'many' }, ['DATABASE_POOL_SIZE must be a whole number from 2 to 200']],
  [{ DATABASE_POOL_SIZE: '1' }, ['DATABASE_POOL_SIZE must be a whole number from 2 to 200']],
  [{ SHOP_PORT: '70000' }, ['SHOP_PORT must be a whole number from 0 to 65535']],
  [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent']],
  [{ SHOP_CLIENTS: 'edge:short' }, [/^SHOP_CLIENTS must be id:secret, .* 16 characters or more/]],
  [{ RATING_LINK_KEYS: secret }, [/^RATING_LINK_KEYS must be version:secret/]],
  [{ ORDER_LINK_KEYS: '' }, [/^ORDER_LINK_KEYS must be version:secret/]],
  [{ METRICS_TOKEN: 'short' }, ['METRICS_TOKEN must be a text of 16 characters or more']],
  [{ SMTP_URL: 'mail.example' }, ['SMTP_URL must be empty, or an address smtp:// or smtps://']],
  [{ MAIL_FROM: 'Pausenhof' }, [/^MAIL_FROM must be an address, or a name with an address/]],
  [{ PAYPAL_URL: 'https://paypal.example/' }, [/^PAYPAL_URL must be an address .* without a slash at the end$/]],
  [{ COMPUTOP_CIPHER: 'rot13' }, ['COMPUTOP_CIPHER must be blowfish or aes']],
  [{ PAYPAL_CLIENT_ID: 'x' }, [/^PAYPAL_CLIENT_SECRET must be set/, /^PAYPAL_WEBHOOK_ID must be set/]],
  [{ FAULTS: 'yes' }, ['FAULTS must be on or off']],
  [
    { SESSION_IDLE_HOURS: '100', SESSION_LONGEST_HOURS: '2' },
    ['SESSION_IDLE_HOURS (100) is longer than SESSION_LONGEST_HOURS (2)'],
  ],
  [
    { SESSION_REMEMBERED_IDLE_DAYS: '200' },
    ['SESSION_REMEMBERED_IDLE_DAYS (200) is longer than SESSION_REMEMBERED_LONGEST_DAYS (180)'],
  ],
  [{ SESSION_TOKEN_MINUTES: '300' }, [/^SESSION_TOKEN_MINUTES is longer than SESSION_IDLE_HOURS/]],
  [{ SESION_IDLE_HOURS: '5' }, ['SESION_IDLE_HOURS is no setting: is SESSION_IDLE_HOURS meant?']],
  [{ SMPT_URL: 'smtp://x' }, ['SMPT_URL is no setting: is SMTP_URL meant?']],
  [{ MAIL_FORM: 'a@b.example' }, ['MAIL_FORM is no setting: is MAIL_FROM meant?']],
  [{ SHOP_PORT: 'x', FAULTS: 'x' }, ['SHOP_PORT must be a whole number from 0 to 65535', 'FAULTS must be on or off']],
]

const ofEdge: typeof ofEngine = [
  [{}, []],
  [{ EDGE_PORT: 'abc' }, ['EDGE_PORT must be a whole number from 0 to 65535']],
  [{ EDGE_TRUSTED_PROXIES: 'proxy' }, [/^EDGE_TRUSTED_PROXIES must be addresses, networks/]],
  [{ EDGE_TRUSTED_PROXIES: '10.0.0.0/99' }, [/^EDGE_TRUSTED_PROXIES must be addresses, networks/]],
  [{ EDGE_TRUSTED_PROXIES: 'uniquelocal, 10.0.0.0/8,192.0.2.1,fd00::/8' }, []],
  [
    { EDGE_HOSTS: 'shop.example, at.shop.example' },
    [/^EDGE_HOSTS must be names of hosts, several with commas and without spaces/],
  ],
  [{ UPSTREAM_URL: 'engine:4000' }, ['UPSTREAM_URL must be an address http:// or https://']],
  [{ UPSTREAM_URL: 'http://engine:port' }, ['UPSTREAM_URL must be an address http:// or https://']],
  [{ UPSTREAM_CLIENT_SECRET: 'short' }, ['UPSTREAM_CLIENT_SECRET must be a text of 16 characters or more']],
  [{ EDGE_SECRETS: undefined }, [/^EDGE_SECRETS must be set: version:secret/]],
  [{ REDIS_URL: 'redis.example:6379' }, ['REDIS_URL must be an address redis:// or rediss://']],
  [{ NODE_ENV: 'staging' }, ['NODE_ENV must be production, development or test']],
  [{ RENDER_CONCURRENCY: '0' }, ['RENDER_CONCURRENCY must be a whole number of 1 or more']],
  [{ EDGE_DEBUG: 'perhaps' }, ['EDGE_DEBUG must be true or false']],
  [{ REDIS_ULR: 'redis://x' }, ['REDIS_ULR is no setting: is REDIS_URL meant?']],
  [{ EDGE_TRUSTED_PROXY: '10.0.0.1' }, []],
]

for (const [name, read, right, table] of [
  ['engine', readEngine, engine, ofEngine],
  ['edge', readEdge, edge, ofEdge],
] as const) {
  t.test(`${name}: each wrong setting is a sentence without its value`, async (t) => {
    for (const [changes, sentences] of table) {
      const lines = said(read, { ...right, ...changes })
      t.match(lines, sentences, JSON.stringify(changes))
      t.equal(lines.length, sentences.length, `${JSON.stringify(changes)}: ${lines.join('; ')}`)
      t.notMatch(lines.join(), secret)
    }
  })
}

t.test('no setting of one program is a misspelt one of the other, and every one is described', async (t) => {
  const [ofEngineNames, ofEdgeNames] = [Object.keys(engineSettings), Object.keys(edgeSettings)]
  const all = Object.fromEntries([...ofEngineNames, ...ofEdgeNames].map((name) => [name, 'x']))
  for (const names of [ofEngineNames, ofEdgeNames]) {
    const others = Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
    t.same(misspelt(names, others), [])
  }
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'NODE_OPTIONS',
    'NODE_VERSION',
    'YARN_VERSION',
    'PUBLIC_ORIGIN',
    'POSTGRES_PORT',
    'SANDBOX_PORT',
  ]
  t.same(misspelt([...ofEngineNames, ...ofEdgeNames], Object.fromEntries(usual.map((name) => [name, 'x']))), [])
  for (const [name, { description = '' }] of Object.entries({ ...engineSettings, ...edgeSettings }))
    t.match(description, /^\S.+\.$/, name)
})

t.test('what keeps a program from starting is said in a sentence, however deep its cause is', async (t) => {
  const failed = (details: object) => new Error('Failed query', { cause: Object.assign(new Error('no'), details) })
  const cases: [object, RegExp][] = [
    [{ code: '28P01' }, /correct DATABASE_URL\.$/],
    [{ code: '3D000' }, /has no database of this name/],
    [{ code: 'ENOTFOUND', hostname: 'nowhere' }, /^No machine has the name nowhere/],
    [{ code: 'ECONNREFUSED', address: '127.0.0.1', port: 1 }, /^Nothing answers at 127\.0\.0\.1:1/],
    [{ code: 'EADDRINUSE', port: 3000 }, /^Port 3000 is taken/],
  ]
  for (const [details, sentence] of cases) {
    t.match(explain(failed(details)), sentence)
    t.notMatch(explain(failed(details)), /\n/)
  }
  t.match(explain(new Error('a fault of ours')), /at .*wrong-settings/, 'everything else keeps its stack')
})
