import { conditionId } from '#contract/conditions.ts'
import type { GridRow, CmsTeaser as StoredTeaser } from '#schemas/generated/grid.ts'

type Conditions = Pick<StoredTeaser, 'from' | 'until' | 'segments' | 'abTestId' | 'abVariantId'>

const timeOf = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Date.parse(text)

/** Whether a teaser is shown at a time, in milliseconds since 1970. */
export const isTimely = ({ from, until }: Conditions, at: number): boolean =>
  at >= timeOf(from, Number.NEGATIVE_INFINITY) && at < timeOf(until, Number.POSITIVE_INFINITY)

/** Times at which something of a page appears or goes, in milliseconds since 1970. */
export const boundariesOf = (rows: readonly GridRow[]): number[] =>
  teasersIn(rows).flatMap(({ from, until }) =>
    [from, until].flatMap((text) => (text === undefined ? [] : Date.parse(text))),
  )

/** The test and variant that a teaser is shown to, in wire form: a teaser of segments names its condition. */
export const shownTo = ({ segments = [], abTestId, abVariantId }: Conditions) => {
  if (segments.length === 0) return { abTestId: abTestId ?? null, abVariantId: abVariantId ?? null }
  const test = abTestId === undefined ? null : { id: abTestId, variant: abVariantId ?? null }
  return { abTestId: conditionId({ segments, test }), abVariantId: 'in' }
}

/** Ids of the conditions of a page, each once. */
export const conditionsOf = (rows: readonly GridRow[]): string[] => {
  const conditional = teasersIn(rows).filter(({ segments = [] }) => segments.length > 0)
  return [...new Set(conditional.flatMap((teaser) => shownTo(teaser).abTestId ?? []))]
}

const teasersIn = (rows: readonly GridRow[]): StoredTeaser[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers))
