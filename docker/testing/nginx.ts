import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = readFileSync(join(import.meta.dirname, '../nginx.conf'), 'utf8')

/** As much of nginx.conf as another file could contradict; throws where its blocks and statements do not end. */
export function readNginx() {
  const code = text.replace(/^\s*#.*$/gm, '')
  checkEnds(code.replace(/'[^']*'/g, "''"))
  const all = (pattern: RegExp, within = code) => [...within.matchAll(pattern)].map(([, found = '']) => found)
  const locations = [...code.matchAll(/\blocation (?:(~|=) )?(\S+) \{([^}]*)\}/g)].map(
    ([, kind, pattern = '', block = '']) => ({
      isOf: (path: string) =>
        kind === '~' ? new RegExp(pattern).test(path) : kind ? path === pattern : pattern === '/',
      isExact: kind !== undefined,
      block,
    }),
  )
  const atServer = locations.reduce((left, { block }) => left.replace(block, ''), code)
  return {
    upstreams: [...code.matchAll(/upstream (\w+) \{([^}]*)\}/g)].map(([, name = '', block = '']) => ({
      name,
      servers: all(/\bserver ([\w.:-]+)/g, block),
    })),
    listens: all(/\blisten (\d+)/g),
    passes: all(/\bproxy_pass ([^;]+);/g),
    /** Value of a header that edges get; empty for one that is taken away. */
    headerToEdges: (name: string) => all(new RegExp(`\\bproxy_set_header ${name} (?:""|([^;]+));`, 'g'))[0],
    /** Value of a directive for requests of `path`. */
    directive: (name: string, path: string) => {
      const pattern = new RegExp(`\\b${name} ([^;]+);`, 'g')
      const { block = '' } = locations.filter((each) => each.isOf(path)).sort(exactFirst)[0] ?? {}
      return all(pattern, block)[0] ?? all(pattern, atServer)[0]
    },
    /** Path of a request as the log names it. */
    loggedPath: (path: string) => {
      const [, source = '', value = ''] = /\bmap \$uri \$path_without_key \{\s*'~\*([^']+)' '([^']+)';/.exec(code) ?? []
      const found = new RegExp(source, 'i').exec(path)
      return found ? value.replace('$kept', () => found.groups?.kept ?? '') : path
    },
    logFormat: all(/\blog_format plain '([^']+)'/g)[0],
  }
}

const exactFirst = (one: { isExact: boolean }, other: { isExact: boolean }) =>
  Number(other.isExact) - Number(one.isExact)

function checkEnds(code: string): void {
  let depth = 0
  for (const [mark] of code.matchAll(/[{}]/g)) {
    depth += mark === '{' ? 1 : -1
    if (depth < 0) throw new Error('A block ends that has not begun')
  }
  if (depth !== 0) throw new Error('A block does not end')
  const open = code.split('\n').find((line) => line.trim() && !/[;{}]\s*$/.test(line))
  if (open) throw new Error(`A statement does not end: ${open}`)
}
