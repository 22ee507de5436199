import type { TextLanguage } from '#contract/stores.ts'
import { fold } from './words.ts'

/** Things of the trade, each line with what comes nearest to them where a shop does not sell them; nothing does to those of the last lines. */
const lines: Record<TextLanguage, string> = {
  de: `
Heftgerät: Locher
Buntstifte: Wachsmaler Wachsmalstifte Wachsmalkreide Ölkreide Pastellkreide Aquarellstifte Pastellstifte Dreikantstifte Jumbostifte
Bleistift: Graphitstift Graphitstifte Kohlestift Kohlestifte
Tintenkiller: Korrekturroller Korrekturstift Korrekturband Tippex Tipp
Kugelschreiber: Frixion
Bauklötze: Lego Duplo Playmobil
Klebestift: Tesafilm Klebeband Klebefilm
Lineal: Maßband Zollstock
Taschenrechner: Rechenmaschine Casio
Schulplaner: Terminplaner Stundenplan
Schulheft: Notenheft
Brettspiel: Ärgere Monopoly Halma Mühlespiel Kniffel
Schülerstuhl: Bürostuhl Drehstuhl Hocker
Ordner: Ringbuch Ringmappe Ringordner Ordnerrücken Trennblätter Trennstreifen Register Registerblätter
Heftumschläge: Prospekthüllen Klarsichthüllen Sichthüllen Dokumentenhüllen Buchumschlag Buchumschläge Buchhülle Buchhüllen Buchfolie
Collegeblock: Ringbucheinlage Ringbucheinlagen Ringbuchblätter Karopapier Millimeterpapier
Notizbuch: Haftnotizen Haftzettel Klebezettel Notizzettel
Temperafarbe: Acrylfarbe Acrylfarben Deckweiß
Sammelmappe: Heftstreifen Klemmbrett Klarsichtmappe Hängemappe Hängemappen Hängehefter Pendelhefter Zeugnisring Zeugnisringmappe
Fineliner: Tintenroller Gelstift Gelstifte Gelschreiber Rollerball
Schulfüller: Lamy Pelikano Griffix
Schulranzen: Ergobag Satch McNeill
Tonkarton: Seidenpapier Krepppapier Krepp Transparentpapier Glanzpapier Geschenkpapier
Bastelwolle: Filz Filzplatten Filzwolle Garn Strickgarn
Whiteboard: Flipchart Magnettafel Memoboard Pinnwand
Standtafel: Staffelei
Schulrucksack: Lehrertasche Laptoptasche Aktentasche
Ablagebox: Briefablage Briefkorb Ablagekorb Schubladenbox
Kartenspiel: Uno Memory Quartett
Kinderwecker: Lernuhr
Regal: Garderobe Eigentumsfächer
Fernrohr: Fernglas Feldstecher
: Aufkleber Sticker Stickerbogen Stickerheft Papierkorb Mülleimer Moosgummi Stempelkissen Schlafsack Schminke
: Toner Druckerpatrone Druckerpatronen Kerze Kerzen Laterne Laternen Girlande Nikolaus Duden Wörterbuch
: Mine Minen Schneidematte Schneideunterlage Laubsäge Mischpalette Malpalette Stempelfarbe Buchstaben
: Taschentuch Taschentücher Tischtennis Tischtennisball Tischtennisbälle Tischtennisschläger Tischkicker Tischdecke
: Handpuppe Handpuppen Fingerpuppe Fingerpuppen Spielgeld Rechengeld Mensch Dich Nicht`,
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
