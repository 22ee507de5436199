import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Test } from 'tap'
import type { ReturnOrder, StoreId, SubmitReturnResult, UploadReturnImageResult } from '#contract/generated/types.ts'
import type { ImportContent } from '#contract/import/content.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { type Call, client, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'
import { startSandbox } from '#sandbox/testing/sandbox.ts'
import type { EventResult, ExportedOrder } from '../../merchandise/merchandise.service.ts'
import { insertSampleOrder, type SampleOrder } from '../../orders/testing/sample-order.ts'

const merchant = { id: 'merchandise', secret: 'a-secret-of-the-merchandise-system' }

const fields = `hash orderId days contact { email firstName }
  items { id lineNo name orderedQuantity shippedQuantity returnedQuantity returnableQuantity notReturnable price { amount } }
  draft { items { id quantity reason additionalInfo components images { id name size } } regulation carrier labels }
  pastReturns { rma state stateText carrier regulation missingLabels refund { amount }
    items { lineNo quantity receivedQuantity acceptedQuantity } labels { number trackingCode hasQrCode } }`

export const contact = {
  salutation: 'ms',
  firstName: 'Lena',
  lastName: 'Sommer',
  email: 'lena@pausenhof.example',
  phone: '',
}

type Choice = { id: string; quantity: number; reason?: string; additionalInfo?: string; components?: string[] }

/** An engine with DHL in the sandbox, a merchandise system, and returns switched on in stores for 30 days. */
export const returnShop = async (
  t: Test,
  content: Pick<ImportContent, 'stores' | 'translations'>,
  stores: readonly StoreId[] = ['de'],
) => {
  const entries = [
    { name: 'globalActivation', value: 'true' },
    { name: 'days', value: '30' },
  ]
  const url = await filledDatabase(
    t,
    importing({
      ...content,
      parameters: stores.map((store) => ({ store, name: 'returnOrderSwitches', entries })),
    }),
  )
  const sandbox = await startSandbox(t)
  const engine = await startEngine(t, url, {
    ...sandbox.environment,
    SHOP_CLIENTS: `${client.id}:${client.secret},${merchant.id}:${merchant.secret}:merchandise`,
  })
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 30_000, connectionTimeout: 5000 }, () => undefined)
  t.teardown(() => db.$client.end())
  const granted = await engine.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=${merchant.id}&client_secret=${merchant.secret}`,
  })
  const headers = { authorization: `Bearer ${granted.json<{ access_token: string }>().access_token}` }

  const ask = async <Result>(text: string, variables: object, call: Call = {}): Promise<Result> => {
    const { data, errors } = await engine.run(text, { ...call, variables })
    if (errors?.[0]) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions.code })
    return data?.result as Result
  }
  const withReasons = (items: readonly Choice[]) => items.map((item) => ({ reason: 'none', ...item }))

  const send = async (...events: object[]): Promise<EventResult[]> => {
    const at = new Date().toISOString()
    const payload = { events: events.map((event) => ({ id: randomUUID(), at, ...event })) }
    const answer = await engine.app.inject({ method: 'POST', url: '/merchandise/events', headers, payload })
    return answer.json<{ results: EventResult[] }>().results
  }

  const linesOf = async (orderId: string): Promise<{ id: string; quantity: number }[]> =>
    (
      await db.execute<{ id: string; quantity: number }>(
        sql`select id, quantity from order_lines where order_id = ${orderId}::uuid order by position`,
      )
    ).rows

  return {
    url,
    engine,
    db,
    sandbox,
    ask,
    send,
    /** Stores an order. */
    order: (sample: SampleOrder = {}) => inTransaction(db, (trx) => insertSampleOrder(trx, sample)),
    linesOf,
    /** Sends all of an order, or some pieces of a line. */
    ship: async ({ id, number }: { id: string; number: string }, lines?: { lineId: string; quantity: number }[]) => {
      const all = (await linesOf(id)).map((line) => ({ lineId: line.id, quantity: line.quantity }))
      return send({ type: 'shipped', order: number, carrier: 'dhl', lines: lines ?? all })
    },
    exported: async (): Promise<ExportedOrder[]> => {
      const page = await engine.app.inject({ url: '/merchandise/orders?limit=500', headers })
      return page.json<{ orders: ExportedOrder[] }>().orders
    },
    merchandise: (path: string) => engine.app.inject({ url: path, headers }),
    lookUp: (orderId: string, zipCode: string, call: Call = {}) =>
      ask<ReturnOrder | null>(
        `query ($orderId: ID!, $zipCode: String!) { result: findOrderForReturn(orderId: $orderId, zipCode: $zipCode) { ${fields} } }`,
        { orderId, zipCode },
        call,
      ),
    read: (hash: string, call: Call = {}) =>
      ask<ReturnOrder | null>(
        `query ($hash: String!) { result: findOrderForReturnByHash(hash: $hash) { ${fields} } }`,
        { hash },
        call,
      ),
    save: (data: object, call: Call = {}) =>
      ask<SubmitReturnResult>(
        `mutation ($data: ReturnDraftInput!) { result: saveReturnDraft(data: $data) {
          isError errorMsg fieldErrors { fieldName errorMessage } returnOrder { ${fields} } } }`,
        { data },
        call,
      ),
    submit: (hash: string, items: readonly Choice[], more: object = {}, call: Call = {}) =>
      ask<SubmitReturnResult>(
        `mutation ($data: SubmitReturnOrderInput!) { result: submitReturnOrder(data: $data) {
          isError errorMsg fieldErrors { fieldName errorMessage } rma returnOrder { ${fields} } } }`,
        {
          data: {
            hash,
            submissionId: randomUUID(),
            selectedItems: withReasons(items),
            regulation: 'refund',
            carrier: 'dhl',
            contact,
            ...more,
          },
        },
        call,
      ),
    upload: async (
      hash: string,
      lineId: string,
      bytes: Buffer,
      name = 'Bild.png',
    ): Promise<UploadReturnImageResult> => {
      const { signature } = await ask<{ signature: string }>(
        'query ($hash: String!) { result: getCurrentUploadSignature(purpose: returnImage, hash: $hash) { signature } }',
        { hash },
      )
      const { data, errors } = await engine.upload(
        `mutation ($input: UploadReturnImageInput!) { result: uploadReturnImage(input: $input) {
          successful fault fieldErrors { fieldName errorMessage } image { id name size } } }`,
        new UploadedFile(name, bytes),
        { variables: { input: { hash, lineId, signature, file: null } } },
      )
      if (errors?.[0]) throw new Error(errors[0].message)
      return data?.result as unknown as UploadReturnImageResult
    },
    mailsOf: async (recipient: string): Promise<string[]> =>
      (
        await db.execute<{ kind: string }>(
          sql`select kind from mails where recipient = ${recipient} order by created_at`,
        )
      ).rows.map(({ kind }) => kind),
  }
}
