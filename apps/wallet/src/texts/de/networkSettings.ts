import type { texts as english } from '../en/networkSettings.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  description:
    'Die Prüfungen vor einer Signatur fragen diese RPCs. Wählen Sie welche, die nicht der Betreiber des Gateways betreibt. Eine Änderung gilt sofort.',
  missing:
    'Kein RPC eingestellt. Fügen Sie einen hinzu, um in diesem Netzwerk zu prüfen und zu signieren.',
  rpc: 'RPC für {chain}',
  rpcMissing: 'Kein RPC eingestellt.',
  rpcDefault: 'Der voreingestellte RPC wird verwendet.',
  secondRpc: 'Zweiter RPC für {chain}',
  secondMissing:
    'Freiwillig. Angaben wie die Dezimalstellen von Token und Status werden zwischen beiden verglichen.',
  secondDefault: 'Der voreingestellte RPC wird mit Ihrem verglichen.',
  inUse: 'Ihr RPC wird verwendet.',
  check: 'Prüfen und verwenden',
  reset: 'Zurücksetzen',
  elsewhere: 'Andere Netzwerke',
  elsewhereText: 'Wer die Adresse dieses Safes anderswo beherrscht.',
  elsewhereOpen: 'Netzwerke vergleichen',
}
