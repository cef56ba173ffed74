import type { Labels } from '../defaultLabels.ts'
import { chain, count, times } from './count.ts'
import { describeResets } from './describeResets.ts'

const hashes = {
  domain: 'Hash der Domain',
  message: 'Hash der Nachricht',
  gateway: 'Vom Gateway angegeben',
  chain: 'Safe-Contract auf Ihrem RPC',
}

const moreFindings = (found: number) => `Und ${found} weitere`
const values = 'Werte zeigen'

const misfit = 'Das würde fehlschlagen: Es passt nicht zu den heutigen Inhabern'
const again = 'Ändern Sie es neu, und lehnen Sie diese Transaktion ab.'

/** Everything around a signature. */
export const review = {
  callTree: {
    tree: 'Aufrufe',
    delegateCall: 'Delegate-Aufruf',
    delegateCallRisk:
      'Dieser Code läuft mit voller Kontrolle über den Safe und kann seine Inhaber und seinen Contract ersetzen.',
    trustedDelegateCall: (isBatch) =>
      isBatch
        ? 'Offizieller Stapel-Contract (Delegate-Aufruf)'
        : 'Vertrauenswürdiger Contract (Delegate-Aufruf)',
    unknown: 'Unbekannte Calldata',
    unknownRisk:
      'Diese Bytes konnten nicht gelesen werden. Signieren Sie nur, wenn Sie wissen, was sie tun.',
    unusual: 'Ungewöhnlich kodiert: Darin könnte etwas verborgen sein.',
    tooDeep: 'Darin sind weitere Aufrufe, die nicht gezeigt werden.',
    zeroMeansSelf:
      'Der Stapel nennt die Nulladresse. Dieser Contract macht daraus den Safe selbst.',
    approved: 'Genehmigt, läuft noch nicht',
    fromAbi: 'Namen aus einer hinzugefügten ABI',
    batch: (found) => `Ein Stapel aus ${count(found, 'Aufruf', 'Aufrufen')}`,
    times: (found) => `${found} ×`,
    showEach: 'Einzeln zeigen',
    details: 'Parameter',
    raw: 'Rohdaten',
    bytes: (found) => count(found, 'Byte', 'Bytes'),
    copyData: 'Rohdaten kopieren',
    noParameters: 'Keine Parameter',
    calls: (found) => `${count(found, 'Aufruf', 'Aufrufe')} darin`,
    previous: 'Vorige Aufrufe zeigen',
    more: (found) =>
      found === 1
        ? '1 weiteren Aufruf zeigen'
        : `Mehr von ${found} Aufrufen zeigen`,
    moreRisky: (found) =>
      found === 1
        ? 'Einer davon braucht Ihre Aufmerksamkeit'
        : `${found} davon brauchen Ihre Aufmerksamkeit`,
    nextRisky: 'Den nächsten zeigen, der Ihre Aufmerksamkeit braucht',
    moreValues: (found) =>
      `${count(found, 'weiterer Wert wird', 'weitere Werte werden')} nicht gezeigt. Kopieren Sie die Rohdaten, um alle zu lesen.`,
    copyValue: 'Wert kopieren',
  },
  checks: {
    title: 'Prüfungen',
    checking: 'Wird geprüft',
    toConfirm: (found) => `${found} vor dem Signieren zu bestätigen`,
    confirmed: (found) =>
      `Sie haben ${count(found, 'Risiko', 'Risiken')} bestätigt`,
    refused: 'Darf nicht signiert werden',
    warnings: (found) => count(found, 'Warnung', 'Warnungen'),
    none: 'Keine Risiken gefunden',
    acknowledge: 'Ich verstehe die Risiken oben',
    outdated:
      'Nach Ihrem Häkchen ist eine neue Warnung erschienen. Lesen Sie sie, und setzen Sie das Häkchen erneut.',
  },
  ownerChange: {
    caption: 'Inhaber und Bestätigungen, jetzt und danach',
    subject: 'Regel oder Inhaber',
    now: 'Jetzt',
    after: 'Danach',
    rule: 'Müssen bestätigen',
    share: (threshold, owners) => `${threshold} von ${owners}`,
    owner: 'Inhaber',
    owners: () => 'Inhaber',
    notOwner: 'Kein Inhaber',
    removed: 'Entfernt',
    faults: {
      'previous-owner': {
        title: misfit,
        text: `Die Liste der Inhaber hat sich seitdem geändert. ${again}`,
      },
      owner: {
        title: misfit,
        text: `Ein Konto würde hinzugefügt, das schon Inhaber ist oder keiner sein kann, oder eines entfernt, das keiner ist. ${again}`,
      },
      threshold: {
        title: misfit,
        text: `Es würden mehr Bestätigungen verlangt, als es Inhaber gäbe, oder gar keine. ${again}`,
      },
    },
  },
  consequences: {
    title: 'Was geschieht',
    waiting: 'Noch nicht simuliert.',
    simulated: (block) => `Auf Ihrem RPC simuliert, Block ${block}`,
    agreed: (block) => `Zwei RPCs stimmen überein, Block ${block}`,
    alone: (block) =>
      `Auf Ihrem RPC simuliert, Block ${block}. Der zweite RPC hat nicht geantwortet.`,
    unknown: {
      unsupported:
        'Nicht simuliert: Ihr RPC kann diese Transaktion nicht simulieren.',
      unreachable: 'Nicht simuliert: Ihr RPC hat nicht geantwortet.',
      invalid: 'Nicht simuliert: Die Antwort Ihres RPC kann nicht stimmen.',
    },
    passed:
      'Die Ausführung gelingt. Ihr RPC kann nicht sagen, was sich ändert.',
    fails: 'Das wird fehlschlagen',
    shortage: 'Der Safe hat',
    needed: 'Nötig:',
    call: (number) => `Aufruf ${number} des Stapels schlägt fehl.`,
    usesNonce:
      'Wird sie trotzdem ausgeführt, kostet sie die Gebühr und verbraucht die Nonce, ohne etwas zu bewirken.',
    rawData: 'Rohdaten der Rücksetzung',
    before: 'Vorher',
    after: 'Nachher',
    unlimited: 'unbegrenzt',
    unlimitedOf: (token) => <>unbegrenzt {token}</>,
    everyNft: (collection) => <>jedes NFT von {collection}</>,
    unreadBalance: 'Guthaben nicht lesbar',
    settings: 'Einstellungen ändern sich',
    added: 'Neuer Inhaber:',
    removed: 'Nicht mehr Inhaber:',
    threshold: (before, after) =>
      `Nötige Bestätigungen: ${after} statt ${before}`,
    required: (threshold, owners) => `${threshold} von ${owners}:`,
    moduleAdded: 'Neues Modul:',
    moduleRemoved: 'Modul entfernt:',
    guard: (after, before) => (
      <>
        Guard: {after} statt {before}
      </>
    ),
    moduleGuard: (after, before) => (
      <>
        Guard der Module: {after} statt {before}
      </>
    ),
    fallbackHandler: (after, before) => (
      <>
        Fallback-Handler: {after} statt {before}
      </>
    ),
    singleton: (after, before) => (
      <>
        Code des Safes: {after} statt {before}
      </>
    ),
    none: 'keiner',
    limits: 'Ausgabenlimits',
    limit: (amount, resetMinutes, spent) => (
      <>
        {amount} {describeResets(resetMinutes)}
        {spent && <> ({spent} ausgegeben)</>}
      </>
    ),
    limitUnread: 'nicht lesbar',
    approvals: 'Freigaben',
    maySpend: (spender, amount) => (
      <>
        {spender} darf bis zu {amount} ausgeben
      </>
    ),
    withdrawn: (spender, token) => (
      <>
        {spender} darf {token} nicht mehr ausgeben
      </>
    ),
    mayTake: (spender, nft) => (
      <>
        {spender} darf {nft} nehmen
      </>
    ),
    notTake: (spender, nft) => (
      <>
        {spender} darf {nft} nicht mehr nehmen
      </>
    ),
    allowedNow: (amount) => <>jetzt {amount}</>,
    allowedAfter: (amount) => <>danach bleiben {amount}</>,
    through: (contract) => <>verwaltet von {contract}</>,
    nfts: 'NFTs',
    received: 'Empfangen',
    sent: 'Gesendet',
    refund: (amount, receiver) => (
      <>
        Für die Ausführung zahlt der Safe etwa {amount} an{' '}
        {receiver ?? 'das ausführende Konto'}.
      </>
    ),
    fee: (amount) => (
      <>
        Netzwerkgebühr: etwa {amount}, geschätzt. Das ausführende Konto zahlt
        sie.
      </>
    ),
    nothingElse: 'Sonst ändert sich nichts',
    sameBalances: 'Guthaben',
    sameOwners: 'Inhaber und Schwelle',
    sameAllowances: 'Freigaben von Token',
    sameModules: 'Module und Guard',
    notSimulated: 'Nicht simuliert: Inhaber, Schwelle, Module und Guard',
    skipped: (found) =>
      found === 1
        ? 'Ohne die Transaktion davor.'
        : `Ohne die ${found} Transaktionen davor.`,
    incomplete: 'Es gibt mehr Änderungen, als hier gezeigt werden.',
  },
  description: {
    claim: 'Angabe',
    describedBy: 'Beschrieben von',
    unnamed: 'einem Autor ohne Namen',
    baseUnits: 'kleinste Einheiten des Tokens',
    hint: 'Das sind die Worte des Autors des Contracts. Es gelten die gelesenen Daten oben.',
    more: (found) => `Und ${count(found, 'weiterer Wert', 'weitere Werte')}`,
  },
  deviceHashes: {
    willShow: (label) => `Ihr Gerät zeigt: ${label}`,
    domain: hashes.domain,
    message: hashes.message,
    safeTransaction: 'Hash der Safe-Transaktion',
    safeMessage: 'Hash der Safe-Nachricht',
    deletion: 'Hash der Löschung',
    copy: (label) => `${label} kopieren`,
    code: 'Code mit denselben Hashes, für ein zweites Gerät',
    fields: 'Ein Gerät, das typisierte Daten liest, zeigt diese Felder:',
  },
  findingList: { times, values, more: moreFindings, advice: '' },
  hashPanel: {
    equal: 'Alle Quellen stimmen überein',
    differs: 'Die Quellen widersprechen sich',
    failed: 'Die Prüfungen sind nicht bestanden',
    differsHint: 'Nicht signieren.',
    open: 'Noch nicht jede Quelle hat geantwortet',
    refused: 'Die Hashes stimmen, aber das darf nicht signiert werden',
    unconfirmed: 'Die Hashes stimmen. Es sind noch Risiken zu bestätigen',
    onDevice: (label) => `Ihr Gerät zeigt: ${label}`,
    compare:
      'Vergleichen Sie jede Gruppe. Weicht eine ab, lehnen Sie auf dem Gerät ab.',
    copy: (label) => `${label} kopieren`,
    sourceEqual: 'gleich',
    sourceDiffers: 'anders',
    sourceMissing: 'keine Antwort',
  },
  messageDetails: {
    loading: 'Die Nachricht wird geladen',
    failed: 'Diese Nachricht konnte nicht geladen werden',
    failedHint:
      'Sie gehört vielleicht zu einem anderen Netzwerk, oder das Gateway antwortet nicht.',
    foreign: 'Das Gateway hat eine andere Nachricht geschickt als die im Link',
    unreadable: 'Diese Nachricht kann nicht gelesen werden',
    nothingShown:
      'Nichts davon wird gezeigt, und nichts kann hier signiert werden.',
    checking: 'Die Nachricht wird geprüft',
    title: 'Eine Nachricht im Namen dieses Safes signieren',
    asked: (origin) => (
      <>{origin} bittet um eine Nachricht, signiert im Namen dieses Safes</>
    ),
    claimed:
      'Laut Gateway; von wem die Bitte kommt, gehört nicht zu dem, was signiert wird.',
    chain,
    signed: 'Signiert',
    waits: 'Signaturen fehlen',
    content: 'Was signiert wird',
    contentHint:
      'In diesem Browser aus genau dem berechnet, was hier gezeigt wird.',
    signatures: 'Signaturen',
    packed: 'Gepackte Signatur',
    packedHint:
      'Für einen Contract oder eine App, die den Safe mit isValidSignature fragt.',
    copy: 'Signatur kopieren',
  },
  messageHashes: {
    text: 'Hash des Textes',
    typedData: 'Hash der typisierten Daten',
    safeMessage: 'Hash der Safe-Nachricht',
    local: 'Hier aus der gezeigten Nachricht berechnet',
    ...hashes,
  },
  messageTimeline: {
    signed: 'Signiert',
    missing: (found) =>
      `Noch ${count(found, 'Signatur', 'Signaturen')} nötig, von:`,
    notSigned: 'Noch nicht',
    yourTurn: 'Sie sind an der Reihe',
    accepted: 'Der Safe-Contract akzeptiert diese Signaturen',
  },
  noRpcNotice: {
    title: 'Auf der Chain konnte nichts geprüft werden',
    text: 'Für dieses Netzwerk ist kein RPC eingestellt. Fügen Sie einen hinzu, um zu prüfen, was Sie signieren.',
  },
  rawFields: {
    title: 'Alle Felder, die signiert werden',
    chain: 'Netzwerk',
    safe: 'Safe',
    version: 'Version',
    unknown: 'unbekannt',
    to: 'An',
    value: 'Wert',
    data: 'Daten',
    copyData: 'Daten kopieren',
    operation: 'Operation',
    call: 'call',
    delegateCall: 'delegatecall',
    nonce: 'Nonce',
    safeTxGas: 'Gas der Safe-Transaktion',
    baseGas: 'Grundgas',
    gasPrice: 'Gaspreis',
    gasToken: 'Token für Gas',
    refundReceiver: 'Empfänger der Erstattung',
  },
  reviewAside: {
    confirmations: 'Bestätigungen',
    yourTurn: 'Sie sind an der Reihe',
    turnOf: (names) =>
      names.length < 2
        ? names.join()
        : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`,
    turnOfMany: (found) => `${found} Inhaber können bestätigen`,
    complete: 'Alle Bestätigungen sind da',
    details: 'Details',
    safe: 'Safe',
    network: 'Netzwerk',
    nonce: 'Nonce',
    nonceOf: (nonce, before) =>
      before === undefined ? `${nonce}` : `${nonce}, nach #${before}`,
    fee: 'Gebühr',
    feeBy: (isRefunded) =>
      isRefunded ? 'Vom Safe erstattet' : 'Zahlt das ausführende Konto',
    copyLink: 'Link für einen anderen Inhaber kopieren',
  },
  riskList: {
    times,
    values,
    more: moreFindings,
    advice: 'Zu viele Befunde zum Prüfen. Bitten Sie um kleinere Stapel.',
  },
  transactionDetails: {
    loading: 'Die Transaktion wird geladen',
    foreign:
      'Das Gateway hat eine andere Transaktion geschickt als die angefragte',
    foreignHint:
      'Nichts davon wird gezeigt, und nichts kann hier signiert werden. Melden Sie das dem Betreiber dieser Wallet.',
    askedFor: (id) => `Angefragt: ${id}`,
    received: (id) => `Erhalten: ${id}`,
    failed: 'Diese Transaktion konnte nicht geladen werden',
    failedHint:
      'Sie ist vielleicht gelöscht, oder das Gateway antwortet nicht.',
    checking: 'Die Transaktion wird geprüft…',
    rejected: (owners) =>
      owners.length === 1
        ? `${owners[0]} hat eine Ablehnung für diese Nonce signiert.`
        : `${owners.length > 3 ? `${owners.length} Inhaber` : owners.join(', ')} haben eine Ablehnung für diese Nonce signiert.`,
    gatewaySays: (text) => `Das Gateway meldet: ${text}`,
    calls: (inBatch, isOfficial) =>
      inBatch === 0
        ? '1 Aufruf'
        : `${count(inBatch, 'Aufruf', 'Aufrufe')} in einem Stapel, ${isOfficial ? 'über den offiziellen Stapel-Contract von Safe' : 'über einen Contract, der nicht nachweislich von Safe ist'}`,
    noCalls: 'Die Aufrufe konnten nicht gelesen werden.',
    untitled: 'Transaktion',
    nonce: (nonce) => `#${nonce}`,
    yourTurn: 'Ihre Signatur fehlt',
    noted: (note) => `„${note}“ (Notiz, laut Gateway).`,
    proposed: (who, when, isClaim) => (
      <>
        Vorgeschlagen von {who}
        {when ? <> am {when}</> : null}
        {isClaim && ', laut Gateway'}.
      </>
    ),
    proposedByDelegate: (who, delegator, when, isOpen) => (
      <>
        Vorgeschlagen von {who}, Delegierter von {delegator}
        {when ? <>, am {when}</> : null}, laut Gateway.
        {isOpen && ' Kein Inhaber hat bestätigt.'}
      </>
    ),
    chain,
    described: 'Wie vom Gateway beschrieben',
    describedHint:
      'Kein Inhaber hat das signiert, also gibt es keine Hashes zum Vergleichen. Sehen Sie in einem Explorer nach, dem Sie vertrauen.',
    copyLink: 'Link kopieren',
  },
  transactionHashes: {
    transaction: 'Hash der Safe-Transaktion',
    local: 'Hier aus den gezeigten Feldern berechnet',
    ...hashes,
  },
  trustLine: {
    verified: 'Geprüft: hier berechnet, Gateway und Contract stimmen überein',
    verifiedDraft: 'Geprüft: hier und vom Contract berechnet',
  },
} satisfies Partial<Labels>
