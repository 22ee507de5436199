import type { Notification, Outcome, Trouble, Way } from '../choices.ts'

export type Language = 'de' | 'en'
type Text = Record<Language, string>

export const providerNames = { computop: 'Computop Paygate', paypal: 'PayPal', amazon: 'Amazon Pay' } as const

export const outcomeTexts: Record<Outcome, Text> = {
  approve: { de: 'Bezahlen', en: 'Pay' },
  decline: { de: 'Zahlung wird abgelehnt', en: 'Payment is declined' },
  threeDSecure: { de: '3-D Secure schlägt fehl', en: '3-D Secure fails' },
  captureDeclined: { de: 'Bestätigt, aber der Einzug wird abgelehnt', en: 'Approved, but the capture is declined' },
  pending: { de: 'Wird erst geprüft, dann angenommen', en: 'Is checked first, then accepted' },
  pendingThenDeclined: { de: 'Wird erst geprüft, dann abgelehnt', en: 'Is checked first, then declined' },
  cancelled: { de: 'Der Zahlungsdienst bricht ab', en: 'The provider cancels' },
  reversed: { de: 'Bestätigt, aber vom Zahlungsdienst zurückgenommen', en: 'Approved, but taken back by the provider' },
  abortAtFailure: { de: 'Abbrechen, gemeldet als Fehlschlag', en: 'Cancel, told as a failure' },
  abort: { de: 'Abbrechen und zurück zum Shop', en: 'Cancel and go back to the shop' },
  closeTab: { de: 'Bezahlen und das Fenster schließen', en: 'Pay and close the window' },
}

export const notificationTexts: Record<Notification, Text> = {
  after: { de: 'kurz danach', en: 'shortly after' },
  first: { de: 'zuerst, vor der Rückkehr', en: 'first, before the return' },
  twice: { de: 'zweimal', en: 'twice' },
  late: { de: 'eine Minute später', en: 'a minute later' },
  never: { de: 'nie', en: 'never' },
  forged: { de: 'gefälscht, als sei alles gut gegangen', en: 'forged, as if all had gone well' },
  otherAmount: { de: 'mit einem anderen Betrag', en: 'with another amount' },
}

export const wayTexts: Record<Way, Text> = {
  post: { de: 'mit einem Formular (POST)', en: 'by a form (POST)' },
  get: { de: 'mit einer Adresse (GET)', en: 'by an address (GET)' },
}

export const troubleTexts: Record<Trouble, Text> = {
  none: { de: 'keine', en: 'none' },
  answerLost: { de: 'Die Antwort kommt nach dem Erfolg nicht an', en: 'The answer is lost after the success' },
  captureRefused: { de: 'Der spätere Einzug wird verweigert', en: 'The later capture is refused' },
  capturePending: {
    de: 'Der spätere Einzug wird erst nur angenommen',
    en: 'The later capture is only accepted at first',
  },
  refundRefused: { de: 'Die Erstattung wird verweigert', en: 'The refund is refused' },
  refundPending: { de: 'Die Erstattung wird erst nur angenommen', en: 'The refund is only accepted at first' },
  inquiryTimeout: { de: 'Die nächste Nachfrage bleibt ohne Antwort', en: 'The next inquiry is not answered' },
  renewalRefused: { de: 'Spätere Abbuchungen werden verweigert', en: 'Later charges are refused' },
  chargeLost: {
    de: 'Die Antwort auf die nächste Abbuchung kommt nicht an',
    en: 'The answer to the next later charge is lost',
  },
  completionPending: {
    de: 'Der erste Abschluss ist noch in Arbeit (202)',
    en: 'The first completion is still pending (202)',
  },
}

export const pageTexts = {
  noMoney: {
    de: 'Dies ist ein Übungsplatz: Hier fließt kein Geld. Bitte keine echten Kartendaten eingeben.',
    en: 'This is a sandbox: no money moves here. Please enter no real card data.',
  },
  amount: { de: 'Betrag', en: 'Amount' },
  reference: { de: 'Zahlung', en: 'Payment' },
  outcome: { de: 'Was soll geschehen?', en: 'What shall happen?' },
  notification: { de: 'Die Mitteilung an den Shop kommt', en: 'The shop is notified' },
  trouble: { de: 'Störungen', en: 'Troubles' },
  way: { de: 'Zurück zum Shop', en: 'Back to the shop' },
  toShop: { de: 'Zum Shop', en: 'To the shop' },
  go: { de: 'Weiter', en: 'Continue' },
  closed: { de: 'Das Fenster gilt als geschlossen', en: 'The window counts as closed' },
  closedText: {
    de: 'Die Zahlung ist erledigt, aber niemand kehrt zum Shop zurück. Er erfährt davon nur durch die Mitteilung oder durch Nachfragen.',
    en: 'The payment is done, but nobody returns to the shop. It learns of it by the notification or by asking.',
  },
  lost: { de: 'Die Antwort ging verloren', en: 'The answer was lost' },
  lostText: {
    de: 'Die Zahlung ist erledigt, aber diese Seite antwortet nicht mehr. Der Shop muss nachfragen.',
    en: 'The payment is done, but this page no longer answers. The shop has to ask.',
  },
  wallet: { de: 'Mit welcher Adresse?', en: 'With which address?' },
  back: { de: 'Abbrechen', en: 'Cancel' },
  missing: { de: 'Diese Zahlung gibt es hier nicht', en: 'There is no such payment here' },
  missingText: {
    de: 'Nach einem Neustart weiß der Übungsplatz nichts mehr von früheren Zahlungen.',
    en: 'After a restart the sandbox knows nothing of earlier payments.',
  },
  overview: { de: 'Übungsplatz der Zahlungsdienste', en: 'Sandbox of the payment providers' },
  overviewText: {
    de: 'Zahlungen seit dem Start, die neueste zuerst. Gespeichert wird nichts.',
    en: 'Payments since the start, the newest first. Nothing is stored.',
  },
  none: { de: 'Noch keine.', en: 'None yet.' },
  status: { de: 'Stand', en: 'Status' },
} as const satisfies Record<string, Text>
