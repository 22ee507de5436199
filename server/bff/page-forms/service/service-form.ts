import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { type Answer, answeredForm, type FormOutcome } from '../../forms/answered-form.ts'
import { plainForm } from '../../forms/plain-form.ts'
import { submissionIdOf } from '../../forms/submission-id.ts'
import type { EdgeResult, EdgeRun } from '../../graphql/edge-run.ts'
import type { Flashes } from '../../visitor/flash.ts'

export type ServiceFormOptions = {
  run: EdgeRun
  flashes: Pick<Flashes, 'leave'>
}

/** Forms of one address; a class without scripts is many people. */
export const formsAMinute = 20

/** What came with a form; missing fields are empty. */
type Sent<Field extends string> = {
  values: Record<Field, string>
  /** A form that is sent twice is taken once. */
  submissionId: string
  /** Honeypot. */
  website: string
  file: UploadedFile | null
}

type ServiceForm<Field extends string, Data> = {
  /** Ends the path, and names the form in the flash. */
  name: string
  /** Given back when the form is refused. */
  fields: readonly Field[]
  send: (sent: Sent<Field>, request: FastifyRequest) => Promise<EdgeResult<Data>>
  answerIn: (data: Data) => Answer | null | undefined
  /** Where the form leads. */
  page: (isDone: boolean, request: FastifyRequest) => string
  /** Takes a file as well, of requests that it admits. */
  admitFile?: (request: FastifyRequest) => Promise<boolean>
}

type Means = Pick<ServiceFormOptions, 'run' | 'flashes'> & { limit: ReturnType<FastifyInstance['addressLimit']> }

/** The route of a service form without scripts: it leads to a page that says how it went, with what was entered and what is wrong. */
export const serviceForm = <Field extends string, Data>(
  app: FastifyInstance,
  { run, flashes, limit }: Means,
  { name, fields, send, answerIn, page, admitFile }: ServiceForm<Field, Data>,
): Promise<void> =>
  plainForm(app, {
    path: `/api/${name}/`,
    ...(admitFile && { admitFile }),
    lead: async (form, request, reply, file) => {
      const text = (field: string): string => form.get(field) ?? ''
      const values = Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>
      // A browser sends a part without name and content for a field in which nothing was chosen.
      const isChosen = file !== null && (file.name !== '' || file.bytes.length > 0)
      const chosen = isChosen ? file : null
      const content = [values, chosen && [chosen.name, digestOf(chosen.bytes)]]
      const submissionId = submissionIdOf(text('submissionId'), content)
      const sent = { values, submissionId, website: text('website'), file: chosen }
      const outcome: FormOutcome = await answeredForm({
        run,
        request,
        limit,
        name,
        send: () => send(sent, request),
        answerIn,
      })
      flashes.leave(reply, { ...outcome, ...(!outcome.isDone && { values }) })
      return page(outcome.isDone, request)
    },
  })

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
