import t from 'tap'
import { createHandedDown, type HandedDown } from './handed-down.ts'

t.test('what a lower layer calls of an upper one works once all layers are made, and throws before', async (t) => {
  const { later, hand } = createHandedDown()
  const { write } = later('orderMessage')
  t.throws(() => write('received', {}, {} as never), {
    message: 'orderMessage.write is called before its layer is made',
  })
  hand({ orderMessage: { write: async () => null } } as unknown as HandedDown)
  t.equal(await write('received', {}, {} as never), null)
})
