/** Where a part is drawn, in pixels of the framed document. */
export type Box = { id: string; kind: 'row' | 'cell' | 'teaser'; x: number; y: number; width: number; height: number }

const marks = [
  ['row', 'data-row'],
  ['cell', 'data-cell'],
  ['teaser', 'data-teaser-id'],
] as const

/** Boxes of all parts that are drawn, by id. What a scenario hides has none. */
export function measureBoxes(document: Document): Map<string, Box> {
  const boxes = new Map<string, Box>()
  const { scrollX, scrollY } = document.defaultView ?? { scrollX: 0, scrollY: 0 }
  for (const [kind, mark] of marks) {
    for (const element of document.querySelectorAll(`[${mark}]`)) {
      const { x, y, width, height } = rectOf(element)
      const id = element.getAttribute(mark) ?? ''
      boxes.set(id, { id, kind, x: x + scrollX, y: y + scrollY, width, height })
    }
  }
  return boxes
}

/** An element without a box of its own is as large as its children together. */
function rectOf(element: Element): Pick<Box, 'x' | 'y' | 'width' | 'height'> {
  const own = element.getBoundingClientRect()
  if (own.width > 0 || own.height > 0 || element.children.length === 0) return own
  const rects = [...element.children].map((child) => child.getBoundingClientRect())
  const x = Math.min(...rects.map((rect) => rect.left))
  const y = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.right))
  return { x, y, width: right - x, height: Math.max(...rects.map((rect) => rect.bottom)) - y }
}

/** The innermost part at a point. */
export function boxAt(boxes: ReadonlyMap<string, Box>, x: number, y: number): Box | null {
  let found: Box | null = null
  for (const box of boxes.values()) {
    const isIn = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
    if (isIn) found = box
  }
  return found
}
