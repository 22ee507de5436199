/**
 * Prints the address at which products can be reviewed, as the mail after an order has it:
 *
 *   node scripts/rating-link.ts --products 100001,100002
 *
 * Options: --order (a new one each time), --rating 1 to 5, --name, --language de|en (de), --days until it runs out (90),
 * --origin (http://localhost:3000). Keys are those of RATING_LINK_KEYS, or of the shop that `npm start` keeps in DATA_DIR.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createRatingLinks } from '../server/shop/modules/catalogue/reviews/rating-link.ts'
import { knownRatingLinkKeys, noRatingLinkKeys } from './stack/secret.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    order: { type: 'string', default: `demo-${randomUUID()}` },
    rating: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string', default: 'de' },
    days: { type: 'string', default: '90' },
    origin: { type: 'string', default: 'http://localhost:3000' },
  },
})
if (!values.products) throw new Error('--products is missing: ids of what was bought, with commas between them')

const keys = await knownRatingLinkKeys(process.env)
if (!keys) throw new Error(noRatingLinkKeys)
const enc = createRatingLinks(keys).seal({
  purchase: values.order,
  productIds: values.products.split(','),
  language: values.language === 'en' ? 'en' : 'de',
  expires: Math.floor(Date.now() / 1000) + Number(values.days) * 86_400,
  ...(values.rating !== undefined && { rating: Number(values.rating) }),
  ...(values.name !== undefined && { authorName: values.name }),
})
process.stdout.write(`${values.origin}/rating?enc=${enc}\n`)
