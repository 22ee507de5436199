import { useStore } from '../../../lib/browser/store.ts'
import type { StudioUsesOfQuery } from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { Link } from '../../ui/Link.tsx'

/** Live pages that name what is withdrawn; those of other stores are composed there. */
export function Uses({ pages }: { pages: StudioUsesOfQuery['studio_uses'] }) {
  const texts = useTexts(publishTexts)
  const here = useStore(site)?.store
  if (pages.length === 0) return null
  return (
    <>
      <p>{texts.uses}</p>
      <ul>
        {pages.map(({ store, language, key, title, path }) => (
          <li key={`${store} ${language} ${key}`}>
            {store === here ? (
              <Link to={`/pages/${encodeURIComponent(key)}?language=${language}`}>{title}</Link>
            ) : (
              title
            )}
            {` · ${[path, store, language].filter(Boolean).join(' · ')}`}
          </li>
        ))}
      </ul>
    </>
  )
}
