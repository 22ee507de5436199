import fp from 'fastify-plugin'
import { SendContactFormMail } from '#web/generated/operations.ts'
import { formsAMinute, type ServiceFormOptions, serviceForm } from './service-form.ts'

/** The contact form without scripts (web/features/contact), with or without a file. */
export default fp<ServiceFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('contact', formsAMinute)
    const fileLimit = app.addressLimit('contact-files', formsAMinute)
    await serviceForm(
      app,
      { run, flashes, limit },
      {
        name: 'contact',
        fields: ['name', 'email', 'topic', 'orderNumber', 'message', 'wantsCopy'],
        admitFile: async (request) => (await fileLimit(request)).isAllowed,
        send: ({ values, file: read, ...sent }, { visitor }) => {
          // The browser's file and what the edge has read of it are the same scalar, Upload.
          const file = read as unknown as File | null
          return run(
            SendContactFormMail,
            { data: { ...sent, ...values, wantsCopy: values.wantsCopy !== '', file } },
            visitor,
          )
        },
        answerIn: ({ sendContactFormMail }) => sendContactFormMail,
        page: (isDone) => (isDone ? '/service/contact?sent=true' : '/service/contact'),
      },
    )
  },
  { name: 'contact-form', dependencies: ['rate-limits', 'visitor'] },
)
