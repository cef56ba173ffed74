import type { texts as english } from '../en/delegatesCard.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Delegierte',
  text: 'Konten, die Transaktionen vorschlagen, aber nicht bestätigen dürfen.',
  open: 'Delegierte verwalten',
}
