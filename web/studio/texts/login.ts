import type { DeskRole, EditorRole } from '#contract/generated/types.ts'
import type { StudioRoles } from '#contract/studio-access.ts'
import { defineTexts } from '../lib/texts.ts'

type RoleNames = Record<EditorRole | DeskRole, string>

const germanRoles: RoleNames = {
  editor: 'Redaktion',
  publisher: 'Veröffentlichung',
  administrator: 'Administration',
  service: 'Kundendienst',
  merchant: 'Handel',
}

const englishRoles: RoleNames = {
  editor: 'Editor',
  publisher: 'Publisher',
  administrator: 'Administrator',
  service: 'Customer service',
  merchant: 'Merchant',
}

const namesBy =
  (names: RoleNames) =>
  ({ role, desks }: StudioRoles): string =>
    [...(role ? [role] : []), ...desks].map((each) => names[each]).join(', ')

const minutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

export const loginTexts = defineTexts(
  {
    welcome: 'Melde dich an, um Seiten zu bearbeiten oder Bestellungen zu betreuen.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    code: 'Code aus deiner Authenticator-App',
    codeHelp: 'Sechs Ziffern, alle 30 Sekunden neu.',
    codePattern: 'Sechs Ziffern',
    logIn: 'Anmelden',
    loggingIn: 'Wird geprüft …',
    logOut: 'Abmelden',
    lost: 'Passwort oder zweiter Faktor verloren? Wende dich an die Administration deines Shops.',
    endedTitle: 'Deine Sitzung ist abgelaufen',
    endedText: 'Melde dich wieder an. Deine Seite bleibt, wie sie ist, und geht danach weiter.',
    errors: {
      credentials: () => 'E-Mail-Adresse oder Passwort stimmen nicht, oder du hast in diesem Shop keine Rolle.',
      code: () => 'Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.',
      wait: (seconds: number) => `Zu viele Versuche. Bitte warte ${minutes(seconds)} Min.`,
      notReached: () => 'Der Shop antwortet gerade nicht. Versuche es gleich noch einmal.',
    },
    account: 'Konto',
    roles: germanRoles,
    rolesOf: namesBy(germanRoles),
    secondFactor: 'Zweiter Faktor',
    secondFactorOn: 'Eingerichtet: Bei jeder Anmeldung fragen wir nach einem Code.',
    secondFactorOff: {
      editor: 'Noch nicht eingerichtet. Er schützt dein Konto, wenn jemand dein Passwort errät.',
      publisher: 'Zum Veröffentlichen brauchst du einen zweiten Faktor. Entwürfe gehen auch ohne.',
      administrator: 'Für Veröffentlichung und Verwaltung brauchst du einen zweiten Faktor. Entwürfe gehen auch ohne.',
      desk: 'Für Bestellungen, Kunden und Aktionen brauchst du einen zweiten Faktor.',
    },
    setUp: 'Zweiten Faktor einrichten',
    scan: 'Lies diesen Code mit einer Authenticator-App ein:',
    qrCode: 'QR-Code für die Authenticator-App',
    orType: 'Oder gib dort ein:',
    firstCode: 'Code, den die App jetzt zeigt',
    confirm: 'Bestätigen',
    changePassword: 'Passwort ändern',
    currentPassword: 'Jetziges Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHelp: 'Mindestens zwölf Zeichen. Danach enden alle anderen Sitzungen.',
    passwordChanged: 'Dein Passwort ist geändert.',
    passwordFaults: {
      wrong: 'Das ist nicht dein jetziges Passwort.',
      length: 'Zwölf bis 200 Zeichen.',
      wait: 'Zu viele Versuche. Bitte warte ein paar Minuten.',
    },
    sessions: 'Wo du angemeldet bist',
    unknownBrowser: 'Unbekannter Browser',
    sessionTimes: (network: string, since: string, seen: string) =>
      `${network} · angemeldet ${since} · zuletzt benutzt ${seen}`,
    thisSession: 'Diese Sitzung',
    endSession: 'Beenden',
    endOthers: 'Alle anderen beenden',
  },
  {
    welcome: 'Log in to edit pages or to look after orders.',
    email: 'E-mail address',
    password: 'Password',
    code: 'Code of your authenticator app',
    codeHelp: 'Six digits, new every 30 seconds.',
    codePattern: 'Six digits',
    logIn: 'Log in',
    loggingIn: 'Checking …',
    logOut: 'Log out',
    lost: 'Lost your password or second factor? Ask an administrator of your store.',
    endedTitle: 'Your session has ended',
    endedText: 'Log in again. Your page stays as it is and goes on afterwards.',
    errors: {
      credentials: () => 'The e-mail address or password is wrong, or you have no role in this store.',
      code: () => 'The code is wrong or was used before. Wait for the next one.',
      wait: (seconds: number) => `Too many tries. Please wait ${minutes(seconds)} min.`,
      notReached: () => 'The shop does not answer. Try again in a moment.',
    },
    account: 'Account',
    roles: englishRoles,
    rolesOf: namesBy(englishRoles),
    secondFactor: 'Second factor',
    secondFactorOn: 'Set up: each login asks for a code.',
    secondFactorOff: {
      editor: 'Not set up yet. It protects your account when someone guesses your password.',
      publisher: 'To publish you need a second factor. Drafts work without.',
      administrator: 'To publish and administrate you need a second factor. Drafts work without.',
      desk: 'For orders, customers and promotions you need a second factor.',
    },
    setUp: 'Set up the second factor',
    scan: 'Scan this code with an authenticator app:',
    qrCode: 'QR code for the authenticator app',
    orType: 'Or type there:',
    firstCode: 'Code that the app shows now',
    confirm: 'Confirm',
    changePassword: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHelp: 'At least twelve characters. All other sessions end.',
    passwordChanged: 'Your password is changed.',
    passwordFaults: {
      wrong: 'That is not your current password.',
      length: 'Twelve to 200 characters.',
      wait: 'Too many tries. Please wait a few minutes.',
    },
    sessions: 'Where you are logged in',
    unknownBrowser: 'Unknown browser',
    sessionTimes: (network: string, since: string, seen: string) =>
      `${network} · logged in ${since} · last used ${seen}`,
    thisSession: 'This session',
    endSession: 'End',
    endOthers: 'End all others',
  },
)
