import type { texts as english } from '../en/home.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  send: 'Senden',
  receive: 'Empfangen',
  signMessage: 'Nachricht signieren',
  queue: 'Warteschlange',
  viewQueue: 'Zur Warteschlange',
  noPending: 'Keine offenen Transaktionen',
  noPendingText: 'Neue Transaktionen stehen hier, bis sie ausgeführt sind.',
  assets: 'Vermögenswerte',
  viewAssets: 'Alle anzeigen',
  rejection: 'Ablehnung: verwirft jede Transaktion mit der Nonce {nonce}',
  proposed: 'Vorgeschlagen: <when></when>.',
  review: 'Prüfen',
  yourTurn: 'Sie sind am Zug',
  yourTurnOf: 'Sie sind am Zug · 1 von {count}',
  allYours: 'Alle {count}, die auf Sie warten',
  ready: 'Bereit zur Ausführung',
  executing: 'Wird ausgeführt',
  executingText: 'Das Ergebnis erscheint hier.',
  doNotTrust: 'Nicht vertrauen',
  contradicted:
    '{count, plural, one {Die Angaben des Gateways zu einer Transaktion widersprechen der Chain} other {Die Angaben des Gateways zu # Transaktionen widersprechen der Chain}}',
  checking: 'Wird geprüft',
  claimed:
    '{count, plural, one {Laut Gateway wartet eine Transaktion} other {Laut Gateway warten # Transaktionen}}',
  blocked: 'Warteschlange blockiert',
  gap: 'Nonce {nonce} ist leer',
  gapText:
    '{count, plural, one {Eine spätere Transaktion ist blockiert, bis sie belegt ist.} other {# spätere Transaktionen sind blockiert, bis sie belegt ist.}}',
  waiting: 'Bestätigungen fehlen',
  waitingForOthers: 'Andere sind am Zug',
  caughtUp: 'Sie haben alles erledigt',
  loadingStep: 'Ihre offenen Aufgaben werden geladen',
  unknown: 'Warteschlange unbekannt',
  unknownStep: 'Ihre offenen Aufgaben konnten nicht geprüft werden',
  unknownText: 'Das Gateway führt die Warteschlange und hat nicht geantwortet.',
  messages:
    '{count, plural, one {Eine Nachricht braucht Ihre Signatur} other {# Nachrichten brauchen Ihre Signatur}}',
  messagesText: 'Signiert ohne Transaktion und ohne Gebühr.',
  total: 'Gesamtwert',
  coinOnly:
    'Das Gateway hat keine Guthaben geliefert: Dies ist nur die Münze, von Ihrem RPC gelesen.',
  empty: 'Dieser Safe hält nichts.',
  noPrices: 'Das Gateway kennt keine Preise für das, was dieser Safe hält.',
  change:
    '<change></change> ({percent}) in 24 Stunden · Preise vom Gateway, <time></time>',
  prices: 'Preise vom Gateway, <time></time>',
  underOne: 'unter {percent}',
  otherAssets: 'Übrige',
}
