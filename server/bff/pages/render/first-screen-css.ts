/**
 * Rules of style sheets that elements with given classes and data attributes (see marksOf) can match while nobody acts on them. What is
 * left out comes with the whole sheets, which the page links below its first screen, so a rule that is kept without need is only a
 * few bytes.
 */
export function firstScreenCss(sheets: readonly Sheet[], marks: ReadonlySet<string>): string {
  const rules = sheets.flatMap((sheet) => selected(sheet, marks))
  const used = usedNames(rules)
  return rules.map((rule) => written(rule, used)).join('')
}

/** A custom property, or a list of ordinary declarations, with the names of custom properties and animations it may refer to. */
type Declaration = { text: string; defines: string | null; uses: readonly string[] }
/** `needs`: classes and data attributes without which nothing matches, as selectors. */
type Selector = { text: string; needs: readonly string[] }
type StyleRule = { kind: 'style'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
type GroupRule = { kind: 'group'; condition: string; rules: readonly Rule[] }
/** Fonts, animations and names of layers; `name` is that of an animation, which only those need who refer to it. */
type OtherRule = { kind: 'other'; text: string; name: string | null }
type Rule = StyleRule | GroupRule | OtherRule
export type Sheet = readonly Rule[]

/** Of a style sheet as the build writes it: minified, without comments and nested rules. */
export function parseSheet(css: string): Sheet {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const open = indexOutside(css, start, '{;')
    const prelude = css.slice(start, open)
    if (open >= css.length || css[open] === ';') {
      rules.push({ kind: 'other', text: css.slice(start, open + 1), name: null })
      start = open + 1
      continue
    }
    const end = closingBrace(css, open)
    const rule = parseRule(prelude, css.slice(open + 1, end))
    if (rule) rules.push(rule)
    start = end + 1
  }
  return rules
}

function parseRule(prelude: string, body: string): Rule | null {
  if (/^@(?:media print|starting-style)\b/.test(prelude)) return null
  if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
    return { kind: 'group', condition: prelude, rules: parseSheet(body) }
  }
  if (prelude.startsWith('@')) {
    const name = prelude.match(/^@(?:-webkit-)?keyframes\s+(.+)$/)?.[1] ?? null
    return { kind: 'other', text: `${prelude}{${body}}`, name }
  }
  const selectors = split(prelude, ',')
    .map(parseSelector)
    .filter((selector) => selector !== null)
  return selectors.length > 0 ? { kind: 'style', selectors, declarations: parseDeclarations(body) } : null
}

/** States that an element only takes on when a visitor acts, and parts that show them. */
const states =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|modal|user-invalid)(?![\w-])|::(?:backdrop|selection)/

/** Null for a state that a first screen does not have. What stands within `:is()`, `:not()` and the like may be there or not. */
function parseSelector(text: string): Selector | null {
  const plain = withoutArguments(text)
  if (states.test(plain)) return null
  const attributes = [...plain.matchAll(/\[(data-[\w-]+)(=)?"?([^"\]]*)"?\]/g)].map(([, name, equals, value]) =>
    equals ? `[${name}=${value}]` : `[${name}]`,
  )
  return { text, needs: [...(plain.match(/\.[\w-]+/g) ?? []), ...attributes] }
}

/** All that selectors of a sheet need. */
export function needsOf(sheet: Sheet): string[] {
  return sheet.flatMap((rule) => {
    if (rule.kind === 'style') return rule.selectors.flatMap(({ needs }) => needs)
    return rule.kind === 'group' ? needsOf(rule.rules) : []
  })
}

function withoutArguments(selector: string): string {
  let depth = 0
  let plain = ''
  for (const sign of selector) {
    if (sign === ')') depth -= 1
    if (depth === 0) plain += sign
    if (sign === '(') depth += 1
  }
  return plain
}

/** Custom properties one by one, what stands between them together: only they can be left out. */
function parseDeclarations(body: string): Declaration[] {
  const declarations: Declaration[] = []
  let others: string[] = []
  const endOthers = () => {
    if (others.length > 0) declarations.push(declaration(others.join(';'), null))
    others = []
  }
  for (const text of split(body, ';')) {
    const defines = text.match(/^(--[\w-]+):/)?.[1] ?? null
    if (defines) {
      endOthers()
      declarations.push(declaration(text, defines))
    } else if (text) others.push(text)
  }
  endOthers()
  return declarations
}

function declaration(text: string, defines: string | null): Declaration {
  const properties = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  const animations = [...text.matchAll(/animation(?:-name)?:([^;]*)/g)].flatMap(([, value = '']) =>
    value.split(/[\s,]+/),
  )
  return { text, defines, uses: [...properties, ...animations] }
}

function selected(rules: readonly Rule[], marks: ReadonlySet<string>): Rule[] {
  const kept: Rule[] = []
  for (const rule of rules) {
    if (rule.kind === 'other') kept.push(rule)
    else if (rule.kind === 'group') {
      const within = selected(rule.rules, marks)
      if (within.length > 0) kept.push({ ...rule, rules: within })
    } else {
      const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => marks.has(need)))
      if (selectors.length > 0) kept.push({ ...rule, selectors })
    }
  }
  return kept
}

/** Names that are referred to, by custom properties only as far as those are. */
function usedNames(rules: readonly Rule[]): Set<string> {
  const used = new Set<string>()
  const custom = new Map<string, string[]>()
  const use = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    for (const next of custom.get(name) ?? []) use(next)
  }
  const declarations = rules.flatMap(declarationsOf)
  for (const { defines, uses } of declarations) {
    if (defines) custom.set(defines, [...(custom.get(defines) ?? []), ...uses])
  }
  for (const { defines, uses } of declarations) if (!defines) uses.forEach(use)
  return used
}

function declarationsOf(rule: Rule): readonly Declaration[] {
  if (rule.kind === 'style') return rule.declarations
  return rule.kind === 'group' ? rule.rules.flatMap(declarationsOf) : []
}

function written(rule: Rule, used: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.name === null || used.has(rule.name) ? rule.text : ''
  if (rule.kind === 'group') {
    const within = rule.rules.map((each) => written(each, used)).join('')
    return within && `${rule.condition}{${within}}`
  }
  const declarations = rule.declarations.filter(({ defines }) => defines === null || used.has(defines))
  if (declarations.length === 0) return ''
  return `${rule.selectors.map(({ text }) => text).join()}{${declarations.map(({ text }) => text).join(';')}}`
}

function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  while (start <= text.length) {
    const end = indexOutside(text, start, separator)
    parts.push(text.slice(start, end))
    start = end + 1
  }
  return parts
}

/** Where one of the signs stands outside of strings and brackets; the end of the text when nowhere. */
function indexOutside(text: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"' || sign === "'") at = endOfString(text, at)
    else if (depth === 0 && signs.includes(sign)) return at
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
  }
  return text.length
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1
  return at
}
