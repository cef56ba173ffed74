import type { texts as english } from '../en/delegateDialog.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  add: 'Diesen Delegierten hinzufügen?',
  remove: 'Diesen Delegierten entfernen?',
  addHere:
    'Der Delegierte darf in Ihrem Namen Transaktionen dieses Safes vorschlagen.',
  addEverywhere:
    'Der Delegierte darf in Ihrem Namen Transaktionen vorschlagen, für alle Ihre Safes in diesem Netzwerk.',
  removeHere:
    'Der Delegierte darf keine Transaktionen dieses Safes mehr vorschlagen. Vorschläge in der Warteschlange bleiben.',
  removeEverywhere:
    'Der Delegierte darf für keinen Safe dieses Inhabers mehr vorschlagen, auch für einzeln hinzugefügte nicht. Vorschläge in der Warteschlange bleiben.',
  delegate: 'Delegierter',
  network: 'Netzwerk',
  chain: '{name}, Chain {id}',
  hour: 'Gültig in der Stunde ab',
  signed:
    'Ihre Wallet zeigt den Delegierten, die Chain und die Stunde als Zahl. Den Safe und die Bezeichnung zeigt sie nicht: Die erhält das Gateway neben der Signatur.',
  compare: 'Vergleichen Sie mit Ihrer Wallet, und signieren Sie dort. Hash:',
  again:
    'Das Gateway hält die Stunde für veraltet. Ihre Wallet fragt noch einmal, für eine andere Stunde. Hash:',
  cancel: 'Abbrechen',
  signAdd: 'Signieren und hinzufügen',
  signRemove: 'Signieren und entfernen',
}
