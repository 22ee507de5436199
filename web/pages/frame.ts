import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { Shell, type ShellQuery, Texts, type TextsQuery } from '../generated/operations.ts'
import { send } from '../lib/data/send.ts'
import { textPrefixes } from '../lib/i18n/load-texts.ts'
import { textsOfEveryPage } from '../lib/i18n/texts-of-every-page.ts'
import type { OperationResult } from '../lib/page/page-context.ts'

/** What stands around each page on the server: header, navigation and footer, and the texts. */
export type Frame = { shell: Promise<OperationResult<ShellQuery>>; texts: Promise<OperationResult<TextsQuery>>[] }

declare global {
  namespace Vike {
    interface PageContext {
      /** Only on the server. */
      frame?: Frame
    }
  }
}

/**
 * Asks for the frame before `+data` does for the page, so that both leave for the engine together. The texts of every page are asked for apart
 * from the page's own: so they are always at hand, and the error page has its words although it was never shown before the engine failed.
 */
export function askForFrame({ config, runOperation }: PageContext): Frame {
  const own = (config.texts ?? []).flat().filter((area) => !textsOfEveryPage.includes(area))
  const parts = [textsOfEveryPage, own].filter((areas) => areas.length > 0)
  return {
    shell: send(Shell, {}, { runOperation }),
    texts: parts.map((areas) => send(Texts, { prefixes: textPrefixes([areas]) }, { runOperation })),
  }
}

/**
 * A page without navigation or parameters is still shown (storefront.md §8), but not cached. Without any data the request fails, except for the
 * error page.
 */
export async function shellOf({ shell }: Frame, status: number): Promise<ShellQuery | null> {
  const { data } = await shell
  if (!data && status === 200) throw render(503, 'Shell: no data')
  return data
}
