import type { texts as english } from '../en/many.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  select: 'Nonce {nonce} auswählen',
  selection: 'Auswahl',
  selected:
    '{count, plural, =0 {Transaktionen auswählen} one {# ausgewählt} other {# ausgewählt}}',
  selectAll: 'Alle auswählen',
  confirmSelected: 'Ausgewählte bestätigen',
  executeSelected: 'Ausgewählte ausführen',
  tooMany: 'Wählen Sie höchstens {most} Transaktionen aus.',
  selectFirst: 'Wählen Sie mindestens eine Transaktion aus.',
  done: 'Fertig',
  noneNamed: 'Keine Transaktionen ausgewählt',
  noneNamedText: 'Wählen Sie zuerst Transaktionen in der Warteschlange aus.',
  toQueue: 'Zur Warteschlange',
  confirmTitle:
    '{count, plural, one {# Transaktion} other {# Transaktionen}} bestätigen',
  confirmIntro:
    'Jede Transaktion wird einzeln geprüft und signiert: Ihre Wallet fragt für jede einmal.',
  progress: 'Transaktion {at} von {count}',
  steps: 'Ausgewählte Transaktionen',
  stepOf: 'Transaktion {at}',
  state_open: 'Nicht bestätigt',
  state_current: 'Wird geprüft',
  state_confirmed: 'Bestätigt',
  state_declined: 'Von Ihnen abgelehnt',
  state_failed: 'Nicht bestätigt: ein Fehler ist aufgetreten',
  state_skipped: 'Übersprungen',
  skip: 'Diese überspringen',
  next: 'Nächste Transaktion',
  finish: 'Abschließen',
  doneAll:
    '{count, plural, one {Sie haben die Transaktion bestätigt} other {Sie haben alle # Transaktionen bestätigt}}',
  donePart: 'Sie haben {confirmed} von {count} Transaktionen bestätigt',
  donePartText:
    'Die anderen sind, wie sie waren: für sie wurde nichts signiert.',
  reviewLeft: 'Die anderen prüfen',
  executeTitle:
    '{count, plural, one {# Transaktion} other {# Transaktionen zusammen}} ausführen',
  executeIntro:
    '{count, plural, one {Ihre Wallet fragt einmal.} other {Ihre Wallet fragt einmal. Eine Netzwerktransaktion führt alle in dieser Reihenfolge aus oder keine.}}',
  itemOf: 'Nonce {nonce}: {state}',
  itemUnread: 'Transaktion: {state}',
  leaveOut: 'Nonce {nonce} weglassen',
  is_ready: 'bereit',
  is_unchecked: 'Prüfungen sind nicht abgeschlossen',
  is_refused: 'darf nicht ausgeführt werden',
  is_unacknowledged: 'bestätigen Sie zuerst die Warnungen',
  is_unconfirmed:
    '{count, plural, one {# Bestätigung fehlt} other {# Bestätigungen fehlen}}',
  is_used: 'die Nonce ist verbraucht',
  is_conflict: 'eine andere ausgewählte Transaktion hat diese Nonce',
  is_gap: 'Nonce {nonce} muss auch ausgewählt sein',
  is_settings: 'ändert die Einstellungen des Safes',
  delegateCall: 'führt anderen Code als der Safe aus',
  ownGas: 'hat ein eigenes Gaslimit oder eine Erstattung',
  aloneText:
    'Sie wird allein ausgeführt: Sie kann Inhaber, Schwelle, Version, Module oder Guards ändern, und die nach ihr blieben hängen.',
  ownGasText:
    'Sie wird allein ausgeführt: Schlüge ihr Aufruf fehl, wäre ihre Nonce trotzdem verbraucht.',
  executeAll:
    '{count, plural, one {Ausführen} other {# Transaktionen ausführen}}',
  notReady: 'Nonce {nonce}: {state}.',
  notRead: 'Die Prüfungen laufen noch.',
  connect: 'Wallet verbinden',
  step_checking: 'Wird noch einmal geprüft',
  step_sending: 'Bestätigen Sie die Ausführung in Ihrer Wallet',
  sent: 'Gesendet: Warten auf das Netzwerk',
  executed:
    '{count, plural, one {# Transaktion ausgeführt} other {# Transaktionen ausgeführt}}',
  executedText: 'Der Safe hat für jede Erfolg gemeldet.',
}
