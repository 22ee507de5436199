import t from 'tap'
import { focusIfLost } from './focus-if-lost.ts'

t.test('the focus goes on only where it was lost, and after the next drawing', async (t) => {
  const frames: (() => void)[] = []
  const page = { body: {}, activeElement: {} as object | null }
  Object.assign(globalThis, { document: page, requestAnimationFrame: (frame: () => void) => frames.push(frame) })
  t.teardown(() => {
    for (const name of ['document', 'requestAnimationFrame']) Reflect.deleteProperty(globalThis, name)
  })
  let focused = 0
  const target = { focus: () => focused++ } as unknown as HTMLElement
  const afterDrawing = (activeElement: object | null) => {
    focusIfLost(() => target)
    page.activeElement = activeElement
    t.equal(focused, before, 'not before')
    for (let frame = frames.pop(); frame; frame = frames.pop()) frame()
    return focused - before
  }
  let before = focused
  t.equal(afterDrawing(page.body), 1, 'the button is gone')
  before = focused
  t.equal(afterDrawing(null), 1)
  before = focused
  t.equal(afterDrawing({}), 0, 'something else has it')
})
