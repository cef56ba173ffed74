import type { Labels } from '../defaultLabels.ts'

/** Wallets, accounts and networks. */
export const connect = {
  accountMenu: {
    account: 'Konto',
    copy: 'Adresse kopieren',
    wallet: 'Wallet',
    network: 'Netzwerk',
    balance: 'Guthaben',
    session: 'Gateway',
    'signed-out': 'Abgemeldet',
    checking: 'Wird geprüft…',
    signing: 'Wallet ist am Zug…',
    'signed-in': 'Angemeldet',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    disconnect: 'Verbindung trennen',
    switchWallet: 'Andere Wallet verwenden',
    wrongChain: (chain) => `Wallet auf ${chain} umstellen`,
    otherChain: (chain) => `Nicht ${chain}`,
  },
  blockedPopupDialog: {
    title: (wallet) => `${wallet} öffnen`,
    text: 'Der Browser hat das Fenster der Wallet blockiert, weil kein Klick dazu führte. Öffnen Sie es mit der Schaltfläche; dort geht es weiter.',
    open: 'Fenster öffnen',
    cancel: 'Abbrechen',
  },
  connectButton: {
    connect: 'Wallet verbinden',
    reconnecting: 'Wird verbunden…',
    switchFailed: 'Das Netzwerk wurde nicht gewechselt',
    switchFailedHint: (chain) =>
      `Ihre Wallet ist nicht auf ${chain} gewechselt. Versuchen Sie es erneut, oder wählen Sie das Netzwerk in der Wallet.`,
    retry: 'Erneut versuchen',
  },
  connectDialog: {
    title: 'Wallet verbinden',
    description:
      'Ihre Wallet signiert als Inhaber. Beim Verbinden wird nur Ihre Adresse geteilt.',
    close: 'Schließen',
    recent: 'Zuletzt verwendet',
    installed: 'In diesem Browser',
    other: 'Andere Wallets',
    none: 'Keine Wallet in diesem Browser gefunden',
    noneHint:
      'Installieren Sie eine Wallet für den Browser und laden Sie diese Seite neu, oder öffnen Sie sie im Browser einer mobilen Wallet.',
    getWallet: 'Wallet finden',
    install: 'Installieren',
    installTab: (wallet) => `${wallet} (öffnet einen neuen Tab)`,
    openHere: 'Hier öffnen',
    openHereTab: (wallet) => `${wallet} öffnet diese Seite im eigenen Browser`,
    noWallet: 'Wallet einrichten',
    getTitle: 'Wallet einrichten',
    getHint:
      'Eine Wallet ist eine Erweiterung oder App, die Ihren Schlüssel verwahrt. Sie zeigt, was Sie signieren, und fragt jedes Mal. Schreiben Sie die Wiederherstellungswörter auf Papier: Wer sie hat, hat Ihr Konto. Installieren Sie eine und laden Sie diese Seite neu.',
    connecting: (wallet) => `${wallet} ist am Zug`,
    connectingHint:
      'Geben Sie die Verbindung in Ihrer Wallet frei. Ihr Fenster liegt vielleicht hinter diesem.',
    slowHint: (wallet) =>
      `${wallet} hat noch nicht geantwortet. Suchen Sie dort nach einer Anfrage, oder fragen Sie erneut.`,
    pairing: 'Code scannen',
    pairingHint:
      'Scannen Sie ihn mit der Wallet auf Ihrem Telefon, und geben Sie die Verbindung dort frei.',
    pairingHere: 'Öffnen Sie Ihre Wallet',
    pairingHereHint:
      'Öffnen Sie die Wallet auf diesem Telefon und geben Sie die Verbindung dort frei, oder scannen Sie den Code mit einem anderen Telefon.',
    pairingPending: 'Code wird erzeugt…',
    pairingUntil: (time) => `Gültig bis ${time}.`,
    pairingCode: (wallet) => `Code zum Verbinden von ${wallet}`,
    copyCode: 'Code kopieren',
    openApp: (app) => `${app} öffnen`,
    rejected: 'Anfrage abgelehnt',
    rejectedHint: (wallet) => `Die Verbindung wurde in ${wallet} abgelehnt.`,
    pending: 'Es ist schon eine Anfrage offen',
    pendingHint: (wallet) =>
      `${wallet} wartet auf Ihre Antwort auf eine frühere Anfrage. Antworten Sie dort, und versuchen Sie es erneut.`,
    blocked: 'Der Browser hat das Fenster blockiert',
    blockedHint: (wallet) =>
      `${wallet} öffnet sich in einem eigenen Fenster. Öffnen Sie es mit der Schaltfläche, oder erlauben Sie Fenster für diese Seite.`,
    openWindow: 'Fenster öffnen',
    chain: 'Falsches Netzwerk',
    chainHint: (wallet, chain) =>
      `${wallet} ist nicht auf ${chain ?? 'dem nötigen Netzwerk'}. Wechseln Sie mit der Schaltfläche oder in der Wallet selbst.`,
    pairingChainHint: (_, chain) =>
      `Die Wallet auf Ihrem Telefon ist nicht auf ${chain ?? 'dem nötigen Netzwerk'}. Fügen Sie es dort hinzu oder wählen Sie es, und scannen Sie einen neuen Code.`,
    switchChain: (chain) =>
      chain ? `Auf ${chain} wechseln` : 'Netzwerk wechseln',
    missing: (wallet) => `${wallet} wurde nicht gefunden`,
    missingHint: (wallet) =>
      `Installieren Sie ${wallet} oder schalten Sie die Wallet in diesem Browser ein, und laden Sie diese Seite neu.`,
    expired: 'Keine rechtzeitige Antwort',
    expiredHint: (wallet) =>
      `${wallet} hat nicht geantwortet, bevor die Anfrage ablief. Fragen Sie erneut, wenn die Wallet zur Hand ist.`,
    unreachable: (wallet) => `${wallet} ist nicht erreichbar`,
    unreachableHint: (wallet) =>
      `Der Server, der ${wallet} verbindet, hat nicht geantwortet. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es erneut.`,
    newCode: 'Neuen Code zeigen',
    failed: 'Verbinden fehlgeschlagen',
    failedHint: (wallet) =>
      `${wallet} hat sich nicht verbunden. Entsperren Sie die Wallet, und versuchen Sie es erneut.`,
    pairingFailedHint: (wallet) =>
      `${wallet} hat sich nicht verbunden. Versuchen Sie es erneut mit dem neuen Code.`,
    retry: 'Erneut versuchen',
    back: 'Andere Wallets',
    cancel: 'Abbrechen',
    details: 'Details',
  },
  walletList: {
    duplicate:
      'Eine andere Wallet trägt denselben Namen. Vergewissern Sie sich, dass es Ihre ist.',
    imitation:
      'Name oder Bild gehören zu einer anderen Wallet. Vergewissern Sie sich, dass es Ihre ist.',
  },
} satisfies Partial<Labels>
