import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitTitle, titlesIn } from './test-titles.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

export type RuleTest = { ids: string[]; file: string; text: string }

/** Pages that hold rules and prose; the lists in `docs/rules` are made of titles. */
export const documents = globSync('docs/**/*.md', { cwd: root })
  .filter((file) => !file.startsWith('docs/rules/'))
  .sort()

/** Ids of all rules, by section and number. */
export const ruleIds = documents
  .flatMap((file) => [...read(file).matchAll(/^- \*\*([STE]\d\.\d+)\*\* /gm)].map(([, id = '']) => id))
  .sort(compareIds)

/** Rules without a test, each with its reason, as `docs/rules.md` lists them. */
export const untestedRules = new Map(
  [...read('docs/rules.md').matchAll(/^- ([STE]\d\.\d+): (\S.*)$/gm)].map(([, id = '', reason = '']) => [id, reason]),
)

/** Tests and steps whose title names rules, by file. */
export const ruleTests: RuleTest[] = globSync(
  '{cms-schemas,docker,docs,fixtures,scripts,server,web}/**/*.{test,spec}.{ts,tsx}',
  { cwd: root },
)
  .sort()
  .flatMap((file) => titlesIn(read(file)).map((title) => ({ ...splitTitle(title), file })))
  .filter(({ ids }) => ids.length > 0)

export function compareIds(a: string, b: string): number {
  const [first, second] = [a, b].map((id) => id.slice(1).split('.').map(Number))
  return (
    a.charCodeAt(0) - b.charCodeAt(0) ||
    (first?.[0] ?? 0) - (second?.[0] ?? 0) ||
    (first?.[1] ?? 0) - (second?.[1] ?? 0)
  )
}

const lists = [
  { file: 'docs/rules/storefront-1-to-4.md', title: 'storefront §1 to §4', letter: 'S', sections: [1, 2, 3, 4] },
  { file: 'docs/rules/storefront-5-to-9.md', title: 'storefront §5 to §9', letter: 'S', sections: [5, 6, 7, 8, 9] },
  { file: 'docs/rules/transactions.md', title: 'transactions', letter: 'T', sections: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { file: 'docs/rules/studio.md', title: 'studio', letter: 'E', sections: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
]

/** The lists of `docs/rules`: each rule with its tests. */
export function ruleLists(): { file: string; text: string }[] {
  return lists.map(({ file, title, letter, sections }) => {
    const blocks = sections.flatMap((section) => {
      const ids = ruleIds.filter((id) => id.startsWith(`${letter}${section}.`))
      return ids.length ? [`## §${section}\n\n\`\`\`text\n${ids.flatMap(linesOf).join('\n')}\n\`\`\`\n`] : []
    })
    const head = `# Rules and tests: ${title}\n\nMade of the titles of tests by \`npm run generate\`: rule, file of its test, title.\n\n`
    return { file, text: head + blocks.join('\n') }
  })
}

function linesOf(id: string): string[] {
  const tests = ruleTests.filter(({ ids }) => ids.includes(id))
  if (!tests.length) return [`${id} | | ${untestedRules.get(id) ?? ''}`]
  return tests.map(({ file, text }) => `${id} | ${file} | ${text}`)
}
