import { everydaySituations, wayViolations } from '../modules/checkout/checkout/ways-left.rules.ts'
import type { PaymentMethods } from '../modules/checkout/payments/payment-methods.ts'
import type { ParametersService } from '../modules/stores/parameters/parameters.service.ts'
import { hasBankAccount } from '../modules/stores/stores/bank-account.rules.ts'
import type { StoresService } from '../modules/stores/stores/stores.service.ts'

type Log = { warn: (details: object, message: string) => void }

type NamedService = {
  parameters: Pick<ParametersService, 'of' | 'rowsOf' | 'violations'>
  stores: Pick<StoresService, 'all'>
  paymentMethods: Pick<PaymentMethods, 'list'>
}

const storeViolations = ({ parameters, stores, paymentMethods }: NamedService) =>
  stores.all().flatMap((store) => {
    const isOffered = everydaySituations(store, parameters.of(store.id)).some((situation) =>
      paymentMethods
        .list({ ...situation, hasBankAccount: hasBankAccount(store) })
        .some(({ state }) => state === 'available'),
    )
    const delivery = wayViolations(store, parameters.rowsOf(store.id), 'shippers')
    const payment = isOffered ? [] : [`leaves no way to pay in the store ${store.id}, with the providers in use`]
    return [
      ...payment.map((message) => ({ store: store.id, message: `paymentTypes ${message}` })),
      ...delivery.map((message) => ({ store: store.id, message: `shippers ${message}` })),
    ]
  })

/** Logs parameters that are stored and do not fit, or leave a store without a way to pay or to be delivered to; once a change. */
export const createViolationNames = (services: NamedService, log: Log) => {
  let named = new Set<string>()

  return (): void => {
    const violations = [...services.parameters.violations(), ...storeViolations(services)]
    const names = new Set<string>()
    for (const { store, message } of violations) {
      const name = `${store} ${message}`
      if (!named.has(name) && !names.has(name))
        log.warn({ store, fault: message }, 'a stored parameter does not fit: a safe value stands for it')
      names.add(name)
    }
    named = names
  }
}
