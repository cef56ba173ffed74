import type { texts as english } from '../en/owners.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  noAnswer: 'Ihr RPC hat nicht geantwortet',
  owners: 'Inhaber',
  onChain: '{count} jetzt auf der Chain',
  addOwner: 'Inhaber hinzufügen',
  toAdd: 'Kommt hinzu',
  toRemove: 'Wird entfernt',
  undo: 'Rückgängig',
  undoFor: 'Rückgängig für {name}',
  moreFor: 'Mehr zu {name}',
  remove: '{name} entfernen',
  lastOwner: 'Der letzte Inhaber kann nicht entfernt werden',
  rename: 'Umbenennen',
  renameTitle: 'Diesen Inhaber benennen',
  replace: 'Ersetzen',
  confirmations: 'Nötige Bestätigungen',
  ofOwners: '{count, plural, one {von # Inhaber} other {von # Inhabern}}',
  rebased: 'Inhaber oder Schwelle haben sich inzwischen geändert',
  rebasedText:
    'Ihre Änderungen gehen nun von denen auf der Chain aus. Prüfen Sie sie noch einmal.',
  dropped: 'Jemand anders hat Ihre Änderungen schon gemacht',
  droppedText:
    'Ihr Entwurf hatte keine anderen Änderungen und wurde verworfen.',
}
