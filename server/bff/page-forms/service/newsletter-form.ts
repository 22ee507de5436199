import fp from 'fastify-plugin'
import { SubscribeToNewsletter, UnsubscribeNewsletter } from '#web/generated/operations.ts'
import { formsAMinute, type ServiceFormOptions, serviceForm } from './service-form.ts'

/**
 * The newsletter's forms without scripts, and that in the footer of every page (web/features/newsletter, web/layouts/Footer). What went wrong
 * stands on the newsletter's page, since the page that the footer belongs to is the same for everyone.
 */
export default fp<ServiceFormOptions>(
  async (app, { run, flashes }) => {
    const limit = app.addressLimit('newsletter', formsAMinute)
    const means = { run, flashes, limit }
    await serviceForm(app, means, {
      name: 'newsletter',
      fields: ['email'],
      send: ({ values, website }, { visitor }) =>
        run(SubscribeToNewsletter, { data: { ...values, source: 'form', website } }, visitor),
      answerIn: ({ subscribeToNewsletter }) => subscribeToNewsletter,
      page: (isDone) => (isDone ? '/service/newsletter/success' : '/service/newsletter'),
    })
    await serviceForm(app, means, {
      name: 'newsletter-end',
      fields: ['email', 'houseNr'],
      send: ({ values, website }, { visitor }) => run(UnsubscribeNewsletter, { data: { ...values, website } }, visitor),
      answerIn: ({ unsubscribeNewsletter }) => unsubscribeNewsletter,
      page: () => '/service/newsletter/newsletter-abmelden',
    })
  },
  { name: 'newsletter-form', dependencies: ['rate-limits', 'visitor'] },
)
