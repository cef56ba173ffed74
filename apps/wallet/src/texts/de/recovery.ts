import type { texts as english } from '../en/recovery.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Wiederherstellung',
  description:
    'Ein Modul zur Wiederherstellung lässt gewählte Konten nach einer Wartezeit die Inhaber ersetzen, etwa wenn Schlüssel verloren sind. Bis dahin können die Inhaber abbrechen.',
  noAnswer:
    'Ihre RPC konnte nicht sagen, ob dieser Safe wiederhergestellt werden kann',
  noRpc:
    'Legen Sie für dieses Netzwerk eine RPC fest, um Module zur Wiederherstellung zu lesen.',
  none: 'Kein Modul zur Wiederherstellung',
  noneText:
    'Nur die Inhaber können die Inhaber dieses Safes ändern. Module dafür werden anderswo eingerichtet. Ist eines aktiv, zeigt diese Wallet es hier, warnt auf jeder Seite, wenn eine Wiederherstellung beginnt, und lässt die Inhaber sie abbrechen.',
  otherModules:
    '{count, plural, one {Ein Modul anderer Art ist aktiv.} other {# Module anderer Art sind aktiv.}}',
  secondSilent: 'Ihre zweite RPC hat nicht geantwortet',
  secondSilentText: 'Was Sie hier sehen, kommt allein von Ihrer eigenen RPC.',
  unreadModule: 'Ein Modul konnte nicht gelesen werden',
  unreadModuleText:
    'Es kann ein Modul zur Wiederherstellung sein, in dem ein Versuch läuft: {address}.',
  firstHides: 'Nur Ihre zweite RPC zeigt diesen Versuch',
  secondHides: 'Nur Ihre eigene RPC zeigt diesen Versuch',
  hidesText:
    'Eine der beiden RPCs irrt. Nehmen Sie an, dass der Versuch echt ist, und fragen Sie eine dritte.',
  module: 'Modul zur Wiederherstellung',
  manage: 'Module entfernen oder ändern',
  readAt: 'Von der Chain gelesen, Block {block}.',
  contract: 'Contract',
  code: 'Code',
  release: 'Delay Modifier {version}',
  unknownCode: 'Keine bekannte Version des Delay Modifiers',
  unknownCodeText:
    'Dieser Contract hat die Funktionen eines Moduls zur Wiederherstellung, aber sein Code steht nicht auf unserer Liste. Er verhält sich vielleicht anders als hier gezeigt.',
  vulnerable: 'Dieses Modul hat eine bekannte Schwachstelle',
  vulnerableText:
    'In Version 1.1.0 können Fremde ohne den Schlüssel eines Berechtigten eine Wiederherstellung beginnen. Entfernen Sie das Modul, und richten Sie eine neuere Version ein.',
  foreignOwner: 'Die Inhaber können Wiederherstellungen nicht abbrechen',
  foreignOwnerText:
    'Ein anderes Konto steuert dieses Modul: {owner}. Entfernen Sie das Modul, wenn Sie diesem Konto nicht vertrauen.',
  foreignTarget: 'Dieses Modul handelt für ein anderes Konto',
  foreignTargetText:
    'Seine Wiederherstellungen laufen als {target}, nicht als dieser Safe.',
  recoverers: 'Darf wiederherstellen',
  noRecoverers: 'Kein Konto',
  delay: 'Wartezeit',
  noDelay: 'Keine: eine Wiederherstellung ist sofort ausführbar',
  expiry: 'Ausführbar für',
  forGood: 'Unbegrenzt',
  attempt: 'Wiederherstellungsversuch {number}',
  noAttempts: 'Keine Wiederherstellung läuft',
  noAttemptsText: 'Beginnt jemand eine, warnt Sie jede Seite dieses Safes.',
  several: 'Mehrere Versuche sind in der Warteschlange',
  unreadMany: 'Weitere Versuche warten dahinter: {count}.',
  startedBy: 'Begonnen von',
  unknownStarter: 'Ein Berechtigter; die RPC sagt nicht, welcher',
  startedAt: 'Begonnen',
  executableIn: 'Ausführbar in',
  executableNow: 'Jetzt, von jedem',
  expiresIn: 'Verfällt in',
  state: 'Stand',
  waiting: 'Wartet',
  executable: 'Ausführbar',
  expired: 'Verfallen',
  executed: 'Ausgeführt',
  cancelled: 'Abgebrochen',
  past: 'Nicht mehr in der Warteschlange',
  unknownCall: 'Was dieser Versuch bewirkt, ist unbekannt',
  unknownCallText:
    'Ihre RPC lieferte keine Daten mit dem Hash, den das Modul speichert. Nehmen Sie an, dass er alle Inhaber ersetzt, und brechen Sie ihn ab, wenn Sie nichts davon wissen.',
  calls: 'Was er bewirkt',
  cancel: 'Versuch abbrechen',
  cancelWithBefore:
    'Das bricht auch {count, plural, one {den Versuch davor} other {die # Versuche davor}} ab.',
  cancelAll: 'Alle Versuche abbrechen',
  execute: 'Wiederherstellung ausführen',
  executeWarning:
    'Das ändert den Safe wie oben gezeigt, von Ihrem eigenen Konto aus. Es lässt sich nicht rückgängig machen.',
  executeOthers:
    'Zuerst muss ein anderer Versuch ausgeführt werden oder verfallen.',
  executedNow: 'Die Wiederherstellung wurde ausgeführt',
  reverted:
    'Das Netzwerk hat es zurückgewiesen: die Wiederherstellung wurde nicht ausgeführt.',
  noWallet: 'Verbinden Sie zuerst eine Wallet.',
  pastTitle: 'Frühere Versuche',
  alerts: 'E-Mails',
  alertsText:
    'Das Gateway kann den Inhabern schreiben, wenn eine Wiederherstellung beginnt oder ausgeführt wird. E-Mails gehen nur an bestätigte Adressen von Inhabern.',
  alertsAddress: 'Meine E-Mail-Adresse',
  alertsOn: 'Das Gateway beobachtet dieses Modul',
  alertsOnText: 'Inhaber mit bestätigter E-Mail-Adresse erhalten E-Mails.',
  alertsRegister: 'E-Mails einschalten',
  alertsRemove: 'E-Mails ausschalten',
  alertsOff: 'Das Gateway beobachtet dieses Modul nicht mehr.',
  alertsSignIn: 'Anmelden',
  alertsSignInText:
    'Melden Sie sich als Inhaber an, damit das Gateway dieses Modul beobachtet. Das signiert einen Text und kostet nichts.',
  alertsFailed: 'Das Gateway hat es nicht angenommen',
  review: 'Eine Wiederherstellung abbrechen',
  reviewIntro:
    'Bricht {count, plural, one {einen Wiederherstellungsversuch} other {# Wiederherstellungsversuche}} ab',
  reviewIntroText:
    'Führen Sie das aus, bevor die Wiederherstellung ausgeführt werden kann: in {time}.',
  reviewIntroNow:
    'Die Wiederherstellung kann jeden Augenblick ausgeführt werden. Bestätigen und führen Sie das ohne Verzug aus.',
  reviewBehind:
    '{count, plural, one {Eine Transaktion wartet} other {# Transaktionen warten}} in der Warteschlange',
  reviewBehindText:
    'Der Abbruch nimmt Nonce {nonce} und ersetzt, was dort wartet, damit er nicht hinter der Warteschlange steht.',
  gone: 'Dieser Versuch ist nicht mehr in der Warteschlange',
  goneText: 'Er wurde abgebrochen, ausgeführt oder übersprungen.',
  back: 'Zurück zur Wiederherstellung',
}
