import type { texts as english } from '../en/connect.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  popup: 'Ohne Erweiterung',
  phone: 'Code mit dem Telefon scannen',
  another: 'Eine andere Wallet',
  anotherHint: 'Eine Liste für jedes Gerät',
  // A wallet shows the statement of EIP-4361, which takes ASCII only.
  statement:
    'Bei Strongroom anmelden, um Mitteilungen zu erhalten. Das bewegt kein Geld.',
  notSwitched: 'Die Wallet hat das Netzwerk nicht gewechselt',
}
