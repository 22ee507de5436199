import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'

export const source = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')
const dockerfile = DockerfileParser.parse(source)

type Stage = { name: string; base: string; lines: { keyword: string; text: string }[] }

export const stages = dockerfile.getInstructions().reduce<Stage[]>((list, instruction) => {
  const keyword = instruction.getKeyword()
  const { start, end } = instruction.getRange()
  const lines = source.split('\n').slice(start.line, end.line + 1)
  const text = lines
    .map((line) => line.replace(/\\$/, '').trim())
    .join(' ')
    .slice(keyword.length)
    .trim()
  if (keyword === 'FROM') list.push({ name: text.split(' AS ')[1] ?? '', base: text.split(' ')[0] ?? '', lines: [] })
  else list.at(-1)?.lines.push({ keyword, text })
  return list
}, [])

/** The instructions of a stage after those of the stages it builds on. */
function linesOf(name: string): Stage['lines'] {
  const stage = stages.find((each) => each.name === name)
  return stage ? [...linesOf(stage.base), ...stage.lines] : []
}

export const valuesOf = (name: string, keyword: string) =>
  linesOf(name)
    .filter((line) => line.keyword === keyword)
    .map((line) => line.text)

export const envOf = (name: string) =>
  Object.fromEntries(
    valuesOf(name, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  )
