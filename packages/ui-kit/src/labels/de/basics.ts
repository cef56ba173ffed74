import type { Labels } from '../defaultLabels.ts'
import { count } from './count.ts'

const assetWords = {
  untrusted: 'verdächtig',
  dust: 'klein',
  hidden: 'ausgeblendet',
} as const

/** Buttons, fields, lists and states. */
export const basics = {
  address: {
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    explorer: 'Im Explorer ansehen',
    newTab: '(öffnet einen neuen Tab)',
    invalid: 'Keine Adresse',
  },
  addressInput: {
    suggestions: 'Bekannte Adressen',
    malformed: 'Geben Sie eine Adresse ein: 0x und 40 hexadezimale Ziffern',
    malformedOrName:
      'Geben Sie eine Adresse ein, 0x und 40 hexadezimale Ziffern, oder einen Namen wie alice.eth',
    checksum:
      'Die Prüfsumme stimmt nicht: Mindestens ein Zeichen dieser Adresse wurde verändert',
    wrongChain: (prefix, expected) =>
      `Diese Adresse gilt für „${prefix}“, dieser Safe liegt aber auf „${expected}“`,
    lookAlike: (known) =>
      `Sieht aus wie ${known}, ist aber eine andere Adresse. Vergleichen Sie jede Ziffer.`,
    entered: 'Ihre Eingabe',
    lookingUp: (name) => `${name} wird gesucht…`,
    found: (name) => `${name} steht jetzt für diese Adresse:`,
    notFound: (name) => `${name} steht für keine Adresse`,
    lookupFailed: (name) => `${name} konnte nicht gesucht werden`,
    retry: 'Erneut versuchen',
    hiddenCharacters:
      'Dieser Name enthält unsichtbare Zeichen. Tippen Sie ihn ein, oder fragen Sie nach der Adresse.',
    oddCharacters: (characters) =>
      `Dieser Name enthält verwechselbare Zeichen: ${characters}. Vergleichen Sie die Adresse mit ihrem Inhaber.`,
    bookDiffers: (name) =>
      `Ihr Adressbuch hat eine andere Adresse für ${name}. Fragen Sie den Inhaber, welche stimmt.`,
  },
  addressQr: {
    close: 'Schließen',
    open: 'QR-Code zeigen',
    title: 'An dieser Adresse empfangen',
    code: (text) => `QR-Code von ${text}`,
    withPrefix: (prefix) => `Mit der Kennung des Netzwerks beginnen: ${prefix}`,
    prefixHint: 'Für Wallets weglassen, die sie nicht lesen können',
    onlyOn: (chainName) =>
      `Senden Sie an diese Adresse nur, was auf ${chainName} liegt.`,
  },
  amountInput: {
    balance: 'Guthaben',
    max: 'Max.',
    malformed: 'Geben Sie eine Zahl ein, zum Beispiel 1250,50',
    ambiguous: 'Welcher Betrag ist gemeint?',
    pastedPoint: (value) =>
      `Als Dezimalzahl gelesen: ${value}, nicht als Tausender`,
    tooManyDecimals: (decimals) =>
      decimals === 0
        ? 'Dieses Token hat keine Nachkommastellen'
        : `Dieses Token hat höchstens ${count(decimals, 'Nachkommastelle', 'Nachkommastellen')}`,
    tooLarge: 'Dieser Betrag ist zu groß',
    overBalance: (balance) => `Guthaben reicht nicht (Sie haben ${balance})`,
    noPrice: 'Für dieses Token ist kein Preis bekannt',
  },
  appCard: {
    pin: (name) => `${name} anheften`,
    unpin: (name) => `${name} nicht mehr anheften`,
    tags: 'Schlagwörter',
    unavailable: 'Hier nicht verfügbar',
  },
  assetTable: {
    caption: 'Vermögenswerte',
    asset: 'Vermögenswert',
    balance: 'Guthaben',
    price: 'Preis',
    change: '24 Stunden',
    value: 'Wert',
    sortBy: 'Sortieren nach',
    actions: 'Aktionen',
    noPrice: 'Kein Preis',
    noBalance: 'Kein Guthaben',
    loading: 'Vermögenswerte werden geladen',
    failed: 'Die Guthaben konnten nicht geladen werden',
    empty: 'Noch keine Vermögenswerte',
    emptyText: 'Hier erscheinen Münzen und Token, die der Safe erhält.',
    unfold(classifications) {
      const parts = (['untrusted', 'dust', 'hidden'] as const)
        .map((kind) => ({
          kind,
          found: classifications.filter((one) => one === kind).length,
        }))
        .filter(({ found }) => found > 0)
        .map(({ kind, found }) => `${found} ${assetWords[kind]}`)
      return `${classifications.length} weitere zeigen: ${parts.join(', ')}`
    },
    fold: 'Weniger zeigen',
    classification: (classification) =>
      classification === 'untrusted'
        ? 'Verdächtig'
        : classification === 'dust'
          ? 'Klein'
          : 'Ausgeblendet',
  },
  chainBadge: { testnet: 'Testnetz' },
  chainSwitcher: {
    network: 'Netzwerk',
    choose: 'Netzwerk wählen',
    unsupported: 'Nicht unterstütztes Netzwerk',
    unsupportedAdvice: (chainId) =>
      `Netzwerk ${chainId} wird hier nicht unterstützt. Wählen Sie eines von diesen.`,
    search: 'Nach Name, Kürzel oder Nummer suchen',
    main: 'Netzwerke',
    test: 'Testnetze',
    none: 'Es sind keine Netzwerke eingerichtet',
    noMatch: (query) => `Kein Netzwerk passt zu „${query}“`,
  },
  claim: {
    gateway: 'laut Gateway',
    app: 'laut App',
    short: { gateway: 'Gateway', app: 'App' },
  },
  copyButton: {
    label: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Kopieren fehlgeschlagen',
  },
  densitySwitch: {
    group: 'Dichte',
    comfortable: 'Bequem',
    compact: 'Kompakt',
  },
  dialog: { close: 'Schließen' },
  errorState: {
    title: 'Das konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    details: 'Details',
    copy: 'Details kopieren',
    source: 'Quelle:',
  },
  externalLink: { newTab: '(öffnet einen neuen Tab)' },
  fiatAmount: { noPrice: 'Kein Preis', hidden: 'Betrag verborgen' },
  foreignText: {
    hidden: 'Aus diesem Text wurden unsichtbare Zeichen entfernt',
    mixedScript: 'Dieser Text mischt Alphabete, die sich ähneln',
  },
  messageView: {
    message: 'Nachricht',
    copy: 'Nachricht kopieren',
    empty: 'Die Nachricht ist leer.',
    invisible: (found) =>
      found === 1
        ? 'Ein Zeichen ist unsichtbar; an seiner Stelle steht seine Nummer.'
        : `${found} Zeichen sind unsichtbar; an ihrer Stelle stehen ihre Nummern.`,
    bytes: (found) => count(found, 'Byte', 'Bytes'),
    asText: 'Als Text gelesen',
    notText: 'Diese Bytes sind kein Text.',
    looksLikeBytes:
      'Dieser Text besteht aus hexadezimalen Ziffern. Seine Bedeutung kann nicht gezeigt werden.',
    hidden: (found) =>
      `${count(found, 'weiteres Zeichen wird', 'weitere Zeichen werden')} nicht gezeigt. Kopieren Sie die Nachricht, um alles zu lesen.`,
  },
  moreRows: {
    more: 'Mehr zeigen',
    failed: 'Weitere konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  nftGrid: {
    loading: 'NFTs werden geladen',
    empty: 'Noch keine NFTs',
    emptyText: 'Hier erscheinen NFTs, die der Safe erhält.',
    failed: 'Die NFTs konnten nicht geladen werden',
    tokenId: 'Token',
    count: (found) => count(found, 'Token', 'Token'),
    none: 'Kein Bild',
    slow: 'Das Bild braucht lange',
    broken: 'Das Bild konnte nicht geladen werden',
    oversized: 'Das Bild ist zu groß',
  },
  notice: {
    info: 'Hinweis',
    success: 'Erfolg',
    warning: 'Warnung',
    danger: 'Gefahr',
  },
  numberField: {
    increase: 'Erhöhen',
    decrease: 'Verringern',
    malformed: 'Geben Sie eine ganze Zahl ein',
    tooSmall: (min) => `Mindestens ${min}`,
    tooLarge: (max) => `Höchstens ${max}`,
  },
  owners: {
    you: 'Sie',
    empty: 'Es sind keine Inhaber bekannt',
    lookAlike: (other) =>
      `Sieht aus wie ${other}, ist aber eine andere Adresse. Vergleichen Sie jede Ziffer.`,
    another: 'eine andere Adresse hier',
  },
  permissionPrompt: {
    title: 'Darf diese App mehr sehen?',
    about: 'möchte Zugriff auf:',
    allow: 'Erlauben',
    decline: 'Ablehnen',
    close: 'Schließen',
    capabilities: {
      requestAddressBook: {
        title: 'Ihr Adressbuch',
        text: 'Sie liest die gespeicherten Namen und Adressen. Ändern kann sie nichts.',
      },
    },
  },
  safeAppFrame: {
    origin: 'Adresse der App:',
    notEncrypted: 'Nicht verschlüsselt',
    notConfirmed: 'Angefragt, nicht bestätigt',
    silentTitle: 'Diese Seite hat sich nicht mit Ihrem Safe verbunden',
    silent:
      'Die App antwortet vielleicht nicht, lässt sich nicht in einer Wallet öffnen oder hat Sie auf eine andere Seite geschickt. Geben Sie hier kein Passwort und keine Wiederherstellungsphrase ein.',
    reload: 'Neu laden',
    loading: (name) => `${name} wird geladen`,
    slow: (name) =>
      `${name} braucht länger als üblich. Warten Sie, oder versuchen Sie es erneut.`,
    failedTitle: (name) => `${name} wurde nicht geladen`,
    failed:
      'Die App antwortet vielleicht nicht oder lässt sich nicht in einer Wallet öffnen.',
    retry: 'Erneut versuchen',
    blockedTitle: 'Die App hat ihre Adresse verlassen',
    blocked: (origin) =>
      `Sie sehen jetzt ${origin ?? 'eine Seite ohne Adresse'}. Sie erfährt nichts von dieser Wallet und kann nichts anfragen. Geben Sie dort nichts ein.`,
    reopen: 'App wieder öffnen',
    refusedTitle: 'Diese App lässt sich hier nicht öffnen',
  },
  skeleton: { label: 'Wird geladen' },
  stepper: { done: 'erledigt' },
  table: {
    loading: 'Wird geladen',
    empty: 'Noch nichts vorhanden',
    failed: 'Das konnte nicht geladen werden',
  },
  themeSwitch: {
    group: 'Darstellung',
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  thresholdMeter: {
    label: (confirmed, required) =>
      `${confirmed} von ${required} Bestätigungen`,
    invalid: 'Falsche Daten',
  },
  toastLog: {
    title: 'Mitteilungen',
    unread: (found) => `${found} ungelesen`,
    empty: 'Noch keine Mitteilungen. Erfolge und Fehler bleiben hier stehen.',
    clear: 'Leeren',
  },
  toaster: { region: 'Mitteilungen', dismiss: 'Ausblenden' },
  tokenAmount: {
    hidden: 'Betrag verborgen',
    smallestUnit: '(kleinste Einheit)',
  },
  typedDataView: {
    domain: 'Angefragt von',
    message: 'Nachricht',
    noDomain: 'Sie sagt nicht, von wem die Anfrage kommt.',
    missing: 'fehlt',
    tooDeep: 'Zu tief verschachtelt, um gezeigt zu werden.',
    emptyList: 'leere Liste',
    unsigned:
      'Diese Werte werden mitgeschickt, gehören aber nicht zu dem, was signiert wird',
    otherChain: (stated, expected) => `Netzwerk ${stated}, nicht ${expected}`,
    hidden: (found) =>
      `${count(found, 'weiterer Wert wird', 'weitere Werte werden')} nicht gezeigt`,
  },
} satisfies Partial<Labels>
