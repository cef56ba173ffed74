import type { SigningProblem } from '@strongroom/react-hooks'
import type { Labels } from '../defaultLabels.ts'

const failures: Readonly<Record<SigningProblem, string>> = {
  rejected: 'Sie haben abgelehnt. Nichts wurde signiert.',
  executionRejected:
    'Sie haben abgelehnt. Die Ausführung wurde nicht gesendet.',
  signedNotExecuted:
    'Sie haben abgelehnt. Ihre Bestätigung ist gespeichert; die Ausführung wurde nicht gesendet.',
  wrongChain:
    'Ihre Wallet konnte nicht auf das Netzwerk dieses Safes wechseln.',
  accountChanged:
    'Ihre Wallet verwendet jetzt ein anderes Konto als bei dieser Prüfung.',
  chainChanged:
    'Ihre Wallet verwendet jetzt ein anderes Netzwerk. Nichts wurde gesendet.',
  notOwner: 'Das verbundene Konto ist auf der Chain kein Inhaber dieses Safes.',
  payloadChanged:
    'Das ist nicht mehr, was Sie geprüft haben. Nichts ging an die Wallet.',
  nonceUsed:
    'Zuerst wurde eine andere Transaktion mit dieser Nonce ausgeführt. Diese kann nicht mehr ausgeführt werden.',
  nonceAhead:
    'Zuerst müssen Transaktionen mit niedrigeren Nonces ausgeführt werden.',
  badSignature: 'Ihre Wallet hat keine Signatur zurückgegeben.',
  foreignSignature:
    'Die Signatur Ihrer Wallet ist nicht vom verbundenen Konto über diesen Hash. Sie wurde verworfen.',
  walletFailed: 'Ihre Wallet hat einen Fehler gemeldet.',
  maybeSent:
    'Ihre Wallet hat einen Fehler gemeldet, aber vielleicht gesendet. Wenn ja, erscheint es hier.',
  notPosted:
    'Sie haben signiert, aber das Gateway hat die Signatur nicht angenommen. Senden Sie sie erneut.',
  notDeleted:
    'Das Gateway hat die Transaktion nicht gelöscht. Geht Ihre Uhr falsch, stellen Sie sie richtig und versuchen Sie es erneut.',
  delegateRefused:
    'Das Gateway hat den Delegierten nicht geändert. Geht Ihre Uhr falsch, stellen Sie sie richtig und versuchen Sie es erneut.',
  notDelegator:
    'Nur der Inhaber, der einen Delegierten hinzugefügt hat, oder der Delegierte selbst kann ihn entfernen.',
  unverified: 'Die Prüfungen auf dieser Seite sind nicht bestanden.',
  busy: 'Eine Ausführung für diesen Safe ist schon unterwegs.',
  wouldFail: 'Laut Chain würde diese Transaktion jetzt fehlschlagen.',
  notEnoughSignatures: 'Für die Ausführung fehlen gültige Signaturen.',
  notTogether:
    'Diese Transaktionen können nicht zusammen ausgeführt werden. Führen Sie sie einzeln aus.',
  notReplaceable:
    'Über diese Ausführung ist schon entschieden, oder ein anderes Konto hat sie gesendet. Sie wurde nicht erneut gesendet.',
  notReplaced:
    'Ihre Wallet hat eine zweite Transaktion hinter der ersten gesendet, statt sie zu ersetzen. Brechen Sie die zweite in Ihrer Wallet ab: Sie würde fehlschlagen und eine Gebühr kosten.',
  notRelayed:
    'Das Relay hat sie nicht angenommen. Nichts wurde gesendet. Sie können die Gebühr selbst bezahlen.',
  maybeRelayed:
    'Das Relay hat nicht geantwortet, aber vielleicht angenommen. Wenn ja, erscheint es hier.',
  notConnected: 'Es ist keine Wallet verbunden.',
  alreadySigned:
    'Sie haben das schon signiert. Ihre Wallet wurde nicht erneut gefragt.',
  cancelled: 'Die Prüfung wurde geschlossen, bevor die Wallet geantwortet hat.',
}

/** An error of another kind keeps its own words. */
const problem = (error: { message: string; problem?: unknown }): string =>
  Object.hasOwn(failures, String(error.problem))
    ? failures[error.problem as SigningProblem]
    : error.message

const bar = {
  sign: 'Signieren',
  acknowledgeFirst:
    'Lesen Sie zuerst die Warnungen oben, und setzen Sie das Häkchen.',
  noRpc: 'Für dieses Netzwerk ist kein RPC eingestellt.',
  problem,
  steps: {
    checking: 'Wird noch einmal geprüft',
    signing:
      'Vergleichen Sie mit Ihrer Wallet oder Ihrem Gerät, und signieren Sie dort',
    signingHash:
      'Ihre Wallet zeigt nur einen Hash. Vergleichen Sie ihn mit dem Hash unten, und signieren Sie dort',
    posting: 'Ihre Signatur wird an das Gateway gesendet',
    relaying: 'Die Ausführung wird an das Relay übergeben',
    sending: 'Bestätigen Sie die Ausführung in Ihrer Wallet',
  },
  accountChanged:
    'Das verbundene Konto hat gewechselt, diese Prüfung ist daher abgebrochen',
  chainChanged:
    'Die Wallet hat das Netzwerk gewechselt, diese Prüfung ist daher abgebrochen',
  reviewAgain: 'Erneut prüfen',
  acknowledgeAgain:
    'Lesen Sie die neue Warnung oben, und setzen Sie das Häkchen erneut.',
  verified: 'Geprüft.',
  willShow: 'Ihr Gerät zeigt',
  postAgain: 'Signatur erneut senden',
  connect: 'Wallet verbinden',
}

const reasons = {
  checking: 'Die Prüfungen laufen noch.',
  unavailable: 'Die Prüfungen konnten nicht abgeschlossen werden.',
  refused:
    'Das darf nicht signiert werden. Der Grund steht oben auf der Seite.',
  notOwner: 'Das verbundene Konto ist kein Inhaber dieses Safes.',
}

/** Signing, executing and deleting. */
export const actions = {
  deleteTransaction: {
    problem,
    open: 'Löschen',
    title: 'Diese Transaktion aus der Warteschlange löschen?',
    keep: 'Behalten',
    confirm: 'Signieren und löschen',
    text: 'Das Gateway vergisst sie samt ihren Bestätigungen. Sie signieren eine Nachricht, die nichts kostet.',
    hash: 'Hash der Safe-Transaktion',
    copy: 'Hash der Safe-Transaktion kopieren',
    asking:
      'Vergleichen Sie mit Ihrer Wallet oder Ihrem Gerät, und signieren Sie dort',
    complete:
      'Sie hat schon genug Bestätigungen. Wer eine Kopie davon hat, kann sie weiterhin ausführen. Nur eine Ablehnung auf der Chain schließt das aus.',
    incomplete:
      'Das Löschen entwertet keine Signaturen, die jemand aufbewahrt. Das kann nur eine Ablehnung auf der Chain.',
  },
  messageActions: {
    ...bar,
    reasonOf(step) {
      switch (step.reason) {
        case 'checking':
        case 'unavailable':
        case 'refused':
        case 'notOwner':
          return reasons[step.reason]
        case 'mismatch':
          return 'Die Nachricht konnte nicht geprüft werden.'
        case 'onChainOnly':
          return 'Rohe Bytes können nur auf der Chain signiert werden.'
        case 'notConnected':
          return 'Verbinden Sie die Wallet eines Inhabers, um zu signieren.'
        case 'confirmed':
          return step.missing === 1
            ? 'Sie haben signiert. Eine weitere Signatur fehlt.'
            : `Sie haben signiert. ${step.missing} weitere Signaturen fehlen.`
        default:
          return undefined
      }
    },
  },
  transactionActions: {
    ...bar,
    execute: 'Ausführen',
    propose: 'Signieren und vorschlagen',
    proposeHint:
      'Sie schlagen vor; Inhaber müssen bestätigen. Ihre Signatur zählt auf der Chain nichts, solange Sie kein Inhaber sind.',
    signAndExecute: 'Signieren und ausführen',
    fee: 'Netzwerkgebühr',
    payFee: 'Gebühr selbst bezahlen',
    relay: ({ remaining, limit }) =>
      `Relay: laut Gateway heute noch ${remaining} von ${limit}`,
    relayNow: 'Durch das Relay ausführen',
    signAndRelay: 'Signieren und durch das Relay ausführen',
    alsoExecute: 'Nach dem Signieren gleich ausführen',
    executeNow: 'Gleich ausführen',
    alsoExecuteHint:
      'Ihre ist die letzte nötige Bestätigung. Das Ausführen kostet eine Netzwerkgebühr.',
    reject: 'Ablehnen',
    reasonOf(step) {
      switch (step.reason) {
        case 'checking':
        case 'unavailable':
        case 'refused':
        case 'notOwner':
          return reasons[step.reason]
        case 'mismatch':
          return 'Die Prüfungen sind nicht bestanden.'
        case 'notConnected':
          return 'Verbinden Sie die Wallet eines Inhabers, um zu bestätigen.'
        case 'executing':
          return step.kind === 'wait' ? failures.busy : undefined
        case 'nonceUsed':
          return 'Ersetzt: Eine andere Transaktion hat diese Nonce verbraucht.'
        case 'nonce':
          return step.kind === 'wait'
            ? `Kann ausgeführt werden, sobald Nonce ${step.nonce} ausgeführt ist.`
            : undefined
        case 'confirmed':
          if (step.kind !== 'wait') return undefined
          return step.missing === 1
            ? 'Sie haben bestätigt. Eine weitere Bestätigung fehlt.'
            : `Sie haben bestätigt. ${step.missing} weitere Bestätigungen fehlen.`
        default:
          return undefined
      }
    },
  },
} satisfies Partial<Labels>
