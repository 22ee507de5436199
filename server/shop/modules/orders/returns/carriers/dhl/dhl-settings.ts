import { StartError } from '#lib/process/start-error.ts'

/** Access to the returns of DHL Paket (Germany). */
export type DhlSettings = {
  /** Without a slash at the end. */
  url: string
  timeoutMs: number
  /** Key of the application at developer.dhl.com. */
  apiKey: string
  apiSecret: string
  /** User of the business customer portal. */
  user: string
  password: string
  /** To which address parcels go, as set up in the portal. */
  receiverId: string
}

export type CarrierSettings = { dhl: DhlSettings | null }

export type CarrierVariables = {
  DHL_API_KEY: string
  DHL_API_SECRET: string
  DHL_USER: string
  DHL_PASSWORD: string
  DHL_RECEIVER_ID: string
  DHL_URL: string
  CARRIER_TIMEOUT_MS: number
}

const needed = ['DHL_API_KEY', 'DHL_API_SECRET', 'DHL_USER', 'DHL_PASSWORD'] as const

/**
 * Configured completely or not at all.
 * @throws StartError that names every variable that is missing, without values
 */
export const readCarrierSettings = (read: CarrierVariables): CarrierSettings => {
  const missing = needed.filter((name) => read[name] === '')
  if (missing.length === needed.length) return { dhl: null }
  if (missing.length > 0)
    throw new StartError(missing.map((name) => `${name} must be set, as other variables of DHL are`).join('\n'))
  return {
    dhl: {
      url: read.DHL_URL,
      timeoutMs: read.CARRIER_TIMEOUT_MS,
      apiKey: read.DHL_API_KEY,
      apiSecret: read.DHL_API_SECRET,
      user: read.DHL_USER,
      password: read.DHL_PASSWORD,
      receiverId: read.DHL_RECEIVER_ID,
    },
  }
}
