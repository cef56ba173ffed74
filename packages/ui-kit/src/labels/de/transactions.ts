import { humanizeConstant } from '../../transaction/humanizeConstant.ts'
import type { Labels } from '../defaultLabels.ts'
import { count } from './count.ts'

export const status: Labels['status'] = {
  AWAITING_CONFIRMATIONS: 'Bestätigungen fehlen',
  AWAITING_EXECUTION: 'Bereit zur Ausführung',
  CANCELLED: 'Ersetzt',
  FAILED: 'Fehlgeschlagen',
  SUCCESS: 'Ausgeführt',
}

export const provenStatus: Labels['provenStatus'] = {
  confirmations: 'Bestätigungen fehlen',
  turn: 'Später an der Reihe',
  ready: 'Bereit zur Ausführung',
  executing: 'Wird ausgeführt',
  confirmed: 'Bestätigt',
  claimed: (word) => `${word} (Gateway)`,
  contradicted: 'Nicht vertrauen',
  waiting: 'Wartet',
  executed: 'Ausgeführt',
  failed: 'Fehlgeschlagen',
  replaced: 'Ersetzt',
}

const kinds = {
  eip712: 'Typisierte Daten',
  eth_sign: 'eth_sign',
  contract: 'Signatur eines Contracts',
  approved: 'Auf der Chain genehmigt',
}

const validators = (number: number) => count(number, 'Validator', 'Validatoren')

const progress: Readonly<Record<string, string>> = {
  presignaturePending: 'Vorabsignatur fehlt',
  open: 'Offen',
  fulfilled: 'Erfüllt',
  cancelled: 'Storniert',
  expired: 'Abgelaufen',
  unknown: 'Unbekannt',
  NOT_STAKED: 'Nicht gestakt',
  ACTIVATING: 'Wird aktiviert',
  DEPOSIT_IN_PROGRESS: 'Einzahlung läuft',
  ACTIVE: 'Aktiv',
  EXIT_REQUESTED: 'Ausstieg angefragt',
  EXITING: 'Ausstieg läuft',
  EXITED: 'Ausgestiegen',
  SLASHED: 'Gekürzt',
}

/** Rows, badges and timelines of transactions, and their execution. */
export const transactions = {
  conflictGroup: {
    label: (nonce, found) =>
      found > 2
        ? `Diese ${found} haben Nonce ${nonce}. Wird eine ausgeführt, verfallen die anderen.`
        : found === 2
          ? `Beide haben Nonce ${nonce}. Wird eine ausgeführt, verfällt die andere.`
          : `Weitere Transaktionen haben Nonce ${nonce}. Wird eine ausgeführt, verfallen die anderen.`,
  },
  executionFacts: {
    title: 'Ausführung',
    source: 'Von Ihrem RPC gelesen',
    loading: 'Die Chain-Transaktion wird von Ihrem RPC gelesen',
    lost: {
      pruned: 'Ihr RPC hat diesen Beleg nicht mehr',
      reorged: 'Diese Transaktion steht nicht mehr in ihrem Block',
      missing: 'Ihr RPC kennt diese Chain-Transaktion nicht',
      unrelated: 'Diese Chain-Transaktion ist nicht die, die das Gateway nennt',
      unreachable: 'Die Chain-Transaktion konnte nicht gelesen werden',
    },
    lostHint: {
      pruned:
        'Die Transaktion steht in ihrem Block. Block, Zeit und Gebühr liest ein Archiv-RPC.',
      reorged:
        'Das Netzwerk hat den Block ersetzt. Die Transaktion kann in einem anderen erneut ausgeführt werden.',
      missing:
        'Sie ist vielleicht zu alt für Ihren RPC, oder ihr Block ist noch nicht angekommen.',
      unrelated:
        'Sie steht auf der Chain, hat aber nicht getan, was diese Seite zeigt. Das Gateway nennt eine falsche.',
      unreachable:
        'Ihr RPC hat keine gültige Antwort gegeben. Er wird erneut gefragt.',
    },
    chainTransaction: 'Chain-Transaktion',
    copyHash: 'Hash kopieren',
    explorer: (host) => `Auf ${host} öffnen`,
    block: 'Block',
    confirmations: 'Tiefe',
    depth: (blocks) =>
      blocks === 1 ? 'der neueste Block' : count(blocks, 'Block', 'Blöcke'),
    time: 'Zeit',
    fee: 'Netzwerkgebühr',
    gas: (gas) => `${gas} Gas`,
    sender: 'Ausgeführt von',
    sentBy: 'Gesendet von',
    through: 'Über den Contract',
    failed: 'Der Safe meldet, dass der Aufruf fehlgeschlagen ist.',
    signatures: (found) => count(found, 'Signatur', 'Signaturen'),
    unreadSignatures:
      'Die Signaturen in den Calldata können nicht gelesen werden.',
    copySignature: 'Signatur kopieren',
    kinds,
    data: 'Calldata, wie gesendet',
    copyData: 'Calldata kopieren',
  },
  nonceBadge: { label: 'Nonce' },
  provenStatus,
  queueLabel: {
    Next: 'Als Nächstes auszuführen',
    Queued: 'Dahinter in der Warteschlange',
  },
  signatureTimeline: {
    kinds,
    verified: 'Signatur geprüft',
    invalid: 'Signatur ungültig',
    unchecked: 'Nicht geprüft',
    empty: 'Noch ist nichts geschehen.',
    more: (found) =>
      `${count(found, 'weiterer Eintrag wird', 'weitere Einträge werden')} nicht gezeigt.`,
  },
  status,
  transaction: {
    send: 'Überweisung',
    sent: 'Gesendet',
    received: 'Empfangen',
    transferred: 'Übertragung',
    to: 'an',
    from: 'von',
    on: 'auf',
    nft: (id) => `#${id}`,
    unknownToken: 'unbekanntes Token',
    imitation:
      'Sieht aus wie eine frühere Überweisung: Kopieren Sie diese Adresse nicht',
    untrusted: 'Nicht gelistetes Token',
    settings: {
      ADD_OWNER: 'Inhaber hinzufügen',
      REMOVE_OWNER: 'Inhaber entfernen',
      SWAP_OWNER: 'Inhaber ersetzen durch',
      CHANGE_THRESHOLD: 'Schwelle ändern',
      CHANGE_IMPLEMENTATION: 'Contract des Safes ändern',
      CHANGE_MASTER_COPY: 'Contract des Safes ändern',
      SET_FALLBACK_HANDLER: 'Fallback-Handler setzen',
      ENABLE_MODULE: 'Modul einschalten',
      DISABLE_MODULE: 'Modul ausschalten',
      SET_GUARD: 'Guard setzen',
      DELETE_GUARD: 'Guard entfernen',
      SET_MODULE_GUARD: 'Guard der Module setzen',
      DELETE_MODULE_GUARD: 'Guard der Module entfernen',
    },
    settingsOther: 'Einstellungen ändern',
    rejection: (nonce) =>
      nonce === undefined ? 'Ablehnung' : `Ablehnung #${nonce}`,
    batch: (found) => `Stapel aus ${count(found, 'Aufruf', 'Aufrufen')}`,
    call: 'Contract-Aufruf',
    safeCreated: 'Safe angelegt',
    by: 'von',
    order: (kind) =>
      ({ market: 'Marktauftrag', limit: 'Limitauftrag' })[kind.toLowerCase()] ??
      `Auftrag (${humanizeConstant(kind)})`,
    twap: (parts) => `Auftrag in ${parts} Teilen`,
    swap: 'Tausch',
    bridge: (chain) => `Übertragung auf Netzwerk ${chain}`,
    stake: (found) => `Staking mit ${validators(found)}`,
    unstake: (found) => `Ausstieg von ${validators(found)}`,
    withdrawStake: 'Gestaktes abheben',
    vaultDeposit: 'In den Vault einzahlen',
    vaultRedeem: 'Aus dem Vault abheben',
    other: 'Transaktion',
    progress: (constant) =>
      Object.hasOwn(progress, constant)
        ? `${progress[constant]}`
        : humanizeConstant(constant),
    status,
    confirmations: (confirmed, required) =>
      `${confirmed} von ${required} Bestätigungen`,
    nonce: 'Nonce',
    module: 'Modul',
    app: (name) => `über ${name}`,
    yours: 'Ihre Bestätigung fehlt',
    missing: (owners) => `Wartet auf ${owners}`,
    delegate: (who, delegator) =>
      `Vorgeschlagen von ${who}, Delegierter von ${delegator}, kein Inhaber hat bestätigt`,
    contradicted: 'Das Gateway widerspricht hier der Chain.',
  },
  messageRow: {
    signed: 'Signiert',
    yours: 'Ihre Signatur fehlt',
    missing: (owners) => `Wartet auf ${owners}`,
    more: (found) =>
      found === undefined
        ? 'Signaturen fehlen'
        : `Noch ${count(found, 'Signatur', 'Signaturen')} nötig`,
    signatures: (signed, required) => `${signed} von ${required} Signaturen`,
  },
  transactionFacts: {
    chainTransaction: 'Chain-Transaktion',
    time: 'Zeit',
    unknown: 'unbekannt',
    module: 'Modul',
    creator: 'Angelegt von',
    implementation: 'Contract des Safes',
    factory: 'Factory',
  },
  transactionTimeline: {
    created: 'Angelegt',
    createdByDelegate: 'Vorgeschlagen von einem Delegierten',
    confirmed: 'Bestätigt',
    ready: 'Kann von jedem ausgeführt werden',
    missing: (found) =>
      `Noch ${count(found, 'Bestätigung', 'Bestätigungen')} nötig, von:`,
    notConfirmed: 'Noch nicht',
    yourTurn: 'Sie sind an der Reihe',
    noOwner: 'Kein Inhaber dieses Safes',
    executed: 'Ausgeführt',
    failed: 'Ausgeführt und fehlgeschlagen',
    byModule: 'Von einem Modul ausgeführt, ohne Bestätigungen',
    claimed: 'Laut Gateway',
    claimedTime: 'Zeit und Konto laut Gateway',
  },
} satisfies Partial<Labels>
