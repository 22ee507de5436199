import type { TextLanguage } from '#contract/stores.ts'
import { fold } from './words.ts'

/** Things of the trade, each line with what comes nearest to them where a shop does not sell them. */
const lines: Record<TextLanguage, string> = {
  de: `
Heftgerät: Locher
Buntstifte: Wachsmaler Wachsmalstifte Wachsmalkreide Ölkreide Pastellkreide
Bauklötze: Lego Duplo Playmobil
Klebestift: Tesafilm Klebeband Klebefilm
Lineal: Maßband Zollstock
Taschenrechner: Rechenmaschine
Schulplaner: Terminplaner Stundenplan
Schülerstuhl: Bürostuhl Drehstuhl Hocker
Ordner: Ringbuch Ringmappe Ringordner`,
  en: `
stapler: punch
blocks: lego duplo`,
}

const read = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [near = '', things = ''] = line.split(': ')
        return things.split(' ').map((thing): [string, string] => [fold(thing), near])
      }),
  )

const kindred: Record<TextLanguage, ReadonlyMap<string, string>> = { de: read(lines.de), en: read(lines.en) }

/** What comes nearest to a thing that the shop does not sell; null for a word that may be a typo. */
export const kindredOf = (word: string, language: TextLanguage): string | null => kindred[language].get(word) ?? null
