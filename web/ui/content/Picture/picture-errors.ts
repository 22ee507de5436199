import { unlessLeaving } from '#web/lib/browser/leaving.ts'

/**
 * Milliseconds before a picture that failed is asked for again, each time. The edge's Retry-After for pictures is 5 seconds;
 * what has not come after the last try needs the connection back or a new page.
 */
const pauses = [2000, 5000, 15_000] as const

/** Pixels that the drawing has at most: a hero gets no glyph as large as the words beside it. */
const maxDrawing = 96

/** Images that show a drawing, by the address of the variant that the browser had chosen. */
const failed = new Map<string, FailedPictures>()

/** `isRetried`: it is asked for again, or will be. */
type FailedPictures = { images: Map<HTMLImageElement, StandIn>; isRetried: boolean }

/** `src` and `srcSets`: attributes as they were before, of the image and of its sources. */
type StandIn = {
  src: string
  srcSets: [element: HTMLImageElement | HTMLSourceElement, srcSet: string][]
  placeholder: string
}

/**
 * A picture that cannot be loaded is replaced by a quiet drawing of the same shape on the ground that it has, and asked for
 * again in the background, once for all places that show it. Also finds what failed before this ran.
 */
export function start(): void {
  document.addEventListener('error', ({ target }) => unlessLeaving(() => replace(target)), { capture: true })
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && !image.currentSrc.endsWith('.svg')) replace(image)
  }
  window.addEventListener('online', () => {
    for (const [address, { isRetried }] of failed) if (!isRetried) retry(address, pauses.length)
  })
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.currentSrc.startsWith(location.origin)) return
  const choosing = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const address = image.currentSrc
  const standIn: StandIn = {
    src: image.src,
    srcSets: choosing.map((element) => [element, element.srcset]),
    placeholder: drawing(side(image, 'width'), side(image, 'height')),
  }
  for (const element of choosing) element.srcset = ''
  image.src = standIn.placeholder
  image.dataset.failed = ''
  const known = failed.get(address) ?? { images: new Map(), isRetried: false }
  failed.set(address, known)
  known.images.set(image, standIn)
  if (!known.isRetried) retryLater(address, 0)
}

/** `tries`: how often it was asked for again already. */
function retryLater(address: string, tries: number): void {
  const known = failed.get(address)
  if (!known) return
  const pause = pauses[tries]
  known.isRetried = pause !== undefined
  // Pictures that failed together must not all come back together.
  if (pause !== undefined) setTimeout(() => retry(address, tries + 1), pause * (1 + Math.random() / 2))
}

/** Loads it beside the page, so that what is shown changes only when the picture is there. */
function retry(address: string, tries: number): void {
  const images = failed.get(address)?.images
  for (const [image, { placeholder }] of images ?? [])
    if (!image.isConnected || image.src !== placeholder) images?.delete(image)
  if (!images?.size) {
    failed.delete(address)
    return
  }
  const probe = new Image()
  probe.onload = () => {
    failed.delete(address)
    for (const [image, standIn] of images) restore(image, standIn)
  }
  probe.onerror = () => retryLater(address, tries)
  probe.src = address
}

/** A part of the page may show another picture in the same place by now. */
function restore(image: HTMLImageElement, { src, srcSets, placeholder }: StandIn): void {
  if (image.src !== placeholder) return
  delete image.dataset.failed
  for (const [element, srcSet] of srcSets) element.srcset = srcSet
  image.src = src
}

/** Reads the attributes: a failed picture may be shown in the size of its alternative text. */
function side(image: HTMLImageElement, name: 'width' | 'height'): number {
  return Number(image.getAttribute(name)) || image[name] || 1
}

/** A satchel in outline, 30 % as large as the picture; the picture's ground shows through. */
function drawing(width: number, height: number): string {
  const size = Math.min(width * 0.3, height * 0.3, maxDrawing)
  const [x, y] = [(width - size) / 2, (height - size) / 2]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="#5b6675" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" opacity=".55"><path d="M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M8 10h8M8 18h8M8 22v-6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v6"/></svg></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
