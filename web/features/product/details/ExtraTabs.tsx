import { useState } from 'react'
import { ExtraTab, type ExtraTabQuery } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { RichText } from '#web/ui/content/RichText/RichText.tsx'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import type { Product } from '../product-types.ts'

type ExtraTabsProps = { product: Product; openTab: ExtraTabQuery['getExtraTabContent'] }

/** Tabs whose content is loaded when they are opened; without script a link loads the page with it. */
export function ExtraTabs({ product, openTab }: ExtraTabsProps) {
  const t = useTexts()
  const [contents, setContents] = useState<Record<string, string | null>>(
    openTab ? { [openTab.id]: openTab.content } : {},
  )

  const load = async (tabId: string) => {
    if (contents[tabId]) return
    const { data } = await send(ExtraTab, { productId: product.productId, tabId })
    setContents((loaded) => ({ ...loaded, [tabId]: data?.getExtraTabContent?.content ?? null }))
  }

  return product.extraTabs.map(({ id, headline }) => {
    const content = contents[id]
    return (
      <Disclosure
        key={id}
        id={`tab-${id}`}
        level={2}
        headline={headline}
        open={openTab?.id === id}
        onOpen={() => inBackground(load(id))}
      >
        {content ? (
          <RichText html={content} />
        ) : (
          <p role="status">
            {content === undefined && <span>{t('product.tab.loading')} </span>}
            <a href={`/prod/${product.productId}?tab=${encodeURIComponent(id)}#tab-${id}`}>{t('product.tab.open')}</a>
          </p>
        )}
      </Disclosure>
    )
  })
}
