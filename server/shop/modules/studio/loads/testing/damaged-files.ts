import { pick } from '#lib/testing/random.ts'

type Random = () => number
export type Damage = (content: Buffer, random: Random) => Buffer

const indexIn = (random: Random, length: number): number => Math.floor(random() * Math.max(length, 1))

const linesOf = (content: Buffer): string[] => content.toString('latin1').split('\n')
const ofLines = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\n'), 'latin1')

/** What no field expects, as JSON. */
const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  'x'.repeat(70_000),
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; drop table items; --",
  '2026-02-31T06:00:00Z',
  '2026-04-30T06:00:00+99:99',
  [],
  [[[[]]]],
  {},
  { id: {} },
  [null],
]

const oddText = (random: Random): string => {
  const odd = pick(random, oddValues)
  return typeof odd === 'string' ? odd : JSON.stringify(odd)
}

/** Every place of a value in a record. */
const placesIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [[...path, key], ...placesIn(each, [...path, key])])
    : []

const changedAt = (record: unknown, path: readonly string[], change: (within: object, key: string) => void): void => {
  const within = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], record)
  change(within as object, path.at(-1) ?? '')
}

/** What may happen to any file on its way. */
export const anyDamage: Readonly<Record<string, Damage>> = {
  'flipped bits': (content, random) => {
    const damaged = Buffer.from(content)
    for (let count = 1 + indexIn(random, 5); count > 0; count -= 1) {
      const index = indexIn(random, damaged.length)
      damaged[index] = (damaged[index] ?? 0) ^ (1 << indexIn(random, 8))
    }
    return damaged
  },
  'cut off': (content, random) => content.subarray(0, indexIn(random, content.length)),
  'without a piece': (content, random) => {
    const start = indexIn(random, content.length)
    return Buffer.concat([content.subarray(0, start), content.subarray(start + 1 + indexIn(random, 200))])
  },
  'odd bytes in it': (content, random) => {
    const start = indexIn(random, content.length)
    const odd = Buffer.from(Array.from({ length: 1 + indexIn(random, 20) }, () => indexIn(random, 256)))
    return Buffer.concat([content.subarray(0, start), odd, content.subarray(start)])
  },
  'lines swapped': (content, random) => {
    const lines = linesOf(content)
    const [one, other] = [indexIn(random, lines.length), indexIn(random, lines.length)]
    const line = lines[one] ?? ''
    lines[one] = lines[other] ?? ''
    lines[other] = line
    return ofLines(lines)
  },
  'a line twice': (content, random) => {
    const lines = linesOf(content)
    lines.splice(indexIn(random, lines.length), 0, pick(random, lines))
    return ofLines(lines)
  },
  'a line missing': (content, random) => {
    const lines = linesOf(content)
    lines.splice(indexIn(random, lines.length), 1)
    return ofLines(lines)
  },
  'another encoding': (content, random) =>
    pick(random, [
      () => Buffer.from(content.toString('utf8'), 'latin1'),
      () => Buffer.from(content.toString('utf8'), 'utf16le'),
      () => Buffer.from(`\uFEFF${content.toString('utf8')}`, 'utf16le'),
      () => Buffer.from(content.toString('latin1'), 'utf8'),
    ])(),
  'of another kind': (_content, random) =>
    pick(random, [
      Buffer.alloc(0),
      Buffer.from('<html><body>404'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('%PDF-1.7'),
    ]),
}

/** What writers of records get wrong. */
export const recordDamage: Readonly<Record<string, Damage>> = {
  'an odd value': (content, random) => {
    const lines = content.toString('utf8').trimEnd().split('\n')
    const index = indexIn(random, lines.length)
    const line = JSON.parse(lines[index] ?? '{}') as object
    changedAt(line, pick(random, placesIn(line)), (within, key) => Reflect.set(within, key, pick(random, oddValues)))
    lines[index] = JSON.stringify(line)
    return Buffer.from(lines.join('\n'))
  },
  'a field missing': (content, random) => {
    const lines = content.toString('utf8').trimEnd().split('\n')
    const index = indexIn(random, lines.length)
    const line = JSON.parse(lines[index] ?? '{}') as object
    changedAt(line, pick(random, placesIn(line)), (within, key) => Reflect.deleteProperty(within, key))
    lines[index] = JSON.stringify(line)
    return Buffer.from(lines.join('\n'))
  },
  'a number that is too large': (content, random) => {
    const numbers = [...content.toString('utf8').matchAll(/:\d+/g)]
    const { index, 0: text } = pick(random, numbers)
    const huge = pick(random, [':99999999999999999999', ':1e999', ':-99999999999', ':2147483648'])
    const json = content.toString('utf8')
    return Buffer.from(json.slice(0, index) + huge + json.slice(index + text.length))
  },
}

/** What happens to tables. */
export const tableDamage: Readonly<Record<string, Damage>> = {
  'a column missing': (content, random) => {
    const rows = content
      .toString('utf8')
      .split('\n')
      .map((row) => row.split(';'))
    const column = indexIn(random, rows[0]?.length ?? 1)
    return Buffer.from(rows.map((row) => row.toSpliced(column, 1).join(';')).join('\n'))
  },
  'columns swapped': (content, random) => {
    const rows = content
      .toString('utf8')
      .split('\n')
      .map((row) => row.split(';'))
    const [first = []] = rows
    const [one, other] = [indexIn(random, first.length), indexIn(random, first.length)]
    const heading = first[one] ?? ''
    first[one] = first[other] ?? ''
    first[other] = heading
    return Buffer.from(rows.map((row) => row.join(';')).join('\n'))
  },
  'an odd cell': (content, random) => {
    const rows = content
      .toString('utf8')
      .split('\n')
      .map((row) => row.split(';'))
    const row = pick(random, rows)
    row[indexIn(random, row.length)] = oddText(random)
    return Buffer.from(rows.map((each) => each.join(';')).join('\n'))
  },
}

/** What happens to XML. */
export const markupDamage: Readonly<Record<string, Damage>> = {
  'an odd text': (content, random) => {
    const xml = content.toString('utf8')
    const { index, 0: text } = pick(random, [...xml.matchAll(/>[^<>\n]+</g)])
    const odd = oddText(random).replaceAll(/[<&]/g, '')
    return Buffer.from(`${xml.slice(0, index)}>${odd}<${xml.slice(index + text.length)}`)
  },
  'a tag missing': (content, random) => {
    const xml = content.toString('utf8')
    const { index, 0: tag } = pick(random, [...xml.matchAll(/<[^?!][^>]*>/g)])
    return Buffer.from(xml.slice(0, index) + xml.slice(index + tag.length))
  },
  'an element missing': (content, random) => {
    const xml = content.toString('utf8')
    const { index, 0: element } = pick(random, [...xml.matchAll(/<([A-Z_]+)[^>]*>[^<]*<\/\1>/g)])
    return Buffer.from(xml.slice(0, index) + xml.slice(index + element.length))
  },
}
