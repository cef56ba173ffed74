import type { texts as english } from '../en/signingSettings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Nachrichten signieren',
  onChain: 'Immer auf der Chain signieren',
  onChainHint:
    'Jede Nachricht wird zu einer Transaktion, die ausgeführt werden muss und eine Gebühr kostet.',
  rawHex: 'Signieren von rohem Hex erlauben',
  rawHexHint:
    'Solche Bytes sind nicht lesbar: Sie können ein Auftrag, eine Erlaubnis oder eine Transaktion sein. Lassen Sie dies aus, wenn Sie es nicht sicher brauchen.',
}
