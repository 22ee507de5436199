import type { Texts } from '../texts.ts'

/** What is missing in a form, by the field that names it (server/contract/rules/missing-field.ts). */
export const missingFieldTexts = {
  'login.missing.acceptsterms': {
    de: 'Bitte stimme den AGB und Datenschutzhinweisen zu.',
    en: 'Please accept the terms and privacy notice.',
  },
  'login.missing.acceptsterms.b2b': {
    de: 'Bitte stimmen Sie den AGB und Datenschutzhinweisen zu.',
    en: 'Please accept the terms and privacy notice.',
  },
  'login.missing.buyerreference': { de: 'Bitte gib die Leitweg-ID ein.', en: 'Please enter the Leitweg-ID.' },
  'login.missing.buyerreference.b2b': { de: 'Bitte geben Sie die Leitweg-ID ein.', en: 'Please enter the Leitweg-ID.' },
  'login.missing.city': { de: 'Bitte gib den Ort ein.', en: 'Please enter the town or city.' },
  'login.missing.city.b2b': { de: 'Bitte geben Sie den Ort ein.', en: 'Please enter the town or city.' },
  'login.missing.company': {
    de: 'Bitte gib den Namen der Firma, Schule oder Einrichtung ein.',
    en: 'Please enter the name of the company, school or organisation.',
  },
  'login.missing.company.b2b': {
    de: 'Bitte geben Sie den Namen der Firma, Schule oder Einrichtung ein.',
    en: 'Please enter the name of the company, school or organisation.',
  },
  'login.missing.contract': {
    de: 'Bitte gib die Bestellnummer oder Kundennummer ein.',
    en: 'Please enter the order number or customer number.',
  },
  'login.missing.contract.b2b': {
    de: 'Bitte geben Sie die Bestellnummer oder Kundennummer ein.',
    en: 'Please enter the order number or customer number.',
  },
  'login.missing.country': { de: 'Bitte wähle ein Land.', en: 'Please choose a country.' },
  'login.missing.country.b2b': { de: 'Bitte wählen Sie ein Land.', en: 'Please choose a country.' },
  'login.missing.currentpassword': {
    de: 'Bitte gib dein bisheriges Passwort ein.',
    en: 'Please enter your current password.',
  },
  'login.missing.currentpassword.b2b': {
    de: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
    en: 'Please enter your current password.',
  },
  'login.missing.customernumber': { de: 'Bitte gib deine Kundennummer ein.', en: 'Please enter your customer number.' },
  'login.missing.customernumber.b2b': {
    de: 'Bitte geben Sie Ihre Kundennummer ein.',
    en: 'Please enter your customer number.',
  },
  'login.missing.deliveryemail': {
    de: 'Bitte gib die E-Mail-Adresse für Versandmeldungen ein.',
    en: 'Please enter the email address for delivery updates.',
  },
  'login.missing.deliveryemail.b2b': {
    de: 'Bitte geben Sie die E-Mail-Adresse für Versandmeldungen ein.',
    en: 'Please enter the email address for delivery updates.',
  },
  'login.missing.email': { de: 'Bitte gib deine E-Mail-Adresse ein.', en: 'Please enter your email address.' },
  'login.missing.email.b2b': { de: 'Bitte geben Sie Ihre E-Mail-Adresse ein.', en: 'Please enter your email address.' },
  'login.missing.firstname': { de: 'Bitte gib deinen Vornamen ein.', en: 'Please enter your first name.' },
  'login.missing.firstname.b2b': { de: 'Bitte geben Sie Ihren Vornamen ein.', en: 'Please enter your first name.' },
  'login.missing.kind': { de: 'Bitte wähle die Art der Kündigung.', en: 'Please choose the type of cancellation.' },
  'login.missing.kind.b2b': {
    de: 'Bitte wählen Sie die Art der Kündigung.',
    en: 'Please choose the type of cancellation.',
  },
  'login.missing.lastname': { de: 'Bitte gib deinen Nachnamen ein.', en: 'Please enter your last name.' },
  'login.missing.lastname.b2b': { de: 'Bitte geben Sie Ihren Nachnamen ein.', en: 'Please enter your last name.' },
  'login.missing.message': { de: 'Bitte schreib eine Nachricht.', en: 'Please write a message.' },
  'login.missing.message.b2b': { de: 'Bitte schreiben Sie eine Nachricht.', en: 'Please write a message.' },
  'login.missing.name': { de: 'Bitte gib deinen Namen ein.', en: 'Please enter your name.' },
  'login.missing.name.b2b': { de: 'Bitte geben Sie Ihren Namen ein.', en: 'Please enter your name.' },
  'login.missing.newemail': { de: 'Bitte gib die neue E-Mail-Adresse ein.', en: 'Please enter the new email address.' },
  'login.missing.newemail.b2b': {
    de: 'Bitte geben Sie die neue E-Mail-Adresse ein.',
    en: 'Please enter the new email address.',
  },
  'login.missing.newpassword': { de: 'Bitte gib ein neues Passwort ein.', en: 'Please enter a new password.' },
  'login.missing.newpassword.b2b': {
    de: 'Bitte geben Sie ein neues Passwort ein.',
    en: 'Please enter a new password.',
  },
  'login.missing.ordernumber': { de: 'Bitte gib die Bestellnummer ein.', en: 'Please enter the order number.' },
  'login.missing.ordernumber.b2b': {
    de: 'Bitte geben Sie die Bestellnummer ein.',
    en: 'Please enter the order number.',
  },
  'login.missing.organisation': {
    de: 'Bitte gib den Namen der Einrichtung ein.',
    en: 'Please enter the name of the organisation.',
  },
  'login.missing.organisation.b2b': {
    de: 'Bitte geben Sie den Namen der Einrichtung ein.',
    en: 'Please enter the name of the organisation.',
  },
  'login.missing.organisationtype': {
    de: 'Bitte wähle die Art der Einrichtung.',
    en: 'Please choose the type of organisation.',
  },
  'login.missing.organisationtype.b2b': {
    de: 'Bitte wählen Sie die Art der Einrichtung.',
    en: 'Please choose the type of organisation.',
  },
  'login.missing.packstation': {
    de: 'Bitte gib die Nummer der Packstation ein.',
    en: 'Please enter the Packstation number.',
  },
  'login.missing.packstation.b2b': {
    de: 'Bitte geben Sie die Nummer der Packstation ein.',
    en: 'Please enter the Packstation number.',
  },
  'login.missing.password': { de: 'Bitte gib dein Passwort ein.', en: 'Please enter your password.' },
  'login.missing.password.b2b': { de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.' },
  'login.missing.phone': { de: 'Bitte gib deine Telefonnummer ein.', en: 'Please enter your phone number.' },
  'login.missing.phone.b2b': { de: 'Bitte geben Sie Ihre Telefonnummer ein.', en: 'Please enter your phone number.' },
  'login.missing.postcode': { de: 'Bitte gib die Postleitzahl ein.', en: 'Please enter the postcode.' },
  'login.missing.postcode.b2b': { de: 'Bitte geben Sie die Postleitzahl ein.', en: 'Please enter the postcode.' },
  'login.missing.postnumber': { de: 'Bitte gib deine Postnummer ein.', en: 'Please enter your DHL post number.' },
  'login.missing.postnumber.b2b': {
    de: 'Bitte geben Sie Ihre Postnummer ein.',
    en: 'Please enter your DHL post number.',
  },
  'login.missing.repeated': {
    de: 'Bitte gib das neue Passwort noch einmal ein.',
    en: 'Please enter the new password again.',
  },
  'login.missing.repeated.b2b': {
    de: 'Bitte geben Sie das neue Passwort noch einmal ein.',
    en: 'Please enter the new password again.',
  },
  'login.missing.salutation': { de: 'Bitte wähle eine Anrede.', en: 'Please choose a title.' },
  'login.missing.salutation.b2b': { de: 'Bitte wählen Sie eine Anrede.', en: 'Please choose a title.' },
  'login.missing.street': {
    de: 'Bitte gib Straße und Hausnummer ein.',
    en: 'Please enter the street and house number.',
  },
  'login.missing.street.b2b': {
    de: 'Bitte geben Sie Straße und Hausnummer ein.',
    en: 'Please enter the street and house number.',
  },
  'login.missing.streetandnumber': {
    de: 'Bitte gib Straße und Hausnummer ein.',
    en: 'Please enter the street and house number.',
  },
  'login.missing.streetandnumber.b2b': {
    de: 'Bitte geben Sie Straße und Hausnummer ein.',
    en: 'Please enter the street and house number.',
  },
  'login.missing.topic': { de: 'Bitte wähle ein Thema.', en: 'Please choose a topic.' },
  'login.missing.topic.b2b': { de: 'Bitte wählen Sie ein Thema.', en: 'Please choose a topic.' },
} satisfies Texts
