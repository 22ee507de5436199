import fp from 'fastify-plugin'
import { DeclareCancellation, JoinPrimeWaitingList } from '#web/generated/operations.ts'
import { formsAMinute, type ServiceFormOptions, serviceForm } from './service-form.ts'

/** Forms of prime without scripts: the waiting list and a member's notice (§ 312k BGB). */
export default fp<ServiceFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('prime', formsAMinute)
    const means = { run, flashes, limit }
    await serviceForm(app, means, {
      name: 'prime-waiting-list',
      fields: ['email'],
      send: ({ values, website }, { visitor }) => run(JoinPrimeWaitingList, { data: { ...values, website } }, visitor),
      answerIn: ({ subscribeToPrimeWaitingList }) => subscribeToPrimeWaitingList,
      page: () => '/prime/checkout?origin=prime',
    })
    await serviceForm(app, means, {
      name: 'cancellation',
      fields: ['name', 'email', 'contract', 'kind', 'reason', 'endsOn'],
      send: ({ values, submissionId, website }, { visitor }) => {
        const kind = values.kind === 'extraordinary' ? ('extraordinary' as const) : ('ordinary' as const)
        const data = { submissionId, ...values, kind, endsOn: values.endsOn || null, website }
        return run(DeclareCancellation, { data }, visitor)
      },
      answerIn: ({ declareCancellation }) => declareCancellation,
      page: () => '/service/cancellation',
    })
  },
  { name: 'prime-forms', dependencies: ['rate-limits', 'visitor'] },
)
