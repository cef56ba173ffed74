import type { texts as english } from '../en/walletConnect.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'App per Code verbinden',
  description:
    'Jede App mit WalletConnect kann diesen Safe als Konto nutzen. Ihre Anfragen prüfen Sie hier wie die einer App aus der Liste.',
  off: 'WalletConnect ist aus',
  offText:
    'Diese Wallet hat kein Projekt bei WalletConnect. Der Betreiber dieser Wallet kann eines in der Konfiguration eintragen.',
  toApps: 'Zu den Apps',
  starting: 'WalletConnect wird erreicht…',
  failed: 'WalletConnect ist nicht gestartet',
  failedText: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  elsewhere: 'Verbundene Apps sind in einem anderen Tab offen',
  elsewhereText:
    'Ein Tab beantwortet ihre Anfragen, damit keine zweimal beantwortet wird.',
  take: 'Diesen Tab nutzen',
  taken: 'Ein anderer Tab hat die verbundenen Apps übernommen',
  takenText: 'Laden Sie diese Seite neu, um hier fortzufahren.',
  reload: 'Seite neu laden',
  pairTitle: 'Neue App',
  pairText:
    'Wählen Sie in der App WalletConnect und kopieren Sie den Code. Ein Code gilt einmal und einige Minuten lang.',
  code: 'Kopplungscode',
  codeHint: 'wc:…',
  pair: 'Verbinden',
  scan: 'Code scannen',
  noPairingCode:
    'Das ist kein Kopplungscode. Scannen Sie den Code, den die App für WalletConnect zeigt.',
  noCamera:
    'Wählen Sie ein Bild des Codes, oder kopieren Sie den Code in der App und fügen Sie ihn ein.',
  pairing: 'Die App wird erwartet…',
  malformedCode: 'Das ist kein Kopplungscode. Ein Code beginnt mit „wc:“.',
  versionCode:
    'Dieser Code stammt von WalletConnect 1, das nicht mehr funktioniert.',
  expiredCode: 'Dieser Code ist abgelaufen. Holen Sie in der App einen neuen.',
  usedCode:
    'Dieser Code wurde schon benutzt. Holen Sie in der App einen neuen.',
  unansweredCode:
    'Die App antwortet nicht. Ihre Seite ist vielleicht geschlossen, oder der Code wurde schon benutzt. Holen Sie in der App einen neuen.',
  unreachableCode:
    'WalletConnect ist nicht erreichbar. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  unpaired:
    'Die App wurde nicht verbunden. Holen Sie in der App einen neuen Code.',
  proposal: '{name} verbinden?',
  proposalText:
    'Die App sieht die Adresse dieses Safes und kann um Signaturen bitten. Ohne Ihre Prüfung kann sie nichts tun.',
  unnamed: 'eine App ohne Namen',
  saysItIs: 'Nach eigener Angabe',
  unproven:
    'WalletConnect belegt das nicht. Verbinden Sie nur, wenn Sie diese Adresse selbst geöffnet haben.',
  safe: 'Safe',
  network: 'Netzwerk',
  networks: 'Netzwerke',
  networksHint:
    'Diese Wallet kennt die Adresse auf jedem davon als Safe. Die Inhaber können sich unterscheiden; jede Anfrage wird auf ihrem Netzwerk geprüft.',
  networkOf: 'Netzwerk {id}',
  on: 'auf {networks}',
  otherNetwork: 'Die App funktioniert nicht auf {network}',
  otherNetworkText:
    'Sie bietet: {networks}. Öffnen Sie einen Safe auf einem dieser Netzwerke, oder wählen Sie in der App {network} und kopieren Sie einen neuen Code.',
  noNetworks: 'kein Netzwerk, das diese Wallet kennt',
  needsMore: 'Die App braucht mehr, als ein Safe hat',
  needsMoreText:
    'Sie verlangt: {networks}. Diese Wallet kennt den Safe nur auf {network}. Öffnen Sie seine Adresse zuerst auf den anderen Netzwerken.',
  noOrigin: 'Die App hat keine Webadresse angegeben',
  noOriginText:
    'Woher die Anfrage kommt, ist nicht zu erkennen. Lehnen Sie sie ab.',
  scam: 'Diese Adresse ist als Betrug gemeldet',
  scamText:
    'WalletConnect führt die Adresse als eine, die Vermögen stiehlt. Lehnen Sie sie ab.',
  accept: 'Diesen Safe verbinden',
  decline: 'Ablehnen',
  approveFailed: 'Die App wurde nicht verbunden',
  requests: 'Anfragen',
  noRequests: 'Keine offenen Anfragen',
  asksToSend: '{name} möchte senden',
  asksToSign: '{name} möchte eine Nachricht signieren',
  asksToSendBatch: '{name} möchte mehrere Aufrufe senden',
  until: 'Wartet bis {time}',
  review: 'Prüfen',
  reviewOf: 'Anfrage von {name} prüfen',
  declineOf: 'Anfrage von {name} ablehnen',
  refused: 'Eine Anfrage von {name} wurde abgewiesen',
  refusedText: 'Sie passt nicht zu diesem Safe: {reason}',
  forOther: 'Für einen anderen Safe, auf {network}:',
  openSafe: 'Diesen Safe öffnen',
  openSafeOf: 'Diesen Safe öffnen für die Anfrage von {name}',
  asks: '{name} fragt etwas an',
  asksText:
    'Die App ist per WalletConnect verbunden und wartet auf Ihre Antwort.',
  open: 'Anfrage öffnen',
  later: 'Später entscheiden',
  claim: 'Die Adresse der App ist ihre eigene Angabe',
  claimText:
    '<host></host> ist, was die App angibt. Prüfen Sie, was sie verlangt, nicht, wer sie zu sein behauptet.',
  sessions: 'Verbundene Apps',
  noSessions: 'Keine verbundenen Apps',
  since: 'Verbunden seit {time}',
  knownUntil: 'Endet {time}',
  notVerified: 'Adresse nicht belegt',
  disconnect: 'Trennen',
  disconnectOf: '{name} trennen',
  disconnected: '{name} ist getrennt',
  connected: '{name} ist verbunden',
  forSafe: 'Für Safe',
}
