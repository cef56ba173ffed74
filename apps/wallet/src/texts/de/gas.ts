import type { texts as english } from '../en/gas.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  description:
    'Lassen Sie jedes Feld bei 0, wenn kein Relayer eine Erstattung verlangt. Die Felder gelten für die ganze Transaktion; ein Stapel hat eigene.',
  safeTxGasLabel: 'Gas für die Aufrufe (safeTxGas)',
  safeTxGasHint:
    'Ist es nicht 0, verbraucht ein fehlgeschlagener Aufruf die Nonce und wird nicht zurückgenommen.',
  baseGasLabel: 'Gas für das Übrige (baseGas)',
  baseGasHint: 'Kommt zum Gas hinzu, das eine Erstattung bezahlt.',
  gasPriceLabel: 'Erstattung je Einheit Gas (gasPrice)',
  gasPriceHint:
    'In kleinsten Einheiten des Erstattungstokens. 0 erstattet nichts.',
  gasTokenLabel: 'Token der Erstattung (gasToken)',
  gasTokenHint: 'Contract des Tokens. Leer für die Münze des Netzwerks.',
  refundReceiverLabel: 'Empfänger der Erstattung (refundReceiver)',
  refundReceiverHint: 'Lassen Sie es leer für das ausführende Konto.',
  noNumber: 'Geben Sie eine ganze Zahl ein.',
  noAddress: 'Geben Sie eine Adresse mit richtiger Prüfsumme ein.',
  pays: 'Der Safe wird für die Ausführung bezahlen',
  paysText:
    'Die Prüfung zeigt den höchsten Betrag und bittet Sie, ihn anzunehmen.',
}
