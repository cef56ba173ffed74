import type { texts as english } from '../en/addressBookDialogs.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  rename: '{name} umbenennen',
  newName: 'Neuer Name',
  enterName: 'Geben Sie einen Namen ein.',
  save: 'Namen speichern',
  cancel: 'Abbrechen',
  replace: '{names} ersetzen?',
  replaceText: 'Diese Adresse hat schon einen Namen. Künftig heißt sie {name}.',
  keep: '{name} behalten',
  replaceName: 'Namen ersetzen',
}
