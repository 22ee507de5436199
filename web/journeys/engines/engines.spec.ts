import { expect, test } from '@playwright/test'
import { newEmail } from '../support/customers.ts'
import { productWithChoice } from '../support/products.ts'
import { address } from '../support/shop.ts'
import { type Engine, fill, press, untilAt, untilHidden, untilHydrated, untilShown } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { findFirefox, findWebKit, firefoxHint, webKitHint } from './installed.ts'
import { startWebKit } from './webkit.ts'

const firefox = findFirefox()
const webKit = findWebKit()

const engines: { name: string; hint: string; start: (() => Promise<Engine>) | null }[] = [
  { name: 'Firefox', hint: firefoxHint, start: firefox ? () => startFirefox(firefox) : null },
  { name: 'WebKit', hint: webKitHint, start: webKit ? () => startWebKit(webKit) : null },
]

for (const { name, hint, start } of engines) {
  test.describe(name, () => {
    let engine: Engine | undefined
    test.skip(!start, `There is no ${name}. ${hint}`)
    test.beforeAll(async () => {
      engine = await start?.()
    })
    test.afterAll(() => engine?.stop())

    test(`${name}: a link that is pressed while scripts still come leads on, and nothing is told as an error`, async () => {
      for (const wait of [0, 300, 900]) {
        const tab = await openTab(engine)
        await tab.open(address('/'))
        await new Promise((go) => setTimeout(go, wait))
        // As a script presses it: at any moment, also while the page still moves.
        await tab.run("[...document.links].find(({ pathname }) => pathname.startsWith('/schreiben/')).click()")
        await untilAt(tab, /\/schreiben\//)
        await untilHydrated(tab)
        expect(tab.errors, `after ${wait} ms`).toEqual([])
        await tab.close()
      }
    })

    test(`${name}: a visitor searches, filters, chooses, looks closer, and orders as a guest`, async () => {
      const tab = await openTab(engine)
      await test.step('the engine searches and filters', async () => {
        await tab.open(address('/'))
        await fill(tab, 'header input[type="search"]', 'heft')
        await tab.key('Enter')
        await untilAt(tab, /\/search\?.*q=heft/)
        await untilShown(tab, 'main a[href^="/prod/"]')
        await tab.open(address('/schreiben/'))
        await press(tab, 'main summary', 'Farbe')
        await press(tab, 'main details[open] a, main details[open] label', 'Blau')
        await untilAt(tab, /filter\.COLOUR=/)
        await untilShown(tab, 'a', 'Blau')
      })
      await test.step('a variant, its picture up close, into the cart', async () => {
        const { id } = await productWithChoice()
        await tab.open(address(`/prod/${id}`))
        await untilShown(tab, 'main fieldset a[aria-current]')
        // By its address: a page that comes late answers a press with a new document.
        const colour = await tab.run<string>(
          "return document.querySelector('main fieldset a:not([aria-current])').getAttribute('href')",
        )
        await press(tab, `main fieldset a[href="${colour}"]`)
        await untilShown(tab, `main fieldset a[href="${colour}"][aria-current]`)
        await press(tab, 'main a', 'Vergrößern')
        await untilShown(tab, 'dialog[open] img')
        await tab.key('Escape')
        await untilHidden(tab, 'dialog[open] img')
        await press(tab, 'main fieldset ~ fieldset a')
        await untilShown(tab, 'main fieldset ~ fieldset a[aria-current]')
        await press(tab, 'main button', 'In den Warenkorb')
        await press(tab, 'dialog a', 'Warenkorb')
        await untilAt(tab, /\/checkout\/basket/)
      })
      await test.step('the engine orders as a guest', async () => {
        await press(tab, '#cart-total a', 'Zur Kasse')
        await fill(tab, 'main input[type="email"], main input[inputmode="email"]', newEmail())
        await press(tab, 'main button', 'Weiter als Gast')
        await untilAt(tab, /\/checkout\/shipping/)
        for (const [field, value] of recipient) await fill(tab, `main input[autocomplete~="${field}"]`, value)
        await press(tab, 'main button', 'Weiter zur Zahlung')
        await untilAt(tab, /\/checkout\/payment/)
        await press(tab, 'main label', 'Vorkasse per Überweisung')
        await press(tab, 'main button', 'Weiter zur Übersicht')
        await untilAt(tab, /\/checkout\/summary/)
        await press(tab, 'main button', 'Zahlungspflichtig bestellen')
        await untilAt(tab, /orderId=/)
        await untilShown(tab, 'h1', 'Danke für deine Bestellung')
      })
      expect(tab.errors).toEqual([])
      await tab.close()
    })
  })
}

const recipient = [
  ['given-name', 'Ada'],
  ['family-name', 'Lindner'],
  ['address-line1', 'Schulweg 7'],
  ['postal-code', '12435'],
  ['address-level2', 'Berlin'],
] as const

async function openTab(engine: Engine | undefined) {
  if (!engine) throw new Error('No engine was started')
  return engine.openTab()
}
