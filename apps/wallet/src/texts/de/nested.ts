import type { texts as english } from '../en/nested.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Verschachtelte Safes',
  description:
    'Safes, denen dieser Safe gehört, und Safes, die diesem Safe gehören.',
  cardText:
    'Safes können anderen Safes gehören. Ihre Inhaber bestätigen dann über den Safe dazwischen.',
  open: 'Verschachtelte Safes zeigen',
  owned: 'Safes, die diesem Safe gehören',
  ownedText: 'Vom Gateway aufgelistet, jeder auf Ihrem RPC geprüft.',
  noneOwned: 'Diesem Safe gehört kein anderer Safe.',
  ownedFailed: 'Die Liste der Safes konnte nicht geladen werden',
  rule: 'Ein Safe, {threshold} von {owners}',
  ownersOf: 'Inhaber: {names}',
  notOwned: 'Das Gateway irrt: Dieser Safe ist kein Inhaber davon',
  unread: 'Ihr RPC hat dies nicht bestätigt',
  openSafe: 'Öffnen',
  parents: 'Inhaber, die Safes sind',
  parentsText:
    'Sie bestätigen mit den Signaturen ihrer eigenen Inhaber. Von Ihrem RPC gelesen.',
  noParents: 'Kein Inhaber dieses Safes ist ein Safe.',
  waitingParents: 'Inhaber, die Safes sind',
  hasConfirmed: '{name} hat auf der Chain bestätigt.',
  hasSigned:
    '{name} ist ein Safe; {signed} von {threshold} seiner Inhaber haben seine Bestätigung signiert.',
  mustSign:
    '{name} ist ein Safe; {threshold} seiner {owners} Inhaber müssen signieren, bevor er bestätigt.',
  behind:
    'Seine Bestätigung hat Nonce {nonce} und wartet, bis Nonce {next} erledigt ist.',
  approveAs: 'Als {name} bestätigen',
  approveThrough: 'Als {name} über {through} bestätigen',
  rejectAs: 'Als {name} ablehnen',
  executeAs: 'Als {name} ausführen',
  continueAs: 'Als {name} fortfahren',
  propose: 'In die Warteschlange von {name} stellen',
  proposeText:
    '{through} hat die Bestätigung von {name} genehmigt. Stellen Sie sie in die Warteschlange von {name}, wo sie ausgeführt werden kann.',
  proposeRejection: 'Ablehnung in die Warteschlange stellen',
  proposeFailed: 'Das Gateway hat sie nicht angenommen',
  approveTitle: 'Als {name} bestätigen',
  approveIntro: '{name} bestätigt für {child}',
  addConfirmation: 'Die Bestätigung von {name} hinzufügen',
  approveIntroText:
    'Dies ist eine Transaktion von {name}. Sobald genug Inhaber signiert haben und sie ausgeführt ist, hat {name} in {child} bestätigt.',
  executeTitle: 'Als {name} ausführen',
  executeIntro: '{name} führt eine Transaktion von {child} aus',
  executeIntroText:
    'Dies ist eine Transaktion von {name}. Mit ihrer Ausführung bestätigt {name} die Transaktion von {child} und führt sie sofort aus.',
  missing: 'Öffnen Sie diese Seite von der Transaktion aus',
  missingText:
    'Der Link enthält keine Transaktion eines Safes, der diesem Safe gehört.',
  toQueue: 'Zur Warteschlange',
  openChild: 'In {name} öffnen',
  approveFirst:
    '{child} gehört Ihnen über einen anderen Safe, deshalb steht dies noch in keiner Warteschlange. Lassen Sie jenen Safe bestätigen: Die Bestätigung enthält es, damit die anderen Inhaber lesen, was sie bestätigen. Ist sie ausgeführt, stellen Sie es in die Warteschlange von {child}.',
  carryIntroText:
    'Dies ist eine Transaktion von {name}. Sie enthält die Transaktion von {child}, die noch in keiner Warteschlange steht. Sobald genug Inhaber von {name} signiert haben und sie ausgeführt ist, stellen Sie die Transaktion in die Warteschlange von {child}.',
  hasConfirmedFree: '{name} hat mit den Signaturen seiner Inhaber bestätigt.',
  signAs: 'Als {name} signieren, ohne Gebühr',
  sign: 'Signieren',
  signCancel: 'Abbrechen',
  signText:
    'Sie signieren als Inhaber eine Nachricht von {name}. Mit den Signaturen von {threshold} Inhabern hat {name} in {child} bestätigt, was diese Seite zeigt. In {name} ändert sich nichts, und es fällt keine Gebühr an.',
  signShared:
    'Dieselben Signaturen gelten für {name} selbst: Er signiert diese Nachricht auch im eigenen Namen.',
  childHash: 'Hash der Transaktion in {child}',
  childMessage: 'Hash der Nachricht in {child}',
  parentHash: 'Safe-Nachrichten-Hash von {name}',
  parentMessageHash: 'Nachrichten-Hash von {name}, wie Ihr Gerät ihn zeigt',
  parentDomain: 'Domain-Hash von {name}',
  accept: 'Ich verstehe die Risiken oben',
  linkSigned: '{signed} von {threshold} Inhabern von {name} haben signiert',
  linkText:
    'Senden Sie diesen Link an einen anderen Inhaber von {name}. Er enthält Ihre Signatur.',
  linkGiven:
    'Der Link dieser Seite enthält ihre Signaturen. Ihre eigene kommt hinzu.',
  copyLink: 'Link für einen anderen Inhaber von {name} kopieren',
}
