import type { texts as english } from '../en/refusedChains.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Das Gateway beschreibt ein Netzwerk falsch',
  text: 'Seine Beschreibung wird nicht benutzt. Melden Sie sie dem Betreiber dieser Wallet.',
  badId: 'Die Chain-ID des Gateways ist keine Zahl.',
  badNames:
    'Die Namen des Gateways für die Chain {chainId} sind nicht brauchbar.',
  badDecimals:
    'Laut Gateway hat die Münze der Chain {chainId} {decimals} Nachkommastellen. Hier hat jede Münze {expected}; Beträge würden also falsch angezeigt.',
  contradicted:
    'Das Gateway nennt die Chain {chainId} „{shortName}“, aber „{knownName}“ ist als Chain {knownId} bekannt.',
}
