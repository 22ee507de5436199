import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { composeTexts } from '../../texts/compose.ts'
import { useEditing, useSelected } from '../use-editing.ts'
import { type Box, boxAt, measureBoxes } from './boxes.ts'
import { DropSlots } from './DropSlots.tsx'
import { fetchPage } from './fetch-page.ts'
import styles from './PageFrame.module.css'
import type { Scenario } from './preview-token.ts'
import { adoptStyles, parsePage, replaceDifferences } from './replace-html.ts'
import { Selection } from './Selection.tsx'
import { answerIn, type PageAnswer, StatusNotice } from './StatusNotice.tsx'
import { useFrameAddress } from './use-frame-address.ts'
import { useOverlay } from './use-overlay.ts'

/** Status for a preview that has ended; no page of the shop has it. */
const previewEnded = 403

type Props = {
  path: string
  scenario: Scenario
  /** Width of the framed page, in CSS pixels; it is drawn smaller where there is less room. */
  width: number
}

/** The page as the server draws it, with what is selected on top. Nothing in the frame runs a script or takes the focus. */
export function PageFrame({ path, scenario, width }: Props) {
  const texts = useTexts(composeTexts)
  const { editing } = useEditing()
  const selected = useSelected()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map())
  const [scroll, setScroll] = useState(0)
  const [answer, setAnswer] = useState<PageAnswer | null>(null)
  const [hovered, setHovered] = useState<Box | null>(null)
  /** Saves that the frame's document has seen: it is asked for once, and a save on its way to the screen is not in it. */
  const savesBefore = useRef(0)
  const { address, hasFailed, renew } = useFrameAddress(path, scenario, () => {
    savesBefore.current = editing.saves.value()
  })
  /** Counts documents that came without a save. */
  const [outdated, setOutdated] = useState(0)
  const room = useSize(stage)
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1

  const measure = useCallback(() => {
    const document = frame.current?.contentDocument
    if (!document?.body) return null
    const found = measureBoxes(document)
    setBoxes(found)
    return found
  }, [])

  const refreshed = useCallback(
    (next: PageAnswer) => {
      measure()
      setAnswer(next)
    },
    [measure],
  )
  useRefresh(frame, useStore(editing.saves) + outdated, { done: refreshed, onBusy: setAnswer, onEnded: renew })

  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!selected || !document) return
    const id = CSS.escape(selected)
    const target = document.querySelector(`[data-row="${id}"],[data-cell="${id}"],[data-teaser-id="${id}"]`)
    target?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const load = () => {
    const inner = frame.current?.contentWindow as (Window & typeof globalThis) | null
    if (!inner?.document.body) return
    const [navigation] = inner.performance.getEntriesByType('navigation')
    const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
    if (responseStatus === previewEnded) renew()
    adoptStyles(inner, '')
    measure()
    setAnswer(answerIn(inner.document, responseStatus))
    setScroll(inner.scrollY)
    if (editing.saves.value() > savesBefore.current) setOutdated((count) => count + 1)
    inner.addEventListener('scroll', () => setScroll(inner.scrollY), { passive: true })
    new ResizeObserver(measure).observe(inner.document.body)
  }
  useOverlay(overlay, {
    boxAt: (x, y) => boxAt(boxes, x / scale, y / scale + scroll),
    onHover: setHovered,
    // Measured anew: the page may still be loading, and what came last has moved the rest.
    onPress: (x, y) => editing.selected.set(boxAt(measure() ?? boxes, x / scale, y / scale + scroll)?.id ?? null),
    onWheel: (x, y) => frame.current?.contentWindow?.scrollBy(x, y),
  })

  return (
    <div ref={stage} className={styles.stage}>
      {hasFailed && <p className={styles.error}>{texts.noFrame}</p>}
      {answer && <StatusNotice answer={answer} />}
      <div className={styles.paper} style={{ width: width * scale }}>
        {address && (
          <iframe
            ref={frame}
            className={styles.frame}
            title={texts.frame}
            src={address}
            inert
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            onLoad={load}
          />
        )}
        {/* By keyboard and in words the page is the outline; the frame is a picture of it. */}
        <div ref={overlay} className={styles.overlay}>
          <div className={styles.layer} style={{ transform: `translateY(${-scroll * scale}px)` }}>
            {hovered && hovered.id !== selected && (
              <div
                className={styles.hover}
                style={{
                  transform: `translate(${hovered.x * scale}px, ${hovered.y * scale}px)`,
                  width: hovered.width * scale,
                  height: hovered.height * scale,
                }}
              />
            )}
            {selected && <Selection id={selected} boxes={boxes} scale={scale} top={scroll * scale} />}
            <DropSlots boxes={boxes} scale={scale} />
          </div>
        </div>
      </div>
    </div>
  )
}

type Refreshing = {
  done: (answer: PageAnswer) => void
  /** Called with each answer in place of the page: the drawing of before stays until there is one. */
  onBusy: (answer: PageAnswer) => void
  /** The drawing of before stays here, too, until the frame has another address. */
  onEnded: () => void
}

/** After each save the page is drawn anew by the server, and only what differs is taken over. */
function useRefresh(
  frame: RefObject<HTMLIFrameElement | null>,
  saves: number,
  { done, onBusy, onEnded }: Refreshing,
): void {
  useEffect(() => {
    const address = frame.current?.src
    if (saves === 0 || !address) return
    const stop = new AbortController()
    const { signal } = stop
    const wait = (status: number | null) => {
      // A frame that has gone on to another address has a document that holds all saves.
      if (frame.current?.src !== address) stop.abort()
      else if (status !== null) onBusy({ status, leadsTo: null })
    }
    inBackground(
      fetchPage(address, { signal, onBusy: wait }).then((fetched) => {
        const inner = frame.current?.contentWindow as (Window & typeof globalThis) | null
        if (!fetched || !inner || frame.current?.src !== address) return
        if (fetched.status === previewEnded) return onEnded()
        const { page, css } = parsePage(fetched.html)
        adoptStyles(inner, css)
        replaceDifferences(inner.document.body, page.body)
        done(answerIn(page, fetched.status))
      }),
    )
    return () => stop.abort()
  }, [frame, saves, done, onBusy, onEnded])
}

function useSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
