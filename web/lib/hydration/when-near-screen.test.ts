import t from 'tap'
import { whenNearScreen } from './when-near-screen.ts'

t.test('S9.37 late parts load 200 px before they reach the screen (storefront.md §9)', async (t) => {
  const element = {} as Element
  const observed: Element[] = []
  let margin: string | undefined
  let report = (_isNear: boolean) => {}
  class Observer {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      margin = options.rootMargin
      report = (isIntersecting) => heard([{ isIntersecting }])
    }
    observe(one: Element) {
      observed.push(one)
    }
    disconnect() {
      observed.length = 0
    }
  }
  t.intercept(globalThis, 'IntersectionObserver', { value: Observer, configurable: true })
  let opened = 0
  const stop = whenNearScreen(element, () => opened++)
  t.equal(margin, '200px')
  t.same(observed, [element])
  report(false)
  t.equal(opened, 0, 'farther away')
  report(true)
  t.equal(opened, 1, 'near')
  stop()
  t.same(observed, [])
})
