import fc, { type Arbitrary } from 'fast-check'

/** A hostile or broken request for fuzz tests, generated from the run's seed. */
export type OddRequest = {
  method: string
  /** Exactly as it stands in the request line. */
  target: string
  headers: Record<string, string>
  body?: string | Buffer
}

const nasty = [
  ...['', ' ', '.', '..', '../..', '%', '%00', '%zz', '%ff', '%2e%2e%2f', '%c0%ae', '\\', '//', '@', '/@fs/etc/passwd'],
  ...['null', 'undefined', 'NaN', '__proto__', 'constructor', '-0', '1e400', '9'.repeat(30), '0x10', '2147483648'],
  ...['<script>', "';--", '{{x}}', '\u0000', '\ufeff', '\ud800', 'ı', 'ﬁ', '€', '👩‍👩‍👧', 'a\u0301'.repeat(50)],
  ...['x'.repeat(3000), '['.repeat(500), '{"a":'.repeat(300)],
]

/** Ordinary texts, random texts, and texts that often break programs. */
const oddText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

/** Removes line breaks, which would start a new header. */
const inOneLine = (text: string): string => text.replace(/[\r\n]/g, '')

/** Replaces blanks, which would end the address in the request line. */
const inTarget = (text: string): string => Buffer.from(text.replace(/[\s#]/g, '+')).toString('latin1')

const written = (text: string, encode: boolean): string =>
  encode && text.isWellFormed() ? encodeURIComponent(text) : inTarget(text)

/** Mostly percent-encoded: the HTTP parser would refuse most raw texts. */
const oddPart: Arbitrary<string> = fc
  .tuple(oddText, fc.integer({ min: 0, max: 9 }))
  .map(([text, chance]) => written(text, chance > 0))

const queryNames = [
  'q',
  'p',
  'sort',
  'varid',
  'tab',
  'target',
  'token',
  'filter.PRICE.from',
  'filter.PRICE.to',
  'list',
  'invite',
]

const oddQuery = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), oddPart), oddPart), { maxLength: 6 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))

/** Addresses at, below and near existing ones; sometimes a whole URL, as sent to proxies. */
export function oddTarget(paths: readonly string[]): Arbitrary<string> {
  const path = fc
    .tuple(fc.constantFrom('', '', ...paths), fc.array(oddPart, { maxLength: 4 }), fc.constantFrom('', '/'))
    .map(([known, parts, end]) => `${[known.replace(/\/$/, ''), ...parts].join('/')}${end}`)
  return fc
    .tuple(path, oddQuery, fc.constantFrom('', '', '', '', 'http://elsewhere.test', 'http://[::1'))
    .map(([path, query, origin]) => `${origin}${path.startsWith('/') ? '' : '/'}${path}${query}`)
}

const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'expect', 'forwarded'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'sec-fetch-site', 'user-agent', 'x-store'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id', 'x-http-method-override'],
] as const

const plausible: Partial<Record<(typeof headerNames)[number], string[]>> = {
  accept: ['text/html', 'application/graphql-response+json', '*/*;q=0', ',,;'],
  'accept-encoding': ['br', 'gzip', 'br;q=0, gzip;q=0', 'identity;q=0', '*'],
  'content-type': [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain; charset=utf-7',
  ],
  cookie: ['X-JWT=x', 'a=%', 'apiToken=1', '=', ';;;', 'ab-x=1; ab-x=2', '__proto__=1', 'visitorId='],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3', 'lines=1', `bytes=0-${'9'.repeat(30)}`],
  'if-none-match': ['*', 'W/"x"', '"', '"a", "b"'],
  'x-forwarded-for': ['::1, 127.0.0.1', 'unknown', '1.2.3.4:99', ',,'],
  'x-forwarded-proto': ['https', 'javascript', 'https,http'],
  'sec-fetch-site': ['same-origin', 'cross-site'],
}

const headerValue = (name: (typeof headerNames)[number]): Arbitrary<string> =>
  fc.oneof(fc.constantFrom('', ...(plausible[name] ?? [])), oddText).map((text) => inOneLine(inHeader(text)))

/** Node refuses other control characters itself. */
const inHeader = (text: string): string => Buffer.from(text).toString('latin1').replace(/\0/g, '')

const oddHeader = fc
  .constantFrom(...headerNames)
  .chain((name) => headerValue(name).map((value) => [name, value] as const))

export const oddHeaders: Arbitrary<Record<string, string>> = fc
  .array(oddHeader, { maxLength: 6 })
  .map((pairs) => Object.fromEntries(pairs))

/** Mostly the shop's own host, since requests to other hosts are refused at once. */
export const oddHost = (own: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(own) },
    { weight: 1, arbitrary: oddText.map((text) => inOneLine(inHeader(text))) },
  )

const oddJson: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e300, [], {}, [[[]]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 4 }),
)

const deep = (levels: number): string => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`

const oddQueryText: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    deep(10),
    deep(2000),
    `{${'__typename '.repeat(5000)}}`,
    `{${'a:__typename '.repeat(40)}}`,
    '{',
    '#',
    '{__schema{types{name}}}',
  ),
  fc.constantFrom(
    'query a{__typename} query b{__typename}',
    'fragment a on Query{...a} {...a}',
    'subscription{a}',
    '{getStore{id}}',
  ),
  oddJson,
)

/** Mostly values of the most frequent types of variables. */
const oddVariable: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(oddText, fc.constantFrom('100', '100-01', '10', 'de', '/', 1, 0)) },
  { weight: 1, arbitrary: oddJson },
)

/** `operations`: names of variables by hash of a persisted operation. */
export function oddOperation(operations: Readonly<Record<string, readonly string[]>>): Arbitrary<object> {
  const persisted = fc.constantFrom(...Object.keys(operations)).chain((sha256Hash) => {
    const values = Object.fromEntries((operations[sha256Hash] ?? []).map((name) => [name, oddVariable]))
    const variables = fc.oneof({ weight: 9, arbitrary: fc.record(values) }, { weight: 1, arbitrary: oddJson })
    return variables.map((given) => ({ variables: given, extensions: { persistedQuery: { version: 1, sha256Hash } } }))
  })
  const wrong = fc.record(
    { query: oddQueryText, variables: oddJson, operationName: oddJson, extensions: oddExtensions },
    { requiredKeys: [] },
  )
  return fc.oneof({ weight: 9, arbitrary: persisted }, { weight: 2, arbitrary: wrong })
}

const oddExtensions = fc.oneof(
  oddJson,
  fc.record({ persistedQuery: fc.oneof(oddJson, fc.record({ version: oddJson, sha256Hash: oddJson })) }),
)

/** One operation, a batch, or invalid JSON. */
export function oddGraphqlBody(operation: Arbitrary<object>): Arbitrary<string> {
  const whole = fc
    .oneof(
      { weight: 6, arbitrary: operation },
      { weight: 2, arbitrary: fc.array(operation, { maxLength: 12 }) },
      { weight: 1, arbitrary: oddJson },
    )
    .map((value) => JSON.stringify(value))
  const spoilt = fc.tuple(whole, fc.nat(200)).map(([text, end]) => text.slice(0, end))
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: spoilt },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '[',
        '[]',
        '"x"',
        ' '.repeat(300_000),
        `[${'[],'.repeat(1000)}]`,
        '{"query":"{a}"}{}',
      ),
    },
  )
}

/**
 * Fields of a form sent by a page without scripts: wrong values, repeated and unknown names, and some that are too
 * much.
 */
export function oddForm(fields: readonly string[]): Arbitrary<string> {
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: oddText })
  const pair = fc
    .tuple(name, oddText, fc.boolean())
    .map(([key, value, encode]) => `${written(key, true)}=${written(value, encode)}`)
  const fitting = fc.array(pair, { maxLength: 12 }).map((pairs) => pairs.join('&'))
  return fc.oneof(
    { weight: 9, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom('a=1&'.repeat(5000), 'a'.repeat(100_000), '&=&=') },
  )
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** A PNG header that claims 65,535² pixels. */
const hugePng = (): Buffer => {
  const huge = Buffer.from(png)
  huge.writeUInt32BE(65_535, 16)
  huge.writeUInt32BE(65_535, 20)
  return huge
}

const files: readonly Buffer[] = [
  Buffer.alloc(0),
  png,
  png.subarray(0, 30),
  hugePng(),
  Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
  Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('GIF89a\x01\x00\x01\x00'),
  Buffer.from('\xff\xd8\xff\xe0JFIF', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.alloc(700_000, 'x'),
]

const oddFile = fc.oneof(
  fc.constantFrom(...files),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
)

type Part = { name: string; fileName: string | null; type: string; body: Buffer }

const partOf = ({ name, fileName, type, body }: Part): Buffer => {
  const file = fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`
  return Buffer.concat([
    Buffer.from(`Content-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ])
}

const quoted = (text: string): string => inOneLine(text).replaceAll('"', '%22').slice(0, 500)

/** Multipart bodies with a file; `fields` go along as they are. Cut short, with wrong ends, or whole. */
export function oddMultipart(
  fields: Readonly<Record<string, string>>,
): Arbitrary<Pick<OddRequest, 'headers' | 'body'>> {
  const file = fc.record<Part>({
    name: fc.constantFrom('file', '0', 'map', ''),
    fileName: fc.oneof(fc.constantFrom('a.png', 'a.pdf', '../../a.pdf'), oddText.map(quoted)),
    type: fc.constantFrom('image/png', 'application/pdf', 'text/html', 'image/svg+xml', 'x'),
    body: oddFile,
  })
  const given = Object.entries(fields).map(([name, text]) =>
    partOf({ name, fileName: null, type: '', body: Buffer.from(text) }),
  )
  const boundary = fc.constantFrom('b', 'b', 'b', 'other', 'x'.repeat(300))
  const cut = fc.constantFrom(0, 0, 0, 1, 5, 40, 200)
  return fc.tuple(fc.array(file, { maxLength: 3 }), boundary, cut).map(([sent, boundary, cut]) => {
    const parts = [...given, ...sent.map(partOf)].map((part) => Buffer.concat([Buffer.from('--b\r\n'), part]))
    const whole = Buffer.concat([...parts, Buffer.from('--b--\r\n')])
    const body = whole.subarray(0, Math.max(0, whole.length - cut))
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
  })
}
