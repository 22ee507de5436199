import { useEffect, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { ContentList } from '../content/ContentList.tsx'
import { everyEntry } from '../content/every-entry.ts'
import { NewRecord } from '../content/NewRecord.tsx'
import type { TextLanguage } from '../generated/operations.ts'
import type { AskError } from '../lib/ask.ts'
import { navigate } from '../lib/router.ts'
import { type Site, site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { Button } from '../ui/Button.tsx'

const languages: readonly TextLanguage[] = ['de', 'en']

/** Content pages of the store in one language; `?path=/ratgeber/&language=de` opens the page at an address. */
export function PagesRoom({ query }: { query: URLSearchParams }) {
  const texts = useTexts(contentTexts)
  const current = useStore(site)
  const [language, setLanguage] = useState(languages.find((each) => each === query.get('language')) ?? null)
  const [isNew, setNew] = useState(false)
  const shown = language ?? current?.languages[0] ?? 'de'
  const missing = useOpenedPath(query.get('path'), shown)
  const addressOf = (key: string, of: TextLanguage) => `/pages/${encodeURIComponent(key)}?language=${of}`
  return (
    <>
      <ContentList
        key={shown}
        kind="page"
        title={texts.kinds.page}
        searchLabel={texts.searchPages}
        language={shown}
        hrefOf={({ key }) => addressOf(key, shown)}
        notice={missing === null ? null : texts.noPageAt(missing)}
        actions={
          <>
            {(current?.languages.length ?? 0) > 1 &&
              current?.languages.map((each) => (
                <Button
                  key={each}
                  look="quiet"
                  aria-pressed={each === shown}
                  title={texts.language}
                  onClick={() => setLanguage(each)}
                >
                  {each.toUpperCase()}
                </Button>
              ))}
            <Button look="primary" disabled={!current} onClick={() => setNew(true)}>
              {texts.newPage}
            </Button>
          </>
        }
      />
      {isNew && current && (
        <NewRecord
          kind="page"
          language={shown}
          title={texts.newPage}
          fields={[
            { name: 'id', label: texts.pageId, help: texts.pageIdHelp },
            { name: 'name', label: texts.name },
            { name: 'path', label: texts.pagePath, help: texts.pagePathHelp, initial: '/' },
          ]}
          bodyOf={(values) => newPage(values, current, shown)}
          hrefOf={(key) => addressOf(key, shown)}
          onClose={() => setNew(false)}
        />
      )}
    </>
  )
}

const newPage = (values: Readonly<Record<string, string>>, { store }: Site, language: TextLanguage) => ({
  id: values.id,
  store,
  language,
  name: values.name,
  pageType: 'CONTENTPAGE',
  path: values.path,
  seo: { title: values.name, breadcrumbs: [{ displayName: values.name, url: null }] },
  rows: [],
})

/** Opens the page at a path. Returns the path once it is known that no page has it, otherwise null. */
function useOpenedPath(path: string | null, language: TextLanguage): string | null {
  const [missing, setMissing] = useState<string | null>(null)
  useEffect(() => {
    if (!path) return
    let isCurrent = true
    inBackground(
      keyAt(path, language).then((key) => {
        if (!isCurrent) return
        if (key === null) setMissing(path)
        else if (key) navigate(`/pages/${encodeURIComponent(key)}?language=${language}`, { replace: true })
      }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, language])
  return missing === path ? missing : null
}

/** Many pages begin with a short path, so the one that is meant may stand on a later part of the list. Undefined: no answer. */
async function keyAt(path: string, language: TextLanguage): Promise<string | null | undefined> {
  const errors: AskError[] = []
  const list = { kind: 'page', language, under: path } as const
  for await (const entry of everyEntry(list, (error) => errors.push(error))) if (entry.path === path) return entry.key
  return errors.length === 0 ? null : undefined
}
