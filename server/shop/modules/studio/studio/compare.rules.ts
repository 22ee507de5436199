import { isDeepStrictEqual } from 'node:util'
import type { StudioDifference } from '#contract/generated/types.ts'

type ItemWithId = { id: string } & Record<string, unknown>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows, cells, teasers, variants: lists whose parts have ids. */
const isNamedList = (value: unknown): value is ItemWithId[] =>
  Array.isArray(value) && value.every((each) => isObject(each) && typeof each.id === 'string')

const step = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${path}['${key}']`
  return path === '' ? key : `${path}.${key}`
}

/** Places in the longest list of rising numbers: the parts that stay where they are while the others move. */
const staying = (numbers: readonly number[]): Set<number> => {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const before = best
      .filter((line) => (numbers[line.at(-1) ?? 0] ?? 0) < number)
      .reduce<number[]>((longest, line) => (line.length > longest.length ? line : longest), [])
    best.push([...before, index])
  }
  return new Set(best.reduce<number[]>((longest, line) => (line.length > longest.length ? line : longest), []))
}

const difference = (
  path: string,
  kind: StudioDifference['kind'],
  before: unknown,
  after: unknown,
): StudioDifference => ({ path, kind, before: before ?? null, after: after ?? null })

const namedDifferences = (left: ItemWithId[], right: ItemWithId[], path: string): StudioDifference[] => {
  const placeInLeft = new Map(left.map(({ id }, index) => [id, index]))
  const ids = new Set(right.map(({ id }) => id))
  const common = right.flatMap((part, index) => {
    const from = placeInLeft.get(part.id)
    return from === undefined ? [] : [{ part, index, from }]
  })
  const stay = staying(common.map(({ from }) => from))
  return [
    ...left.flatMap((part, index) => (ids.has(part.id) ? [] : [difference(step(path, index), 'removed', part, null)])),
    ...right.flatMap((part, index) =>
      placeInLeft.has(part.id) ? [] : [difference(step(path, index), 'added', null, part)],
    ),
    ...common.flatMap(({ part, index, from }, order) => {
      const place = step(path, index)
      const moved = stay.has(order) ? [] : [difference(place, 'moved', from, index)]
      return [...moved, ...differences(left[from], part, place)]
    }),
  ]
}

function differences(left: unknown, right: unknown, path: string): StudioDifference[] {
  if (isDeepStrictEqual(left, right)) return []
  if (isNamedList(left) && isNamedList(right) && left.length + right.length > 0)
    return namedDifferences(left, right, path)
  if (Array.isArray(left) && Array.isArray(right)) {
    const length = Math.max(left.length, right.length)
    return Array.from({ length }, (_, index) => differences(left[index], right[index], step(path, index))).flat()
  }
  if (isObject(left) && isObject(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    return keys.flatMap((key) => differences(left[key], right[key], step(path, key)))
  }
  if (left === undefined) return [difference(path, 'added', null, right)]
  if (right === undefined) return [difference(path, 'removed', left, null)]
  return [difference(path, 'changed', left, right)]
}

/** A teaser or cell that left one list and stands in another is one move, and what changed within it. */
const joinMoves = (found: StudioDifference[]): StudioDifference[] => {
  const removed = found.filter(({ kind, before }) => kind === 'removed' && isObject(before))
  const idOf = (value: unknown): unknown => (isObject(value) ? value.id : undefined)
  const joined = new Set<StudioDifference>()
  const moves = new Map<StudioDifference, StudioDifference>()
  for (const added of found) {
    if (added.kind !== 'added' || idOf(added.after) === undefined) continue
    const origin = removed.find((each) => idOf(each.before) === idOf(added.after) && !joined.has(each))
    if (!origin) continue
    joined.add(origin)
    moves.set(added, origin)
  }
  return found.flatMap((each) => {
    if (joined.has(each)) return []
    const origin = moves.get(each)
    if (!origin) return [each]
    return [
      difference(each.path, 'moved', origin.path, each.path),
      ...differences(origin.before, each.after, each.path),
    ]
  })
}

/** What makes the right record of the left one. Parts with ids are compared by these, wherever they stand. */
export const differencesOf = (left: unknown, right: unknown): StudioDifference[] =>
  joinMoves(differences(left ?? {}, right ?? {}, ''))
