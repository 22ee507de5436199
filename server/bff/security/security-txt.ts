import fp from 'fastify-plugin'

/** Days for which what it says is good; RFC 9116 wants less than a year. */
const validDays = 180
const day = 86_400_000

/** Where the shop takes messages of any kind. */
const contactPage = '/service/contact'

/** /.well-known/security.txt (RFC 9116): to whom one reports a weakness of the shop; without a contact of its own, by the contact form. */
export default fp<{ contact: string | null }>(
  async (app, { contact }) => {
    app.get('/.well-known/security.txt', async ({ visitor: { origin } }, reply) => {
      // Whole days, so that a cache in front sees one file a day.
      const expires = new Date((Math.floor(Date.now() / day) + validDays) * day)
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8')
      return [
        `Contact: ${contact ?? `${origin}${contactPage}`}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: de, en',
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n')
    })
  },
  { name: 'security-txt', dependencies: ['visitor'] },
)
