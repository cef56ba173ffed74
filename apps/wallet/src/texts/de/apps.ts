import type { texts as english } from '../en/apps.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  toApps: 'Zurück zu den Apps',
  open: 'App öffnen',
  permissions: 'App-Berechtigungen',
  badAddress: 'Das ist nicht die Adresse einer App',
  badAddressText:
    'Eine App braucht eine https-Adresse einer anderen Website als dieser.',
  off: 'Apps sind auf {chain} abgeschaltet',
  offText:
    'Dieses Gateway bietet in diesem Netzwerk keine Apps an. Wählen Sie einen Safe in einem anderen Netzwerk, oder senden Sie von hier.',
  toSafe: 'Zurück zum Safe',
  ownAddress:
    'Sie hat die Adresse dieser Wallet, und kein Rahmen könnte sie abschirmen.',
  otherNetwork: 'Sie ist nicht für dieses Netzwerk gemacht.',
  policy: 'Ihre Hersteller erlauben {host} nicht, sie zu zeigen.',
  elsewhere:
    'Sie steht auf der Liste eines anderen Netzwerks, nicht auf der von {chain}.',
  notOffered: 'Der Betreiber dieser Seite bietet nur andere Apps an.',
  refused: '{host} lässt sich hier nicht öffnen',
}
