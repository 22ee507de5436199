import t from 'tap'
import type { PageContext } from 'vike/types'
import type { RunOperation } from '#web/lib/page/page-context.ts'
import { askForFrame, shellOf as shellOfFrame } from '#web/pages/frame.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { type SampleOptions, sampleEdge } from './testing/sample-edge.ts'

const visitor = { store: 'de', language: 'de-DE', origin: 'http://localhost' } as Visitor
const fail = () => {
  throw new Error('down')
}

function shellOf(answers: SampleOptions['answers'], status = 200) {
  const run = sampleEdge({ answers })
  const runOperation: RunOperation = (operation, variables) => run(operation, variables, visitor)
  return shellOfFrame(askForFrame({ config: {}, runOperation } as PageContext), status)
}

t.test('S7.16 a page stands without parameters and navigation (storefront.md §8)', async (t) => {
  const shell = await shellOf({ getGlobalParametersByName: fail, getNavigation: fail })
  t.match(shell, { getStore: { id: 'de' }, getGlobalParametersByName: null, getNavigation: null })
  t.ok(shell?.getFooter?.links.length)
})

t.test('a page without its store answers 503, the page of an error renders without it', async (t) => {
  const thrown: unknown = await shellOf({ getStore: fail }).catch((error) => error)
  t.match(thrown, { _pageContextAbort: { abortStatusCode: 503 } })
  t.equal(await shellOf({ getStore: fail }, 503), null)
})
