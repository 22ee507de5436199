import { defineTexts } from '../lib/texts.ts'

const euros = (cents: string, language: string): string =>
  (Number(cents) / 100).toLocaleString(language, { minimumFractionDigits: 2 })

/** What the engine finds in a parameter, and what would fit (`server/contract/parameters`). */
export const parameterFindingTexts = defineTexts(
  {
    unfit: (entry: string, value: string, fits: string) => `${entry}: „${value}“ passt nicht. Es passt: ${fits}`,
    unread: (entry: string) => `${entry} liest der Shop nicht: Es wird gespeichert und bewirkt nichts`,
    unknown: (entry: string, known: string) => `${entry} gibt es nicht. Es gibt hier: ${known}`,
    twice: (entry: string) => `${entry} steht zweimal da`,
    missing: (entry: string, fits: string) => `${entry} fehlt. Es passt: ${fits}`,
    noPayment: 'Damit bleibt in diesem Shop keine Zahlungsart übrig: Niemand könnte bestellen',
    noDelivery: 'Damit bleibt in diesem Shop kein Versand übrig: Niemand könnte bestellen',
    fits: {
      flag: 'true oder false',
      number: (from: string, to: string) => `eine ganze Zahl von ${from} bis ${to}`,
      amount: (from: string, to: string) =>
        `ganze Cent (Rappen) ohne Komma, von ${from} (${euros(from, 'de')}) bis ${to} (${euros(to, 'de')})`,
      amountOrFree: (from: string, to: string) =>
        `ganze Cent (Rappen) ohne Komma: 0 für kostenlos, sonst von ${from} (${euros(from, 'de')}) bis ${to} (${euros(to, 'de')})`,
      choices: (known: string) => `eines oder mehrere davon, mit Leerzeichen: ${known}`,
      numbers: (from: string, to: string) => `ganze Zahlen von ${from} bis ${to}, mit Leerzeichen`,
      ids: 'Nummern oder Kennungen, mit Leerzeichen',
      countries: 'Ländercodes mit Leerzeichen, wie DE AT',
      country: 'ein Ländercode, wie AT',
      choice: (known: string) => `eines davon: ${known}`,
      picture: 'die Nummer eines Bildes der Mediathek',
      text: 'ein Text',
    },
  },
  {
    unfit: (entry: string, value: string, fits: string) => `${entry}: “${value}” does not fit. It takes ${fits}`,
    unread: (entry: string) => `The shop does not read ${entry}: it is stored and has no effect`,
    unknown: (entry: string, known: string) => `There is no ${entry}. There are: ${known}`,
    twice: (entry: string) => `${entry} is there twice`,
    missing: (entry: string, fits: string) => `${entry} is missing. It takes ${fits}`,
    noPayment: 'This leaves no payment method in this store: nobody could order',
    noDelivery: 'This leaves no shipper in this store: nobody could order',
    fits: {
      flag: 'either true or false',
      number: (from: string, to: string) => `a whole number, ${from} to ${to}`,
      amount: (from: string, to: string) =>
        `whole cents without a comma, from ${from} (${euros(from, 'en')}) to ${to} (${euros(to, 'en')})`,
      amountOrFree: (from: string, to: string) =>
        `whole cents without a comma: 0 for free, otherwise from ${from} (${euros(from, 'en')}) to ${to} (${euros(to, 'en')})`,
      choices: (known: string) => `one or several of these, with spaces: ${known}`,
      numbers: (from: string, to: string) => `whole numbers from ${from} to ${to}, with spaces`,
      ids: 'numbers or ids, with spaces',
      countries: 'country codes with spaces, as DE AT',
      country: 'a country code, as AT',
      choice: (known: string) => `one of these: ${known}`,
      picture: 'the id of a picture of the library',
      text: 'a text',
    },
  },
)
