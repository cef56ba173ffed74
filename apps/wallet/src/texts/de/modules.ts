import type { texts as english } from '../en/modules.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Module, Guards und Handler',
  noAnswer: 'Ihr RPC hat nicht geantwortet',
  readAt: 'Von der Chain gelesen, bei Block {block}.',
  notSet: 'Keiner',
  modules: 'Module',
  noModules:
    'Keine Module. Transaktionen brauchen die Bestätigungen der Inhaber; nichts anderes kann Vermögen bewegen.',
  recovery: 'Modul zur Wiederherstellung',
  canMove: 'Kann alles ohne einen Inhaber bewegen.',
  gatewayName: 'Das Gateway nennt es „{name}“.',
  gatewayNoName: 'Das Gateway hat keinen Namen dafür.',
  gatewayUnknown: 'Es steht auf keiner Liste, und das Gateway kennt es nicht.',
  verified: 'Sein Quelltext ist geprüft.',
  unverified: 'Sein Quelltext ist nicht geprüft.',
  remove: 'Entfernen',
  removeModule: 'Modul {name} entfernen',
  removing: 'Modul entfernen',
  removingText:
    'Es kann nicht mehr für den Safe handeln. Was es aufbewahrt, etwa Limits, bleibt im Modul und gilt wieder, wenn es erneut eingeschaltet wird.',
  removedAlready: 'Die Transaktion mit Nonce {nonce} entfernt es bereits',
  afterQueued: 'Diese Entfernung folgt den Änderungen mit Nonce {nonces}',
  afterQueuedText:
    'Sein Platz in der Liste der Module ist der danach. Werden sie abgelehnt, schlagen Sie die Entfernung erneut vor.',
  queueUnknown: 'Das Gateway hat nicht gesagt, was wartet',
  queueUnknownModules:
    'Wartet eine Änderung der Module, kann diese Entfernung fehlschlagen. Sie kann dann erneut vorgeschlagen werden.',
  queueUnknownGuard:
    'Wartende Transaktionen würden ohne Prüfung durch diesen Guard laufen.',
  guard: 'Guard',
  guardText:
    'Prüft jede Transaktion der Inhaber und kann sie ablehnen. Ein fehlerhafter Guard kann den Safe für immer sperren.',
  setGuard: 'Guard setzen',
  setGuardText:
    'Der Guard wird vor und nach jeder Transaktion aufgerufen. Schlägt er fehl, läuft nichts mehr: auch nicht seine Entfernung.',
  removeGuard: 'Guard entfernen',
  noGuardText: 'Danach laufen Transaktionen ohne Prüfung.',
  othersWait:
    '{count, plural, one {Eine Transaktion wartet} other {# Transaktionen warten}}',
  othersWaitText:
    'Was nach der Entfernung läuft, prüft dieser Guard nicht mehr.',
  moduleGuard: 'Modul-Guard',
  moduleGuardText: 'Prüft jede Transaktion von Modulen und kann sie ablehnen.',
  moduleGuardSince:
    'Prüft Transaktionen von Modulen. Es gibt ihn ab Safe 1.5.0: Aktualisieren Sie zuerst die Version.',
  setModuleGuard: 'Modul-Guard setzen',
  setModuleGuardText:
    'Der Guard wird vor und nach allem aufgerufen, was ein Modul tut. Schlägt er fehl, können Module nichts tun.',
  removeModuleGuard: 'Modul-Guard entfernen',
  noModuleGuardText: 'Danach handeln Module ohne Prüfung.',
  handler: 'Fallback-Handler',
  handlerText:
    'Antwortet für den Safe: ob er NFTs annimmt und welche Signaturen gültig sind.',
  setHandler: 'Handler ändern',
  setHandlerText:
    'Jeder kann den Safe dazu bringen, seinen Handler aufzurufen. Wählen Sie einen Contract, der dafür geschrieben wurde.',
  officialHandler: '{name} (offiziell für diese Version)',
  otherHandler: 'Ein anderer Contract',
  address: 'Adresse des Contracts',
  noAddress: 'Geben Sie die Adresse des Contracts ein.',
  zeroAddress: 'Die Nulladresse ist kein Contract.',
  safeItself: 'Das ist der Safe selbst.',
  sameAsNow: 'Dieser Contract ist bereits gesetzt.',
  checking: 'Ihr RPC wird nach diesem Contract gefragt',
  notChecked: 'Der Contract konnte nicht geprüft werden',
  notCheckedText:
    'Ihr RPC hat nicht geantwortet. Ohne Prüfung kann er nicht gesetzt werden.',
  refused: 'Er kann hier nicht gesetzt werden.',
  confirm: 'Zum Bestätigen {word} eingeben',
  confirmHint: 'Die letzten vier Zeichen der Adresse.',
  confirmWrong: 'Geben Sie {word} ein, um zu bestätigen.',
  noLongerSet: 'Es gibt nichts mehr zu ändern',
  cancel: 'Abbrechen',
  review: 'Änderung prüfen',
}
