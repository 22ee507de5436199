import fp from 'fastify-plugin'
import { DeclareWithdrawal } from '#web/generated/operations.ts'
import { formsAMinute, type ServiceFormOptions, serviceForm } from './service-form.ts'

/** A declaration of withdrawal without scripts (web/features/declarations), which its page confirms. */
export default fp<ServiceFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('withdrawals', formsAMinute)
    await serviceForm(
      app,
      { run, flashes, limit },
      {
        name: 'withdrawal',
        fields: ['name', 'orderNumber', 'email', 'goods'],
        send: ({ values, submissionId, website }, { visitor }) =>
          run(DeclareWithdrawal, { data: { submissionId, ...values, website } }, visitor),
        answerIn: ({ declareWithdrawal }) => declareWithdrawal,
        page: () => '/service/withdrawal',
      },
    )
  },
  { name: 'withdrawal-form', dependencies: ['rate-limits', 'visitor'] },
)
