import type { texts as english } from '../en/homeDetails.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  rpcSilent: 'Ihr RPC hat nicht geantwortet',
  rpcSilentText: 'Diese Seite konnte nicht mit der Chain verglichen werden.',
  outdated: 'Dieser Safe hat die Version {version}',
  outdatedUnknown: 'Dieser Safe hat eine alte Version',
  outdatedText:
    'Das Gateway empfiehlt für dieses Netzwerk eine neuere Version des Contracts.',
  behind: 'Das Gateway liegt hinter der Chain zurück',
  behindText:
    'Es hat Blöcke bis <time></time> gelesen. Neuere Überweisungen und Ausführungen können hier fehlen.',
  settings: 'Einstellungen',
  settingsMore: 'Einstellungen ({count} weitere)',
  activity: 'Letzte Vorgänge',
  viewHistory: 'Zum Verlauf',
  owners: 'Inhaber',
  mustConfirm: '{threshold} von {count} müssen bestätigen',
  manage: 'Verwalten',
  loadingActivity: 'Letzte Vorgänge werden geladen',
  noActivity: 'Noch keine Vorgänge',
  noActivityText: 'Hier steht, was dieser Safe sendet und erhält.',
  fromChain: 'Safe {version}, von der Chain gelesen.',
  plain: 'Keine Module, kein Guard.',
  modules:
    '{count, plural, one {# Modul ist aktiv.} other {# Module sind aktiv.}}',
  guard: 'Ein Guard ist gesetzt.',
  you: 'Sie',
  youFirst: 'Sie',
  others: '{count} weitere',
  someOf: '{count} von {owners}',
  complete:
    '{who, select, none {Es fehlen keine Bestätigungen.} you {Sie haben bestätigt; weitere sind nicht nötig.} one {{done} hat bestätigt; weitere sind nicht nötig.} other {{done} haben bestätigt; weitere sind nicht nötig.}}',
  missing:
    '{who, select, none {Noch {count} nötig: {owners}.} you {Sie haben bestätigt; noch {count} nötig: {owners}.} one {{done} hat bestätigt; noch {count} nötig: {owners}.} other {{done} haben bestätigt; noch {count} nötig: {owners}.}}',
  more: 'und {count} weitere.',
  byGateway: 'Laut Gateway.',
}
