import { createRoot } from 'react-dom/client'
import { Texts } from '../../generated/operations.ts'
import { sendPlainly } from '../../lib/data/send-plainly.ts'
import { compileTexts } from '../../lib/i18n/load-texts.ts'
import { readFirstPage } from '../../lib/scope/first-page.ts'
import { makeScope } from '../../lib/scope/make-scope.ts'
import { PageScopeContext } from '../../lib/scope/page-scope.ts'
import type { ConsentLayer } from '../../lib/visitor/consent.ts'
import { ConsentLayers } from './ConsentLayers.tsx'
import styles from './ConsentQuestion.module.css'
import { layerWanted } from './layer-wanted.ts'

let mounting: Promise<void> | undefined

/** Shows a layer. Without its texts there is none: nothing counts as agreed to, and the next page tries again. */
export async function openConsent(layer: ConsentLayer): Promise<void> {
  layerWanted.set(layer)
  mounting ??= mount()
  await mounting
}

/**
 * A root of its own at the end of the document: the page neither waits for it nor is rendered again for it, and it stays
 * when the page changes.
 */
async function mount(): Promise<void> {
  const answer = await sendPlainly(Texts, { prefixes: ['consent.'] })
  if (!answer) {
    mounting = undefined
    return
  }
  const first = readFirstPage()
  const texts = { ...first.texts, ...(await compileTexts(answer.getTranslationsByPrefix)) }
  const container = document.createElement('div')
  container.className = styles.holder ?? ''
  document.body.append(container)
  createRoot(container).render(
    <PageScopeContext value={makeScope({ ...first, texts }, first)}>
      <ConsentLayers />
    </PageScopeContext>,
  )
}
