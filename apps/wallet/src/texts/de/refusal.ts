import type { texts as english } from '../en/refusal.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  none: 'Öffnen Sie zuerst einen Safe',
  noneText:
    'Wählen Sie einen Ihrer Safes, oder öffnen Sie einen über seine Adresse.',
  noContract: 'Kein Safe an dieser Adresse auf {chain}',
  noContractText:
    'Prüfen Sie Netzwerk und Adresse mit der Person, die den Link gesendet hat.',
  unread: 'Dieser Safe konnte nicht gelesen werden',
  unreadText: 'Weder das Gateway noch der RPC des Netzwerks hat geantwortet.',
  withoutRpcText:
    'Das Gateway antwortet nicht, und für dieses Netzwerk ist kein RPC-Endpunkt eingestellt. Mit einem eigenen Endpunkt wird der Safe von der Chain gelesen.',
  chooseRpc: 'RPC-Endpunkt wählen',
  unlisted: 'Angezeigt wird, was die Chain sagt',
  unlistedText:
    'Das Gateway kennt diesen Safe noch nicht. Warteschlange, Verlauf und Token-Guthaben fehlen deshalb. Inhaber, Schwelle, Nonce und das Guthaben in der Münze des Netzwerks kommen von Ihrem RPC.',
  missingTitle: 'Dieser Link enthält keine Safe-Adresse',
  missingText:
    'Lassen Sie sich den Link erneut geben, oder wählen Sie einen Ihrer Safes.',
  malformedTitle: 'Dieser Link enthält keine Safe-Adresse',
  malformedText:
    'Ein Safe wird als Kurzname des Netzwerks, Doppelpunkt und Adresse geschrieben.',
  noPrefixTitle: 'In welchem Netzwerk ist dieser Safe?',
  noPrefixText:
    'Der Link enthält eine Adresse, aber kein Netzwerk. Dieselbe Adresse kann in verschiedenen Netzwerken ein anderer Safe sein. Wählen Sie deshalb eines aus.',
  badChecksumTitle: 'Die Adresse in diesem Link enthält einen Tippfehler',
  badChecksumText:
    'Ihre Großbuchstaben passen nicht zu ihren Ziffern, also ist mindestens ein Zeichen falsch. Lassen Sie sich den Link erneut geben.',
  unknownChainTitle: 'Dieses Netzwerk ist hier nicht bekannt',
  unknownChainText:
    'Der Kurzname im Link gehört zu keinem Netzwerk dieser Wallet. Wählen Sie das gemeinte, falls es hier steht.',
  notOpened: 'Es wurde nichts geöffnet',
  notOpenedText:
    'Eine Adresse wird hier nie berichtigt: Die berichtigte könnte jemand anderem gehören.',
}
