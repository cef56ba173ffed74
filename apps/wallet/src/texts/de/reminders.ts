import type { texts as english } from '../en/reminders.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Erinnerungen',
  copy: 'Erinnerung für {name} kopieren',
  reminder: 'Wartet auf {name}, Nonce {nonce} zu bestätigen: {link}',
}
