import t from 'tap'
import { createHandedDown, type HandedDown } from './handed-down.ts'

t.test('a service of a lower layer that calls an upper one throws until all layers are made', async (t) => {
  const { later, hand } = createHandedDown()
  const { write } = later('orderMessage')
  t.throws(() => write('received', {}, {} as never), {
    message: 'orderMessage.write is called before its layer is made',
  })
  hand({ orderMessage: { write: async () => null } } as unknown as HandedDown)
  t.equal(await write('received', {}, {} as never), null)
})
