import type { texts as english } from '../en/scan.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  scan: 'QR-Code scannen',
}
