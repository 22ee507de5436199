import { address, expect, test } from '../support/shop.ts'
import { application, visited } from '../support/visited.ts'
import { kinds, type StyleKind, type Styles, stylesOf } from './style-count.ts'

/** Distinct values that all pages together may show. A new look of what has one already is one too many; fewer are welcome. */
const agreed: Record<'desk' | 'phone', Record<StyleKind, number>> = {
  desk: {
    h1Left: 2,
    h1Top: 7,
    h1Look: 2,
    h2Look: 6,
    fontSize: 9,
    radius: 4,
    shadow: 4,
    drawnBorder: 0,
    offGrid: 6,
    button: 17,
  },
  phone: {
    h1Left: 1,
    h1Top: 6,
    h1Look: 2,
    h2Look: 6,
    fontSize: 9,
    radius: 4,
    shadow: 4,
    drawnBorder: 0,
    offGrid: 5,
    button: 15,
  },
}

const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

test('S9.74 all pages together show no more looks of a thing than were agreed', async ({ page }) => {
  test.slow()
  const found = { desk: new Map<StyleKind, Set<string>>(), phone: new Map<StyleKind, Set<string>>() }
  for (const [path, host] of [...visited, ...application]) {
    await page.goto(address(path, host), { waitUntil: 'domcontentloaded' })
    for (const screen of ['desk', 'phone'] as const) {
      await page.setViewportSize(screens[screen])
      add(found[screen], await stylesOf(page))
    }
  }
  await page.setViewportSize(screens.desk)
  const table = (Object.keys(kinds) as StyleKind[]).map((kind) => ({
    what: kinds[kind],
    desk: `${found.desk.get(kind)?.size ?? 0} of ${agreed.desk[kind]}`,
    phone: `${found.phone.get(kind)?.size ?? 0} of ${agreed.phone[kind]}`,
  }))
  process.stdout.write(`${table.map(({ what, desk, phone }) => `${what}: desk ${desk}, phone ${phone}`).join('\n')}\n`)
  const tooMany = (['desk', 'phone'] as const).flatMap((screen) =>
    [...found[screen]]
      .filter(([kind, values]) => values.size > agreed[screen][kind])
      .map(([kind, values]) => `${screen}, ${kinds[kind]}: ${[...values].join(' | ')}`),
  )
  expect(tooMany).toEqual([])
})

function add(all: Map<StyleKind, Set<string>>, styles: Styles): void {
  for (const [kind, values] of Object.entries(styles) as [StyleKind, string[]][])
    all.set(kind, new Set([...(all.get(kind) ?? []), ...values]))
}
