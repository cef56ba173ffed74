import type {
  Decision,
  Reason,
  RecoveryChange,
  RevivedLimit,
  Risk,
  SpendingLimitChange,
} from '@strongroom/safe-protocol/risks'
import { zeroAddress } from 'viem'
import { describeResets } from '../spending-limit/describeResets.ts'
import { cleanText } from '../text/cleanText.ts'
import { describeRefund, paidIn } from './describeRefund.ts'

/** A finding in words. */
export interface RiskText {
  text: string
  detail?: string | undefined
}

const invalid = {
  'previous-owner': 'This change of owners is out of date and would fail.',
  owner:
    'The change of owners names an address that cannot be added or removed.',
  threshold:
    'The change asks for more confirmations than there would be owners.',
}

const approvals = {
  unlimited:
    'Lets another account take all of this token, now and later, without another confirmation.',
  'above-balance':
    'Lets another account take more of this token than the safe has now.',
  unknown:
    'Lets another account take this token. The safe’s balance could not be read, so it may be all of it.',
  'within-balance': 'Lets another account take up to this amount of the token.',
}

const nameOf = (of: 'known' | 'owner' | 'safe', name: string | undefined) =>
  name
    ? cleanText(name, 64).text
    : {
        known: 'the address that you know',
        owner: 'an owner of this safe',
        safe: 'this safe',
      }[of]

const contradictions = {
  missing: 'The simulation does not show a payment that the calls name.',
  recipient: 'In the simulation a payment goes to another account.',
  amount:
    'In the simulation less arrives than is sent. The token may take a fee.',
  unnamed: 'The simulation shows a payment that no call names.',
  approval: 'The simulation shows an approval that no call names.',
  settings: 'The simulation changes settings of the safe that no call names.',
}

const handlers = {
  token: (symbol: string | undefined) =>
    `This is ${symbol ? `the token ${symbol}` : 'a token'}: anyone could call it as the safe, and take what the safe has of it.`,
  safe: () => 'A safe cannot be its own fallback handler.',
  'no-code': () => 'There is no contract at this address, so it cannot answer.',
}

const guards = {
  'no-code':
    'There is no contract at this address: every transaction of the safe would fail, for good.',
  'no-interface':
    'This contract does not say that it is a guard. Safe 1.4.1 and later refuse it; an older safe could be locked for good.',
  refuses:
    'In a trial this guard refused its own removal. It can lock the safe for good.',
  'no-module-guards':
    'This version of the safe has no guards of modules. Update it to 1.5.0 first.',
}

const moduleGuards = {
  ...guards,
  'no-code':
    'There is no contract at this address, so the safe would refuse it as a guard.',
  'no-interface':
    'This contract does not say that it is a guard of modules, so the safe would refuse it.',
}

const versions = {
  older: 'This is an older version of the contract than the safe has now.',
  'other-kind':
    'This is the other kind of the contract. A safe that logs every call (L2) would stop, or the other way round.',
}

const differences = {
  outcome: 'whether it goes through',
  assets: 'what the safe pays or receives',
  approvals: 'who may spend its tokens',
  settings: 'owners and settings afterwards',
}

const tokenSources = {
  node: 'Your node says',
  second: 'the second node says',
  gateway: 'the gateway says',
  list: 'the list says',
}

/** The texts for the findings of a transaction, by kind. */
export type RiskLabels = {
  readonly [Kind in Risk['kind']]: (
    finding: Extract<Risk, { kind: Kind }>,
    decision: Decision,
  ) => RiskText
}

const describeGuard = ({ guard }: { guard: string }): RiskText => ({
  text: /^0x0+$/.test(guard)
    ? 'Removes the guard that checks every transaction.'
    : 'Sets a guard. A faulty guard can lock the safe for good.',
  detail: guard,
})

// A thief of the app's files may have changed its configuration.
const isNamedByApp =
  ' This site says which module it is; any other one could move everything without any owner’s confirmation. Compare its address.'

function describeLimits(
  enabled: boolean,
  revived?: readonly RevivedLimit[],
): string {
  if (!enabled)
    return 'Turns off spending limits. They are kept, and count again if the module is enabled once more.'
  if (!revived)
    return 'Turns on spending limits. Limits that were set before could not be read, and may count again.'
  return revived.length === 0
    ? 'Turns on spending limits. None is stored, so nothing can be spent before one is set.'
    : 'Turns on spending limits. Limits that were set before count again: these accounts can spend without any confirmation.'
}

/** Earlier limits that count again, each with its account. */
const writeLimits = (limits: readonly RevivedLimit[] = []) =>
  limits.map(
    ({ delegate, token, amount, resetMinutes }) =>
      ` Account ${delegate} ${paidIn(token, amount)} ${describeResets(resetMinutes)}`,
  )

const describeModuleGuard = ({ guard }: { guard: string }): RiskText => ({
  text: /^0x0+$/.test(guard)
    ? 'Removes the guard that checks what modules do.'
    : 'Sets a guard of modules. With a faulty one, modules can do nothing.',
  detail: guard,
})

function describeLimit(change: SpendingLimitChange): string {
  switch (change.change) {
    case 'set':
      return change.amount === 0n
        ? 'Sets a spending limit to 0. Nothing can be spent with it.'
        : `Lets an account spend up to this amount ${describeResets(change.resetMinutes)} without any confirmation, whether it is an owner or not.${(change.spent ?? 0n) > 0n ? ' What it has already spent still counts.' : ''}`
    case 'reset':
      return 'Lets an account spend its whole limit again.'
    case 'delete':
      return 'Removes a spending limit.'
    case 'add':
      if (!change.revived)
        return 'Lets an account have spending limits. Limits that it had before could not be read, and may count again.'
      return change.revived.length > 0
        ? 'Gives an account the spending limits back that it had before it was removed.'
        : 'Lets an account have spending limits. It can spend nothing before one is set.'
    case 'remove':
      return change.removesLimits
        ? 'Removes all spending limits of an account.'
        : 'Stops an account from spending. Its limits are kept, and count again if it is added once more.'
  }
}

function describeRecovery(change: RecoveryChange): string {
  switch (change.change) {
    case 'cancel':
      return 'Cancels recovery attempts. They can no longer be executed; a recoverer can start a new one.'
    case 'recoverer':
      return change.enabled
        ? 'Lets an account replace the owners of this safe after the delay of the module. If it is no recovery module, the account may be able to act at once.'
        : 'Takes the right to start recoveries from an account.'
    case 'cooldown':
      return 'Changes how long owners can cancel a recovery before it can be executed. It applies to attempts that already wait.'
    case 'expiration':
      return 'Changes how long a recovery can be executed after its delay. Expired attempts can become executable again.'
    case 'execute':
      return change.known
        ? 'Executes the next recovery attempt of this module.'
        : 'Executes the next recovery attempt of a contract that is not proven to be a recovery module of this safe. It may do something else than is shown here.'
    case 'skip':
      return change.known
        ? 'Skips expired recovery attempts. The next attempt may be executable afterwards.'
        : 'Skips expired recovery attempts of a contract that is not proven to be a recovery module of this safe. It may do something else.'
  }
}

const describeUnread = (
  { target }: { target: string },
  decision: Decision,
): RiskText => ({
  text:
    decision === 'refuse'
      ? 'Part of this cannot be read.'
      : 'Part of what this does cannot be decoded here. Find out by other means before you sign.',
  detail: target,
})

export const defaultRiskLabels: RiskLabels = {
  'delegate-call': ({ target, trusted, isBatch }, decision) => ({
    text:
      decision === 'refuse'
        ? `${trusted ? 'Code of another contract' : 'Unknown code'} would run with all the rights of the safe. It could take everything and replace the owners.`
        : isBatch
          ? 'Uses Safe’s official batch contract.'
          : 'Runs a trusted contract with the safe’s own rights.',
    detail: target,
  }),
  'library-code': ({ target }) => ({
    text: 'This contract of Safe was replaced',
    detail: `Its address is known, but the code there is not the known one: ${target}`,
  }),
  'unknown-calldata': describeUnread,
  'unreadable-batch': describeUnread,
  'unusual-encoding': ({ target }) => ({
    text: 'The data is written in an unusual way that could hide something.',
    detail: target,
  }),
  'zero-means-self': () => ({
    text: 'A call to the zero address in this batch is a call to the safe itself.',
  }),
  module: ({ enabled, module, known, revived }) => ({
    text:
      known?.kind === 'allowance'
        ? `${describeLimits(enabled, revived)}${enabled && !known.version ? isNamedByApp : ''}`
        : enabled
          ? 'Enables a module. A module can move everything without any owner’s confirmation.'
          : 'Disables a module.',
    detail: [module, ...writeLimits(revived)].join(''),
  }),
  guard: describeGuard,
  'module-guard': describeModuleGuard,
  'fallback-handler': ({ known, handler }) => ({
    text: /^0x0+$/.test(handler)
      ? 'Removes the fallback handler. The safe then takes no NFTs and confirms no signatures to apps.'
      : known
        ? 'Changes the fallback handler to one of the Safe contracts.'
        : 'Sets an unknown fallback handler, which then speaks for the safe.',
    detail: handler,
  }),
  singleton: ({ known, singleton }) => ({
    text: known
      ? 'Changes the contract version of the safe.'
      : 'Replaces the code of the safe with an unknown contract.',
    detail: singleton,
  }),
  'unsafe-handler': ({ reason, symbol, handler }) => ({
    text: handlers[reason](symbol && cleanText(symbol, 16).text),
    detail: handler,
  }),
  'unusable-guard': ({ reason, guard, of }) => ({
    text: of === 'modules' ? moduleGuards[reason] : guards[reason],
    detail: guard,
  }),
  'unusual-version': ({ reason, singleton, current }) => ({
    text: versions[reason],
    detail: `Now ${current} Afterwards ${singleton}`,
  }),
  'unchecked-contracts': ({ count, most }) => ({
    text: `This names ${count} contracts in settings of the safe, more than the ${most} that are checked. Propose the changes in smaller batches.`,
  }),
  'handler-method': ({ method }) => ({
    text: 'Changes how the safe answers to other contracts, which can include accepting signatures.',
    detail: method,
  }),
  owners: ({ result }) => ({
    text: 'Changes who can move the safe’s assets.',
    detail:
      result &&
      `Afterwards ${result.threshold} of ${result.owners.length} owners must confirm.`,
  }),
  'invalid-change': ({ reason }) => ({ text: invalid[reason] }),
  refund: describeRefund,
  approval: ({ reach, spender, token }) => ({
    text: approvals[reach],
    detail: `Spender ${spender} Token ${token}`,
  }),
  'recipient-look-alike': ({ address, imitated, of, name }) => ({
    text:
      of === 'recipient'
        ? 'Two recipients have the same first and last 4 digits. One of them may be an imitation.'
        : `This is not ${nameOf(of, name)}. Only the first and last 4 digits are the same.`,
    detail: `In this transaction ${address} ${of === 'recipient' ? 'Also' : 'Known'} ${imitated}`,
  }),
  'recipient-burn': ({ address }) => ({
    text: 'This address has no owner. Whatever is sent there is lost for good.',
    detail: address,
  }),
  'recipient-is-token': ({ address }) => ({
    text: 'The recipient is a token’s own contract. Tokens sent there are usually lost.',
    detail: address,
  }),
  'recipient-is-safe': ({ address }) => ({
    text: 'The safe sends this to itself.',
    detail: address,
  }),
  'recipient-contract': ({ address, code }) => ({
    text:
      code === 'contract'
        ? 'The recipient is a contract that you have not named. It may not be able to send this on.'
        : 'It could not be checked whether the recipient is a contract.',
    detail: address,
  }),
  'recipient-first-time': ({ address }) => ({
    text: 'The safe pays this address for the first time, according to the gateway.',
    detail: address,
  }),
  'recipient-name-changed': ({ address, name, current }) => ({
    text: `The name ${cleanText(name, 64).text} no longer leads to this address.`,
    detail: current
      ? `In this transaction ${address} Now ${current}`
      : `In this transaction ${address} The name leads to no address now.`,
  }),
  'message-signed': ({ message }, decision) => ({
    text:
      decision === 'refuse'
        ? 'Signs a message on behalf of the safe, for good. What it allows cannot be seen here.'
        : 'Signs the message shown here on the chain. The safe then stands by it for good.',
    detail: message,
  }),
  'hash-approved': ({ hash, known }) => ({
    text: known
      ? 'Approves the transaction of another safe that is shown here.'
      : 'Approves a transaction or message of another safe. Compare its hash there.',
    detail: hash,
  }),
  'unlisted-coin': ({ chainId }) => ({
    text: 'The gateway alone names the coin of this network. The amount is right, but check which coin it is.',
    detail: `Chain ${chainId} is on no list of known coins, and the configuration of this wallet does not name its coin.`,
  }),
  'simulation-contradicts': ({ difference, account, token }) => ({
    text: contradictions[difference],
    detail: [account, token && token !== zeroAddress && `token ${token}`]
      .filter(Boolean)
      .join(', '),
  }),
  'simulations-differ': ({ field, nodes }) => ({
    text: 'Two nodes do not agree on what this does. One of them may be lying.',
    detail: `${nodes.join(' and ')} differ about ${differences[field]}.`,
  }),
  'token-differs': ({ token, words }) => ({
    text: 'The sources disagree about this token, so its amounts are counted in its smallest unit. Ask another node, or pin the token in the configuration.',
    detail: `${words.map((word) => `${tokenSources[word.source]} ${cleanText(word.symbol, 16).text} with ${word.decimals} decimals`).join(', ')}. ${token}`,
  }),
  'inner-execution': () => ({
    text: 'Executes a transaction of another safe inside.',
  }),
  'spending-limit': (finding) => ({
    text: describeLimit(finding),
    detail:
      finding.change === 'add' && finding.revived?.length
        ? writeLimits(finding.revived).join('').trim()
        : `Account ${finding.delegate}${'token' in finding && finding.token !== zeroAddress ? ` Token ${finding.token}` : ''}`,
  }),
  recovery: (finding) => ({
    text: describeRecovery(finding),
    detail:
      finding.change === 'recoverer'
        ? `Recoverer ${finding.recoverer} Module ${finding.module}`
        : finding.module,
  }),
}

/**
 * A sentence for a finding that a signer of a transaction must see. The `decision`
 * of the reason, not the sentence, says whether it may be signed.
 *
 * @param texts Sentences by kind. @default defaultLabels.risks
 *
 * @example
 * ```ts
 * import { describeRisk } from '@strongroom/ui-kit'
 *
 * const { text } = describeRisk({
 *   id: '1',
 *   decision: 'refuse',
 *   acknowledged: false,
 *   finding: {
 *     kind: 'unreadable-batch',
 *     target: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
 *     path: [],
 *   },
 * })
 * // Part of this cannot be read.
 * ```
 */
export function describeRisk(
  { finding, decision }: Reason<Risk>,
  texts: RiskLabels = defaultRiskLabels,
): RiskText {
  return texts[finding.kind](finding as never, decision)
}
