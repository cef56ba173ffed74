import type { texts as english } from '../en/newSafe.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Safe erstellen',
  description:
    'Ein Safe ist ein Vertrag, der Geld bewegt, wenn genug Inhaber zustimmen.',
  reviewDescription:
    'Prüfen Sie Adresse und Inhaber, bevor etwas signiert wird.',
  nameAndNetwork: 'Name und Netzwerk',
  name: 'Name des Safes',
  nameHint: 'Bleibt in diesem Browser.',
  nameExample: 'Firmenkasse',
  network: 'Netzwerk',
  owners: 'Inhaber',
  ownersText:
    'Jeder Inhaber bestätigt mit einem eigenen Konto. Die Namen bleiben in diesem Browser.',
  ownerName: 'Name von Inhaber {number}',
  ownerAddress: 'Adresse von Inhaber {number}',
  removeOwner: 'Inhaber {number} entfernen',
  addOwner: 'Inhaber hinzufügen',
  noAddress: 'Geben Sie die Adresse dieses Inhabers ein.',
  notAmong: 'Sie sind nicht unter den Inhabern',
  notAmongText:
    'Das verbundene Konto bezahlt die Erstellung, kann danach aber nichts bestätigen.',
  threshold: 'Schwelle',
  confirmations: 'Nötige Bestätigungen',
  ofOwners: '{threshold} von {owners}',
  others: 'Auch in diesen Netzwerken, mit derselben Adresse',
  advanced: 'Erweitert',
  version: 'Version des Safes',
  versionName: 'Safe {version}',
  versionHint:
    'Nur Versionen, die in jedem gewählten Netzwerk registriert sind.',
  salt: 'Salt-Nonce',
  saltHint:
    'Eine Zahl, die über die Adresse entscheidet. Gleiche Inhaber, Schwelle, Version und Zahl ergeben dieselbe Adresse.',
  saltProblem:
    'Geben Sie eine ganze Zahl ohne führende Nullen unter 2^256 ein.',
  review: 'Prüfen',
}
