import type { texts as english } from '../en/settings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  language: 'Sprache',
  browserLanguage: 'Wie im Browser',
}
