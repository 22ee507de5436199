import { Texts } from '../../generated/operations.ts'
import { send } from '../../lib/data/send.ts'
import { runByFetch } from '../../lib/data/without-apollo.ts'
import { islandRoot } from '../../lib/hydration/island-root.tsx'
import { compileTexts } from '../../lib/i18n/load-texts.ts'
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
 * An island at the end of the document: the page neither waits for it nor is rendered again for it, and it stays when the
 * page changes.
 */
async function mount(): Promise<void> {
  const { data } = await send(Texts, { prefixes: ['consent.'] }, { runOperation: runByFetch })
  if (!data) {
    mounting = undefined
    return
  }
  const texts = await compileTexts(data.getTranslationsByPrefix)
  const container = document.createElement('div')
  container.className = styles.holder ?? ''
  document.body.append(container)
  islandRoot(container, texts).draw(<ConsentLayers />)
}
