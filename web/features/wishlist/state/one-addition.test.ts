import t from 'tap'
import { makeAdditions } from './one-addition.ts'

const additions = (retries: number) => {
  let made = 0
  return makeAdditions({ newId: () => `id-${++made}`, mayRetry: async (_error, attempt) => attempt <= retries })
}

t.test('S4.51 a lost addition is sent again under its id, also by another press', async (t) => {
  const sent: string[] = []
  const lost = async (id: string) => {
    sent.push(id)
    throw new Error('lost')
  }
  const taken = async (id: string) => sent.push(id)
  const add = additions(1)
  await t.rejects(add('list', lost), { message: 'lost' })
  await add('list', taken)
  t.same(sent, ['id-1', 'id-1', 'id-1'])
  await add('list', taken)
  t.equal(sent.at(-1), 'id-2', 'whoever has an answer wants it once more')
})

t.test('something else is another addition', async (t) => {
  const sent: string[] = []
  const add = additions(0)
  await t.rejects(
    add('two pieces', async (id) => {
      sent.push(id)
      throw new Error('lost')
    }),
  )
  await add('three pieces', async (id) => sent.push(id))
  t.same(sent, ['id-1', 'id-2'])
})
