import type { texts as english } from '../en/reject.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  unnamed: 'Es gibt nichts abzulehnen',
  unnamedText:
    'In diesem Link steht keine Nonce. Lehnen Sie eine Transaktion auf ihrer Seite ab.',
  title: 'Auf der Chain ablehnen',
  intro: 'Auch eine Ablehnung ist eine Transaktion',
  introText:
    'Sie sendet nichts, aber die Inhaber bestätigen sie und führen sie aus wie jede andere, gegen eine Netzwerkgebühr. Ist sie ausgeführt, sind alle anderen Transaktionen mit Nonce {nonce} ungültig.',
  replace: 'Mit dieser Nonce etwas anderes senden',
}
