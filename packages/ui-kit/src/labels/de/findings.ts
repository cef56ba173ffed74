import type {
  RecoveryChange,
  RevivedLimit,
  SpendingLimitChange,
} from '@strongroom/safe-protocol/risks'
import { zeroAddress } from 'viem'
import { formatAmount } from '../../amount/formatAmount.ts'
import { cleanText } from '../../text/cleanText.ts'
import type { Labels } from '../defaultLabels.ts'
import { describeResets } from './describeResets.ts'

// A thief of the app's files may have changed its configuration.
const isNamedByApp =
  ' Welches Modul es ist, sagt diese Website; jedes andere könnte alles ohne Bestätigung eines Inhabers bewegen. Vergleichen Sie die Adresse.'

function describeLimits(
  enabled: boolean,
  revived: readonly RevivedLimit[] | undefined,
): string {
  if (!enabled)
    return 'Schaltet Ausgabenlimits aus. Sie bleiben erhalten und gelten wieder, wenn das Modul erneut eingeschaltet wird.'
  if (!revived)
    return 'Schaltet Ausgabenlimits ein. Früher gesetzte Limits konnten nicht gelesen werden und gelten vielleicht wieder.'
  return revived.length === 0
    ? 'Schaltet Ausgabenlimits ein. Es ist keines gespeichert: Bevor eines gesetzt ist, kann nichts ausgegeben werden.'
    : 'Schaltet Ausgabenlimits ein. Früher gesetzte Limits gelten wieder: Diese Konten dürfen ohne jede Bestätigung ausgeben.'
}

const amount = (value: bigint, decimals: number) =>
  formatAmount(value, decimals, { group: false }).replace('.', ',')

const paidIn = (token: string, value: bigint) =>
  token === zeroAddress
    ? `${amount(value, 18)} der Münze des Netzwerks`
    : `${value} kleinste Einheiten des Tokens ${token}`

/** Earlier limits that count again, each with its account. */
const writeLimits = (limits: readonly RevivedLimit[] = []) =>
  limits.map(
    ({ delegate, token, amount, resetMinutes }) =>
      ` Konto ${delegate} ${paidIn(token, amount)} ${describeResets(resetMinutes)}`,
  )

function describeLimit(change: SpendingLimitChange): string {
  switch (change.change) {
    case 'set':
      return change.amount === 0n
        ? 'Setzt ein Ausgabenlimit auf 0. Damit kann nichts ausgegeben werden.'
        : `Ein Konto darf ${describeResets(change.resetMinutes)} bis zu diesem Betrag ohne jede Bestätigung ausgeben, ob es Inhaber ist oder nicht.${(change.spent ?? 0n) > 0n ? ' Was es schon ausgegeben hat, zählt weiter.' : ''}`
    case 'reset':
      return 'Ein Konto darf sein ganzes Limit erneut ausgeben.'
    case 'delete':
      return 'Entfernt ein Ausgabenlimit.'
    case 'add':
      if (!change.revived)
        return 'Ein Konto darf Ausgabenlimits haben. Seine früheren Limits konnten nicht gelesen werden und gelten vielleicht wieder.'
      return change.revived.length > 0
        ? 'Gibt einem Konto die Ausgabenlimits zurück, die es vor seiner Entfernung hatte.'
        : 'Ein Konto darf Ausgabenlimits haben. Bevor eines gesetzt ist, kann es nichts ausgeben.'
    case 'remove':
      return change.removesLimits
        ? 'Entfernt alle Ausgabenlimits eines Kontos.'
        : 'Ein Konto darf nichts mehr ausgeben. Seine Limits bleiben erhalten und gelten wieder, wenn es erneut hinzugefügt wird.'
  }
}

function describeRecovery(change: RecoveryChange): string {
  switch (change.change) {
    case 'cancel':
      return 'Bricht Wiederherstellungsversuche ab. Sie können nicht mehr ausgeführt werden; ein neuer kann begonnen werden.'
    case 'recoverer':
      return change.enabled
        ? 'Lässt ein Konto nach der Wartezeit des Moduls die Inhaber dieses Safes ersetzen. Ist es kein Modul zur Wiederherstellung, kann das Konto vielleicht sofort handeln.'
        : 'Nimmt einem Konto das Recht, Wiederherstellungen zu beginnen.'
    case 'cooldown':
      return 'Ändert, wie lange Inhaber eine Wiederherstellung abbrechen können, bevor sie ausgeführt werden kann. Das gilt auch für Versuche, die schon warten.'
    case 'expiration':
      return 'Ändert, wie lange eine Wiederherstellung nach ihrer Wartezeit ausgeführt werden kann. Abgelaufene Versuche können wieder ausführbar werden.'
    case 'execute':
      return change.known
        ? 'Führt den nächsten Wiederherstellungsversuch dieses Moduls aus.'
        : 'Führt den nächsten Wiederherstellungsversuch eines Contracts aus, der nicht nachweislich ein Wiederherstellungsmodul dieses Safes ist. Er kann etwas anderes tun, als hier steht.'
    case 'skip':
      return change.known
        ? 'Überspringt abgelaufene Wiederherstellungsversuche. Der nächste Versuch kann danach ausführbar sein.'
        : 'Überspringt abgelaufene Wiederherstellungsversuche eines Contracts, der nicht nachweislich ein Wiederherstellungsmodul dieses Safes ist. Er kann etwas anderes tun.'
  }
}

const clean = (text: string, max = 64) => cleanText(text, max).text

const invalid = {
  'previous-owner':
    'Diese Änderung der Inhaber ist veraltet und würde fehlschlagen.',
  owner:
    'Die Änderung der Inhaber nennt eine Adresse, die nicht hinzugefügt oder entfernt werden kann.',
  threshold: 'Die Änderung verlangt mehr Bestätigungen, als es Inhaber gäbe.',
}

const approvals = {
  unlimited:
    'Ein anderes Konto darf dieses Token vollständig nehmen, jetzt und später, ohne weitere Bestätigung.',
  'above-balance':
    'Ein anderes Konto darf mehr von diesem Token nehmen, als der Safe jetzt hat.',
  unknown:
    'Ein anderes Konto darf dieses Token nehmen. Das Guthaben des Safes war nicht lesbar; es kann alles sein.',
  'within-balance':
    'Ein anderes Konto darf bis zu diesem Betrag von diesem Token nehmen.',
}

const known = {
  known: 'die Adresse, die Sie kennen',
  owner: 'ein Inhaber dieses Safes',
  safe: 'dieser Safe',
}

const contradictions = {
  missing:
    'Die Simulation zeigt eine Zahlung nicht, die in den Aufrufen steht.',
  recipient: 'In der Simulation geht eine Zahlung an ein anderes Konto.',
  amount:
    'In der Simulation kommt weniger an, als gesendet wird. Das Token nimmt vielleicht eine Gebühr.',
  unnamed: 'Die Simulation zeigt eine Zahlung, die in keinem Aufruf steht.',
  approval: 'Die Simulation zeigt eine Freigabe, die in keinem Aufruf steht.',
  settings:
    'Die Simulation ändert Einstellungen des Safes, die in keinem Aufruf stehen.',
}

const handlers = {
  token: (symbol: string | undefined) =>
    `Das ist ${symbol ? `das Token ${symbol}` : 'ein Token'}: Jeder könnte es im Namen des Safes aufrufen und nehmen, was der Safe davon hat.`,
  safe: () => 'Ein Safe kann nicht sein eigener Fallback-Handler sein.',
  'no-code': () => 'An dieser Adresse ist kein Contract, der antworten könnte.',
}

const guards = {
  'no-code':
    'An dieser Adresse ist kein Contract: Jede Transaktion des Safes würde fehlschlagen, für immer.',
  'no-interface':
    'Dieser Contract gibt sich nicht als Guard aus. Safe 1.4.1 und neuer lehnen ihn ab; ein älterer Safe könnte für immer gesperrt sein.',
  refuses:
    'In einem Versuch lehnte dieser Guard seine eigene Entfernung ab. Er kann den Safe für immer sperren.',
  'no-module-guards':
    'Diese Version des Safes hat keine Guards für Module. Aktualisieren Sie ihn erst auf 1.5.0.',
}

const moduleGuards = {
  ...guards,
  'no-code':
    'An dieser Adresse ist kein Contract. Der Safe würde ihn als Guard ablehnen.',
  'no-interface':
    'Dieser Contract gibt sich nicht als Guard für Module aus. Der Safe würde ihn ablehnen.',
}

const versions = {
  older: 'Diese Version des Contracts ist älter als die jetzige des Safes.',
  'other-kind':
    'Das ist die andere Art des Contracts. Ein Safe, der jeden Aufruf protokolliert (L2), würde damit aufhören, oder umgekehrt.',
}

const differences = {
  outcome: 'ob sie gelingt',
  assets: 'was der Safe zahlt oder erhält',
  approvals: 'wer seine Token ausgeben darf',
  settings: 'Inhaber und Einstellungen danach',
}

const tokenSources = {
  node: 'Ihr Knoten sagt',
  second: 'der zweite Knoten sagt',
  gateway: 'das Gateway sagt',
  list: 'die Liste sagt',
}

const guard = ({ guard }: { guard: string }) => ({
  text: /^0x0+$/.test(guard)
    ? 'Entfernt den Guard, der jede Transaktion prüft.'
    : 'Setzt einen Guard. Ein fehlerhafter Guard kann den Safe für immer sperren.',
  detail: guard,
})

const moduleGuard = ({ guard }: { guard: string }) => ({
  text: /^0x0+$/.test(guard)
    ? 'Entfernt den Guard, der Modulaktionen prüft.'
    : 'Setzt einen Guard für Module. Mit einem fehlerhaften können Module nichts tun.',
  detail: guard,
})

const unread = ({ target }: { target: string }, decision: string) => ({
  text:
    decision === 'refuse'
      ? 'Ein Teil davon kann nicht gelesen werden.'
      : 'Ein Teil davon kann hier nicht gelesen werden. Klären Sie auf anderem Weg, was er tut, bevor Sie signieren.',
  detail: target,
})

/** What a signer of a transaction must know; see `RiskLabels`. */
export const risks: Labels['risks'] = {
  'delegate-call': ({ target, trusted, isBatch }, decision) => ({
    text:
      decision === 'refuse'
        ? `${trusted ? 'Code eines anderen Contracts' : 'Unbekannter Code'} würde mit allen Rechten des Safes laufen. Er könnte alles nehmen und die Inhaber ersetzen.`
        : isBatch
          ? 'Verwendet den offiziellen Stapel-Contract von Safe.'
          : 'Führt einen vertrauenswürdigen Contract mit den Rechten des Safes aus.',
    detail: target,
  }),
  'library-code': ({ target }) => ({
    text: 'Dieser Contract von Safe wurde ausgetauscht',
    detail: `Ihre Adresse ist bekannt, aber der Code dort ist nicht der bekannte: ${target}`,
  }),
  'unknown-calldata': unread,
  'unreadable-batch': unread,
  'unusual-encoding': ({ target }) => ({
    text: 'Die Daten sind ungewöhnlich geschrieben; das könnte etwas verbergen.',
    detail: target,
  }),
  'zero-means-self': () => ({
    text: 'Ein Aufruf der Nulladresse in diesem Stapel ist ein Aufruf des Safes selbst.',
  }),
  module: ({ enabled, module, known, revived }) => ({
    text:
      known?.kind === 'allowance'
        ? describeLimits(enabled, revived) +
          (enabled && !known.version ? isNamedByApp : '')
        : enabled
          ? 'Schaltet ein Modul ein. Ein Modul kann alles ohne Bestätigung eines Inhabers bewegen.'
          : 'Schaltet ein Modul aus.',
    detail: [module, ...writeLimits(revived)].join(''),
  }),
  guard,
  'module-guard': moduleGuard,
  'fallback-handler': ({ known: isKnown, handler }) => ({
    text: /^0x0+$/.test(handler)
      ? 'Entfernt den Fallback-Handler. Der Safe nimmt dann keine NFTs an und bestätigt Apps keine Signaturen.'
      : isKnown
        ? 'Ändert den Fallback-Handler auf einen der Safe-Contracts.'
        : 'Setzt einen unbekannten Fallback-Handler, der dann für den Safe spricht.',
    detail: handler,
  }),
  singleton: ({ known: isKnown, singleton }) => ({
    text: isKnown
      ? 'Ändert die Contract-Version des Safes.'
      : 'Ersetzt den Code des Safes durch einen unbekannten Contract.',
    detail: singleton,
  }),
  'unsafe-handler': ({ reason, symbol, handler }) => ({
    text: handlers[reason](symbol && clean(symbol, 16)),
    detail: handler,
  }),
  'unusable-guard': ({ reason, guard: address, of }) => ({
    text: of === 'modules' ? moduleGuards[reason] : guards[reason],
    detail: address,
  }),
  'unusual-version': ({ reason, singleton, current }) => ({
    text: versions[reason],
    detail: `Jetzt ${current} Danach ${singleton}`,
  }),
  'unchecked-contracts': ({ count, most }) => ({
    text: `Das nennt ${count} Contracts in Einstellungen des Safes, mehr als die ${most}, die geprüft werden. Schlagen Sie die Änderungen in kleineren Stapeln vor.`,
  }),
  'handler-method': ({ method }) => ({
    text: 'Ändert, wie der Safe anderen Contracts antwortet. Dazu kann gehören, dass er Signaturen akzeptiert.',
    detail: method,
  }),
  owners: ({ result }) => ({
    text: 'Ändert, wer über das Vermögen des Safes verfügt.',
    detail:
      result &&
      `Danach müssen ${result.threshold} von ${result.owners.length} Inhabern bestätigen.`,
  }),
  'invalid-change': ({ reason }) => ({ text: invalid[reason] }),
  refund: (risk) => {
    const receiver =
      risk.refundReceiver === zeroAddress
        ? 'das ausführende Konto'
        : risk.refundReceiver
    if (risk.gasPrice === 0n)
      return {
        text: 'Felder für eine Erstattung der Gebühr sind gesetzt, aber beim Gaspreis 0 wird nichts gezahlt.',
        detail: `Empfänger: ${receiver}`,
      }
    const isCoin = risk.gasToken === zeroAddress
    const paid = paidIn(risk.gasToken, risk.maximum)
    return risk.safeTxGas === 0n
      ? {
          text: 'Die Ausführung zahlt aus dem Safe, begrenzt nur durch das verbrauchte Gas.',
          detail: `${paid} und ${amount(risk.gasPrice, isCoin ? 18 : 0)} je Einheit Gas, an ${receiver}`,
        }
      : {
          text: `Die Ausführung zahlt bis zu ${paid} aus dem Safe.`,
          detail: `An ${receiver}`,
        }
  },
  approval: ({ reach, spender, token }) => ({
    text: approvals[reach],
    detail: `Darf ausgeben: ${spender} Token ${token}`,
  }),
  'recipient-look-alike': ({ address, imitated, of, name }) => ({
    text:
      of === 'recipient'
        ? 'Zwei Empfänger haben dieselben ersten und letzten 4 Ziffern. Einer kann eine Nachahmung sein.'
        : `Das ist nicht ${name ? clean(name) : known[of]}. Nur die ersten und letzten 4 Ziffern sind gleich.`,
    detail: `In dieser Transaktion ${address} ${of === 'recipient' ? 'Auch' : 'Bekannt'} ${imitated}`,
  }),
  'recipient-burn': ({ address }) => ({
    text: 'Diese Adresse hat keinen Inhaber. Was dorthin gesendet wird, ist für immer verloren.',
    detail: address,
  }),
  'recipient-is-token': ({ address }) => ({
    text: 'Der Empfänger ist der Contract eines Tokens. Dorthin gesendete Token sind meist verloren.',
    detail: address,
  }),
  'recipient-is-safe': ({ address }) => ({
    text: 'Der Safe sendet das an sich selbst.',
    detail: address,
  }),
  'recipient-contract': ({ address, code }) => ({
    text:
      code === 'contract'
        ? 'Der Empfänger ist ein Contract, den Sie nicht benannt haben. Vielleicht kann er nichts weitersenden.'
        : 'Es konnte nicht geprüft werden, ob der Empfänger ein Contract ist.',
    detail: address,
  }),
  'recipient-first-time': ({ address }) => ({
    text: 'Laut Gateway zahlt der Safe zum ersten Mal an diese Adresse.',
    detail: address,
  }),
  'recipient-name-changed': ({ address, name, current }) => ({
    text: `Der Name ${clean(name)} führt nicht mehr zu dieser Adresse.`,
    detail: current
      ? `In dieser Transaktion ${address} Jetzt ${current}`
      : `In dieser Transaktion ${address} Der Name führt jetzt zu keiner Adresse.`,
  }),
  'message-signed': ({ message }, decision) => ({
    text:
      decision === 'refuse'
        ? 'Signiert für immer eine Nachricht im Namen des Safes. Was sie erlaubt, ist hier nicht zu sehen.'
        : 'Signiert die hier gezeigte Nachricht auf der Chain. Der Safe steht dann für immer dazu.',
    detail: message,
  }),
  'hash-approved': ({ hash, known }) => ({
    text: known
      ? 'Genehmigt die hier gezeigte Transaktion eines anderen Safes.'
      : 'Genehmigt eine Transaktion oder Nachricht eines anderen Safes. Vergleichen Sie ihren Hash dort.',
    detail: hash,
  }),
  'unlisted-coin': ({ chainId }) => ({
    text: 'Nur das Gateway nennt die Münze dieses Netzwerks. Der Betrag stimmt; prüfen Sie, welche Münze es ist.',
    detail: `Netzwerk ${chainId} steht auf keiner Liste bekannter Münzen, und die Konfiguration dieser Wallet nennt seine Münze nicht.`,
  }),
  'simulation-contradicts': ({ difference, account, token }) => ({
    text: contradictions[difference],
    detail: [account, token && token !== zeroAddress && `Token ${token}`]
      .filter(Boolean)
      .join(', '),
  }),
  'simulations-differ': ({ field, nodes }) => ({
    text: 'Zwei Knoten sind sich nicht einig, was das bewirkt. Einer von ihnen sagt vielleicht die Unwahrheit.',
    detail: `${nodes.join(' und ')} widersprechen sich: ${differences[field]}.`,
  }),
  'token-differs': ({ token, words }) => ({
    text: 'Die Quellen widersprechen sich bei diesem Token, Beträge stehen daher in seiner kleinsten Einheit. Fragen Sie einen anderen Knoten, oder legen Sie das Token in der Konfiguration fest.',
    detail: `${words.map((word) => `${tokenSources[word.source]} ${clean(word.symbol, 16)} mit ${word.decimals} Nachkommastellen`).join(', ')}. ${token}`,
  }),
  'inner-execution': () => ({
    text: 'Führt darin eine Transaktion eines anderen Safes aus.',
  }),
  'spending-limit': (finding) => ({
    text: describeLimit(finding),
    detail:
      finding.change === 'add' && finding.revived?.length
        ? writeLimits(finding.revived).join('').trim()
        : `Konto ${finding.delegate}${'token' in finding && finding.token !== zeroAddress ? ` Token ${finding.token}` : ''}`,
  }),
  recovery: (finding) => ({
    text: describeRecovery(finding),
    detail:
      finding.change === 'recoverer'
        ? `Wiederherstellen darf ${finding.recoverer} Modul ${finding.module}`
        : finding.module,
  }),
}
