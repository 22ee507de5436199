import fp from 'fastify-plugin'
import { RequestCatalogue } from '#web/generated/operations.ts'
import { formsAMinute, type ServiceFormOptions, serviceForm } from './service-form.ts'

/** The request of a catalogue without scripts (web/features/catalogue-request): back to the page of the visitor's language. */
export default fp<ServiceFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('catalogue', formsAMinute)
    await serviceForm(
      app,
      { run, flashes, limit },
      {
        name: 'catalogue',
        fields: ['organisation', 'name', 'street', 'postCode', 'city', 'email'],
        send: ({ values, submissionId, website }, { visitor }) =>
          run(RequestCatalogue, { data: { submissionId, ...values, website } }, visitor),
        answerIn: ({ requestCatalogue }) => requestCatalogue,
        page: (_isDone, { visitor }) => (visitor.language.startsWith('en') ? '/service/catalogue' : '/service/katalog'),
      },
    )
  },
  { name: 'catalogue-form', dependencies: ['rate-limits', 'visitor'] },
)
