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

t.test('the button may go only some frames later; one that stays keeps the focus', async (t) => {
  let waiting: (() => void)[] = []
  const page = { body: {}, activeElement: {} }
  const requestAnimationFrame = (next: () => void) => waiting.push(next)
  Object.assign(globalThis, { document: page, requestAnimationFrame })
  t.teardown(() => {
    for (const name of ['document', 'requestAnimationFrame']) Reflect.deleteProperty(globalThis, name)
  })
  const drawFrames = (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      const now = waiting
      waiting = []
      for (const next of now) next()
    }
  }
  let focused = 0
  const target = { focus: () => focused++ } as unknown as HTMLElement
  focusIfLost(() => target)
  drawFrames(10)
  t.equal(focused, 0)
  page.activeElement = page.body
  drawFrames(1)
  t.equal(focused, 1)
  page.activeElement = {}
  focusIfLost(() => target)
  drawFrames(200)
  t.equal(focused, 1)
  t.equal(waiting.length, 0, 'it is not looked for for ever')
})
