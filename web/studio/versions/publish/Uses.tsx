import { useStore } from '#web/lib/browser/store.ts'
import type { ContentKind, StudioUsesOfQuery } from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { publishTexts } from '../../texts/publish.ts'
import { Link } from '../../ui/Link.tsx'

type Props = { kind: ContentKind; pages: StudioUsesOfQuery['studio_uses'] }

/** Live pages that name what is withdrawn, or link to it; those of other stores are composed there. */
export function Uses({ kind, pages }: Props) {
  const texts = useTexts(publishTexts)
  const here = useStore(site)?.store
  if (pages.length === 0) return null
  return (
    <>
      <p>{kind === 'page' ? texts.links : texts.uses}</p>
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
