import type { TextLanguage } from '#contract/stores.ts'
import { fold } from './words.ts'

/** Things of the trade, each line with what comes nearest to them where a shop does not sell them; nothing does to those of the last lines. */
const lines: Record<TextLanguage, string> = {
  de: `
Heftgerät: Locher
Buntstifte: Wachsmaler Wachsmalstifte Wachsmalkreide Ölkreide Pastellkreide
Bauklötze: Lego Duplo Playmobil
Klebestift: Tesafilm Klebeband Klebefilm
Lineal: Maßband Zollstock
Taschenrechner: Rechenmaschine Casio
Schulplaner: Terminplaner Stundenplan
Schülerstuhl: Bürostuhl Drehstuhl Hocker
Ordner: Ringbuch Ringmappe Ringordner Ordnerrücken Trennblätter Trennstreifen Register Registerblätter
Heftumschläge: Prospekthüllen Klarsichthüllen Sichthüllen Dokumentenhüllen
Sammelmappe: Heftstreifen Klemmbrett Klarsichtmappe Hängemappe Hängemappen Hängehefter Pendelhefter
Fineliner: Tintenroller Gelstift Gelstifte Gelschreiber Rollerball
Schulfüller: Lamy
Schulranzen: Ergobag Satch McNeill
Tonkarton: Seidenpapier Krepppapier Krepp Transparentpapier Glanzpapier Geschenkpapier
Bastelwolle: Filz Filzplatten Filzwolle Garn Strickgarn
Whiteboard: Flipchart
Kartenspiel: Uno Memory Quartett
Kinderwecker: Lernuhr
Regal: Garderobe Eigentumsfächer
Fernrohr: Fernglas Feldstecher
: Aufkleber Sticker Stickerbogen Stickerheft Papierkorb Mülleimer Moosgummi Stempelkissen Schlafsack Schminke
: Toner Druckerpatrone Druckerpatronen Kerze Kerzen Laterne Laternen Girlande Nikolaus Duden Wörterbuch`,
  en: `
stapler: punch puncher
telescope: binoculars
blocks: lego duplo
fineliners: rollerball
satchel: trolley
card: crepe tissue
: candle candles toner sticker stickers`,
}

const read = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [near = '', things = ''] = line.split(/: */)
        return things.split(' ').map((thing): [string, string] => [fold(thing), near])
      }),
  )

const kindred: Record<TextLanguage, ReadonlyMap<string, string>> = { de: read(lines.de), en: read(lines.en) }

/** What comes nearest to a thing that the shop does not sell, empty where nothing does; null for a word that may be a typo. */
export const kindredOf = (word: string, language: TextLanguage): string | null => kindred[language].get(word) ?? null
