import type { ShopEnvironment } from '../environment.ts'

/** The part of the environment that services are made with. */
export type ServiceSettings = Pick<
  ShopEnvironment,
  'carriers' | 'forms' | 'mails' | 'orders' | 'payments' | 'reviews' | 'tracking' | 'visitors'
> & {
  index: { keptIn?: string }
}
