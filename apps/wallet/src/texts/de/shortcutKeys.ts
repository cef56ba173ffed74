import type { texts as english } from '../en/shortcutKeys.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  control: 'Strg',
}
