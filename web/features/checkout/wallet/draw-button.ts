import type { ExpressWalletFragment } from '#web/generated/operations.ts'

/** What the provider's script takes; payload and signature as the engine gave them. */
export type ButtonSettings = {
  merchantId: string
  publicKeyId: string
  ledgerCurrency: string
  checkoutLanguage: string
  productType: 'PayAndShip'
  placement: 'Cart' | 'Checkout'
  createCheckoutSessionConfig: { payloadJSON: string; signature: string; algorithm: string }
}

type Provider = { Pay: { renderButton: (selector: string, settings: ButtonSettings) => unknown } }

declare global {
  interface Window {
    /** Set by the wallet's script. */
    amazon?: Provider
  }
}

type ButtonOptions = {
  wallet: ExpressWalletFragment
  placement: ButtonSettings['placement']
  currencyCode: string
  textLanguage: 'de' | 'en'
}

export function buttonSettings({ wallet, placement, currencyCode, textLanguage }: ButtonOptions): ButtonSettings {
  const { merchantId, publicKeyId, payload, signature, algorithm } = wallet
  return {
    merchantId,
    publicKeyId,
    ledgerCurrency: currencyCode,
    checkoutLanguage: textLanguage === 'de' ? 'de_DE' : 'en_GB',
    productType: 'PayAndShip',
    placement,
    createCheckoutSessionConfig: { payloadJSON: payload, signature, algorithm },
  }
}

let loading: Promise<Provider> | undefined

/** Loads the provider's script, and has it draw its button. Rejects where the script can't be loaded; the next call tries again. */
export async function drawButton(selector: string, options: ButtonOptions): Promise<void> {
  loading ??= load(`${options.wallet.scriptOrigin}/checkout.js`).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const provider = await loading
  const place = document.querySelector(selector)
  // The visitor may have left meanwhile.
  if (!place) return
  place.replaceChildren()
  provider.Pay.renderButton(selector, buttonSettings(options))
}

async function load(src: string): Promise<Provider> {
  const script = document.createElement('script')
  script.src = src
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  if (!window.amazon) throw new Error(`${src} brought no wallet`)
  return window.amazon
}
