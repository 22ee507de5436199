/** A shape of SVG: name of the element and its attributes. */
type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

/** The shapes within an `<svg>`. */
export const shapesOf = (svg: string): Shape[] =>
  [...svg.matchAll(/<(?!\/|svg\b)(\w+)([^>]*)>/g)].map(([, name = '', attributes = '']) => [
    name,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ])

/** The shapes as the data of one path, which looks the same when it is stroked; null when one has more to it than its form. */
export function onePath(shapes: readonly Shape[]): string | null {
  const paths = shapes.map(([name, attributes]) => {
    const form = forms[name]
    // A dot is covered by its stroke, filled or not.
    const known = [...(form?.attributes ?? []), ...(Number(attributes.r) <= 0.5 ? ['fill'] : [])]
    const isPlain = form && Object.keys(attributes).every((each) => known.includes(each))
    return isPlain ? form.path(attributes) : null
  })
  return paths.includes(null) ? null : paths.join('')
}

type Form = { attributes: readonly string[]; path: (attributes: Readonly<Record<string, string>>) => string }

const forms: Readonly<Record<string, Form>> = {
  path: { attributes: ['d'], path: ({ d = '' }) => fromOrigin(d) },
  circle: {
    attributes: ['cx', 'cy', 'r'],
    path: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  },
  ellipse: {
    attributes: ['cx', 'cy', 'rx', 'ry'],
    path: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  rect: {
    attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    path: ({ x = 0, y = 0, width, height, rx, ry }) =>
      rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)),
  },
  line: { attributes: ['x1', 'y1', 'x2', 'y2'], path: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { attributes: ['points'], path: ({ points }) => `M${points}` },
  polygon: { attributes: ['points'], path: ({ points }) => `M${points}z` },
}

/** A path may begin with a relative move, which would count from the end of the one before it; numbers after it are lines. */
function fromOrigin(d: string): string {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
  const start = d.trim().match(new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`, 's'))
  if (!start) return d.trim()
  const [, x, y, rest = ''] = start
  const lines = /^[-.\d]/.test(rest) ? 'l' : ''
  return `M${x} ${y}${lines}${rest}`
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const across = width - 2 * rx
  const down = height - 2 * ry
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}
