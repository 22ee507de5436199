import { useEffect, useState } from 'react'
import {
  NavigationAll,
  type NavigationAllQuery,
  NavigationGroup,
  type NavigationGroupQuery,
} from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { AllPanel } from './AllPanel.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import styles from './Panel.module.css'

type Content = NavigationGroupQuery['getNavigationGroup'] | NavigationAllQuery['getNavigation']

type PanelContentProps = {
  id: string
  /** Null for all departments. */
  name: string
  path: string
  onReady: () => void
  /** Without an answer; the next opening asks again. */
  onFailure: () => void
}

async function contentOf(id: string): Promise<Content> {
  if (id === 'all') return (await send(NavigationAll, {})).data?.getNavigation ?? null
  return (await send(NavigationGroup, { id })).data?.getNavigationGroup ?? null
}

/** A panel's head, which the drawer and the full screen show, and its content as soon as that is there. */
export function PanelContent({ id, name, path, onReady, onFailure }: PanelContentProps) {
  const t = useTexts()
  const [content, setContent] = useState<Content>(null)

  useEffect(() => {
    const bring = async () => {
      const brought = await contentOf(id)
      setContent(brought)
      if (!brought) onFailure()
    }
    inBackground(bring())
  }, [id, onFailure])

  useEffect(() => {
    if (content) onReady()
  }, [content, onReady])

  return (
    <>
      <button type="button" data-nav="back" aria-label={t('shell.menu.back', { name: t('shell.menu.headline') })}>
        <span>{t('shell.menu.headline')}</span>
      </button>
      <a href={path} data-nav="all">
        {id === 'all' ? name : t('shell.menu.all', { name })}
      </a>
      <div className={styles.scroller}>
        {content ? <Shown content={content} /> : <div className={styles.waiting} aria-hidden="true" />}
      </div>
    </>
  )
}

function Shown({ content }: { content: NonNullable<Content> }) {
  return Array.isArray(content) ? <AllPanel departments={content} /> : <GroupPanel group={content} />
}
