import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Id = Type.String({ minLength: 1, maxLength: 64 })
const OrNull = <Of extends Parameters<typeof Type.Union>[0][number]>(type: Of) => Type.Union([type, Type.Null()])

/** Visitor kinds that a preview can stand for. */
const Customer = Type.Enum(['stranger', 'private', 'business'])

const scenario = {
  /** Drafts stand in the place of what is published. */
  drafts: Type.Boolean(),
  /** ISO time at which the shop is looked at; null for now. */
  at: OrNull(
    Type.String({
      maxLength: 40,
      pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$`,
    }),
  ),
  /** Segments that the visitor is in; null leaves them to who he is. */
  segments: OrNull(Type.Array(Id, { maxItems: 50 })),
  /** Variant by A/B test; tests that are not named draw one as usual. */
  tests: Type.Record(Type.String({ minLength: 1, maxLength: 64 }), Id, { maxProperties: 50 }),
  /** Null leaves it to who he is. */
  customer: OrNull(Customer),
}

/** What an editor chooses to look at. */
export const previewScenario = Type.Object(scenario, { additionalProperties: false })
export type PreviewScenario = Static<typeof previewScenario>

/**
 * A request that sees what visitors don't, or not yet. Made by the edge from its own seal, handed to the engine with every
 * call. `edit`: the page stands in the studio's frame and runs no script; `look`: it is used as visitors use it.
 */
export const previewForm = Type.Object(
  {
    ...scenario,
    /** A session of the studio, or a shared link that can be revoked; `id` names it. */
    by: Type.Enum(['session', 'link']),
    id: Type.String({ minLength: 1, maxLength: 128 }),
    mode: Type.Enum(['edit', 'look']),
    /** Pages whose drafts it shows; left out for all. */
    pages: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  },
  { additionalProperties: false },
)
export type Preview = Static<typeof previewForm>

const form = Compile(previewForm)
const maxLength = 4000

/** Value of the header that the engine reads. */
export const previewHeader = (preview: Preview): string => Buffer.from(JSON.stringify(preview)).toString('base64url')

/** Null for a call that is no preview. Throws for a header that is none of the edge's. */
export const readPreviewHeader = (header: string): Preview | null => {
  if (header === '') return null
  const value: unknown = header.length > maxLength ? null : JSON.parse(Buffer.from(header, 'base64url').toString())
  if (!form.Check(value)) throw new Error('The header of the preview is not readable')
  return value
}
