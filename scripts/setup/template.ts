import { storeIds } from '#contract/stores.ts'
import { storeDefaults } from './store-defaults.ts'

const head = `# Your shop. Fill it in, then: node scripts/setup.ts --file shop.yaml, or npm start -- --empty --setup shop.yaml
# Lines that begin with # are comments; what is commented out may be left out. Put numbers with leading zeros in quotes.

# What visitors read, in titles and mails.
name: Papierladen Sommer

# Sells in all stores: on invoices, in the imprint, as receiver of transfers.
company:
  name: Papierladen Sommer GmbH
  street: Ringstraße 1
  postCode: "10115"
  city: Berlin
  country: DE
  vatId: DE123456789
  contact:
    name: Kundenservice
    phone: 030 1234567
    email: hallo@papierladen.example
  bank:
    holder: Papierladen Sommer GmbH
    name: Musterbank
    iban: DE02120300000000202051
    bic: BYLADEM1001

# Pictures from the folder of this file, SVG or PNG. Without a logo the name stands in its place, without an icon its first letter. Later:
# node scripts/setup.ts --file shop.yaml --marks
# marks: { logo: logo.svg, icon: icon.svg }

# From whom mails are.
mails:
  from: Papierladen Sommer <hallo@papierladen.example>

# The first person of the studio, for everything. The first password is printed once.
administrator:
  name: Kim Sommer
  email: kim@papierladen.example

# At least one of de, at, ch and b2b (business customers, net prices). Amounts are whole units: 4.90 is 4,90 €.
stores:
`

const legal = (
  suffix: string,
): string => `    # Text files of your legal texts, from the folder of this file: paragraphs stand apart by an empty line, a line with # is a headline.
    # A text without a file is a placeholder: the store takes no orders before terms${suffix} are filled in. Later:
    # node scripts/setup.ts --file shop.yaml --legal
    legal:
      terms: {} # { de: agb.txt }
      withdrawal: {} # { de: widerruf.txt }
      privacy: {} # { de: datenschutz.txt }
      imprint: {} # made of company without a file
`

const storeLines = (id: (typeof storeIds)[number]): string => {
  const { country, currencyCode, taxRates, languages, host, prepayment, shipper } = storeDefaults[id]
  return `  ${id}:
    # Where visitors find it, without a slash at its end. Addresses of at end in .at, of ch in .ch, those of b2b have "educational" in them.
    baseUrl: http://${host}:3000
    # country: ${country}
    # currency: ${currencyCode}
    # languages: [${languages.join(', ')}]
    # taxRates: { standard: ${taxRates.standard}, reduced: ${taxRates.reduced} }
    # vatId, contact and bank as above, where this store has others.
    shipping:
      cost: 4.90
      freeFrom: 49
      # countries: { ${country === 'DE' ? 'AT' : 'DE'}: { cost: 9.90, freeFrom: 99 } }
    # dhl, dpd, gls, post and spedition (a forwarder, for bulky goods): the first one is preselected; what each takes on top.
    shippers: { ${shipper}: 0 }
    payment:
      # In their order. Cards, PayPal and Amazon Pay need an account with the provider; npm start plays the providers without one.
      order: [${prepayment}]
      # limits: { RECHNUNG.maximum: 500, RECHNUNG.firstOrderMaximum: 150 }
${legal(id === 'b2b' ? '' : ' and withdrawal')}`
}

const commentedOut = (text: string): string => text.replaceAll(/^(?=.)/gm, '# ')

/** A file to fill in: the German store, and the others commented out. */
export const setupTemplate = (): string =>
  `${head}${storeIds.map((id) => (id === 'de' ? storeLines(id) : `\n${commentedOut(storeLines(id))}`)).join('')}`
