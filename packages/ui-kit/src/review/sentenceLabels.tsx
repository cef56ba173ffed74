import type { KnownModule } from '@strongroom/safe-protocol'
import type {
  RecoveryChange,
  SpendingLimitChange,
} from '@strongroom/safe-protocol/risks'
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { describeResets } from '../spending-limit/describeResets.ts'
import { formatDuration } from '../text/formatDuration.ts'
import type { UnprovenToken } from '../token/provenToken.ts'

/** Owners and threshold, in numbers. */
export interface OwnerRule {
  threshold: number
  /** Undefined where the present owners are not known. */
  owners?: number | undefined
}

/** Whole sentences, so that each language can put its words in its order. */
export interface SentenceLabels {
  nothing: (to: ReactNode) => ReactNode
  send: (amount: ReactNode, to: ReactNode) => ReactNode
  /** The same once it is executed. */
  sent: (amount: ReactNode, to: ReactNode) => ReactNode
  /** Tokens of another account, which allowed it. */
  sendFrom: (amount: ReactNode, from: ReactNode, to: ReactNode) => ReactNode
  recipients: (count: number) => ReactNode
  nft: (id: bigint | undefined, collection: ReactNode) => ReactNode
  nfts: (count: number) => ReactNode
  moreTokens: (count: number) => ReactNode
  list: (items: readonly ReactNode[]) => ReactNode
  /** Tells two tokens with one symbol apart. */
  ofToken: (amount: ReactNode, token: ReactNode) => ReactNode
  /** An amount of a token whose symbol and decimals are not proven. */
  units: (value: bigint, token: ReactNode, why?: UnprovenToken) => ReactNode
  /** `isOpen`: the gas that is used is paid as well, whatever it is. */
  pay: (
    amount: ReactNode,
    to: ReactNode,
    isOpen: boolean,
    rest: ReactNode,
  ) => ReactNode
  executor: string
  /** `isIncrease`: on top of what it may spend now. */
  approve: (
    spender: ReactNode,
    amount: ReactNode,
    isIncrease: boolean,
  ) => ReactNode
  revoke: (spender: ReactNode, token: ReactNode) => ReactNode
  unlimited: (token: ReactNode) => ReactNode
  unlimitedUnits: (token: ReactNode) => ReactNode
  everyNft: (collection: ReactNode) => ReactNode
  /** `nonce` is undefined for a rejection inside of another call. */
  rejection: (nonce: bigint | undefined) => ReactNode
  /** `more`: those that `items` do not name. */
  batch: (count: number, items: readonly ReactNode[], more: number) => ReactNode
  /** A sentence as a part of another one. */
  part: (sentence: ReactNode) => ReactNode
  /** A change of settings that is known by its method alone. */
  settings: (method: string) => ReactNode
  owners: (
    added: readonly ReactNode[],
    removed: readonly ReactNode[],
    rule: ReactNode | undefined,
    isPart: boolean,
  ) => ReactNode
  /** How many of the owners must confirm afterwards, and now. */
  rule: (
    after: OwnerRule,
    now: OwnerRule | undefined,
    isPart: boolean,
  ) => ReactNode
  /**
   * `known`: a published module, or one that the app lists. `revived`: parts that name
   * the limits that count again; undefined where these are not known.
   */
  module: (
    module: ReactNode,
    isEnabled: boolean,
    known?: KnownModule,
    revived?: readonly ReactNode[],
  ) => ReactNode
  /** `object`: the amount of a limit that is set, else the token's symbol. */
  spendingLimit: (
    change: SpendingLimitChange,
    delegate: ReactNode,
    object: ReactNode | undefined,
  ) => ReactNode
  /** Undefined: it is removed. */
  guard: (guard: ReactNode | undefined, isOfModules: boolean) => ReactNode
  fallbackHandler: (handler: ReactNode) => ReactNode
  singleton: (contract: ReactNode | undefined) => ReactNode
  handlerMethod: ReactNode
  invalidChange: ReactNode
  /** A change of a recovery module; `recoverer` is named by one of them. */
  recovery: (
    change: RecoveryChange,
    module: ReactNode,
    recoverer: ReactNode | undefined,
  ) => ReactNode
  message: ReactNode
  hash: (safe: ReactNode) => ReactNode
  /** A transaction of another safe that the bytes of its hash prove. */
  approves: (safe: ReactNode, rest: ReactNode) => ReactNode
  delegate: (to: ReactNode) => ReactNode
  call: (method: string, to: ReactNode, amount?: ReactNode) => ReactNode
  unknownMethod: string
  /** A call that another account makes. */
  inner: (caller: ReactNode, rest: ReactNode) => ReactNode
  /** An account without a name; `digits` are the first and the last four. */
  unknown: (digits: string) => ReactNode
}

const unitReasons = {
  single: 'one source alone knows its decimals',
  contradicted: 'the sources disagree about it',
  likeCoin: 'it calls itself like the network’s coin',
}

/** The items with the words between them. */
const join = (
  items: readonly ReactNode[],
  wordBefore: (at: number) => string,
): ReactNode => (
  <>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items have their places
      <Fragment key={at}>
        {at > 0 && wordBefore(at)}
        {item}
      </Fragment>
    ))}
  </>
)

const list = (items: readonly ReactNode[]) =>
  join(items, (at) => (at === items.length - 1 ? ' and ' : ', '))

const owner = (accounts: readonly unknown[]) =>
  accounts.length === 1 ? 'owner' : 'owners'

/** A sentence that begins with a small letter. */
function lower(sentence: ReactNode): ReactNode {
  if (typeof sentence === 'string')
    return sentence.charAt(0).toLowerCase() + sentence.slice(1)
  if (!isValidElement<{ children?: ReactNode }>(sentence)) return sentence
  const { children } = sentence.props
  if (!Array.isArray(children))
    return cloneElement(sentence, undefined, lower(children))
  const [first, ...rest]: ReactNode[] = children
  return cloneElement(sentence, undefined, lower(first), ...rest)
}

export const defaultSentenceLabels: SentenceLabels = {
  nothing: (to) => <>Send nothing: an empty call to {to}</>,
  send: (amount, to) => (
    <>
      Send {amount} to {to}
    </>
  ),
  sent: (amount, to) => (
    <>
      Sent {amount} to {to}
    </>
  ),
  sendFrom: (amount, from, to) => (
    <>
      Send {amount} of {from} to {to}
    </>
  ),
  recipients: (count) => `${count} recipients`,
  nft: (id, collection) => (
    <>
      {id === undefined ? 'NFTs' : `NFT ${id}`} of {collection}
    </>
  ),
  nfts: (count) => (count === 1 ? '1 NFT' : `${count} NFTs`),
  moreTokens: (count) =>
    count === 1 ? '1 more token' : `${count} more tokens`,
  list,
  ofToken: (amount, token) => (
    <>
      {amount} (token {token})
    </>
  ),
  units: (value, token, why) => (
    <>
      {`${value}`} units of token {token}
      {why && why !== 'unknown' && ` (${unitReasons[why]})`}
    </>
  ),
  pay: (amount, to, isOpen, rest) => (
    <>
      Pay {isOpen ? 'the gas it uses and ' : 'up to '}
      {amount} to {to}, and: {rest}
    </>
  ),
  executor: 'the account that executes it',
  approve: (spender, amount, isIncrease) => (
    <>
      Let {spender} spend {amount}
      {isIncrease && ' more'}
    </>
  ),
  revoke: (spender, token) => (
    <>
      Stop {spender} from spending {token}
    </>
  ),
  unlimited: (token) => <>unlimited {token}</>,
  unlimitedUnits: (token) => <>unlimited units of token {token}</>,
  everyNft: (collection) => <>every NFT of {collection}</>,
  rejection: (nonce) =>
    nonce === undefined
      ? 'Reject: cancels every transaction with the same nonce'
      : `Reject: cancels every transaction with nonce ${nonce}`,
  batch: (count, items, more) => (
    <>
      {`${count} actions: `}
      {join(items, () => ', ')}
      {more > 0 && `, and ${more} more`}
    </>
  ),
  part: lower,
  settings: (method) => `Change the safe’s settings: ${method}`,
  owners: (added, removed, rule, isPart) => (
    <>
      {added.length === 0 && removed.length === 0 ? (
        'Change how many owners must confirm'
      ) : added.length === removed.length ? (
        <>
          Replace {list(removed)} with {list(added)}
        </>
      ) : added.length === 0 ? (
        <>
          Remove {list(removed)} as {owner(removed)}
        </>
      ) : (
        <>
          Add {list(added)} as {owner(added)}
          {removed.length > 0 && <> and remove {list(removed)}</>}
        </>
      )}
      {rule && (isPart ? <> ({rule})</> : <>; {rule}</>)}
    </>
  ),
  rule: ({ threshold, owners }, now, isPart) => {
    const count = (rule: OwnerRule) =>
      rule.owners === undefined
        ? `${rule.threshold}`
        : `${rule.threshold} of ${rule.owners}`
    const after = `${count({ threshold, owners })} must confirm`
    if (!now) return after
    return isPart
      ? `${after}, now ${count(now)}`
      : `${after} (now ${count(now)})`
  },
  module: (module, isEnabled, known, revived) =>
    known?.kind === 'allowance' ? (
      <>
        Turn {isEnabled ? 'on' : 'off'} spending limits (module {module})
        {isEnabled && !revived && '; earlier ones may count again'}
        {revived && revived.length > 0 && (
          <>
            {'; again '}
            {list(revived)}
          </>
        )}
      </>
    ) : (
      <>
        {isEnabled
          ? 'Let a module move everything without confirmations: '
          : 'Disable the module '}
        {module}
      </>
    ),
  spendingLimit: (change, delegate, object) => {
    switch (change.change) {
      case 'set':
        return change.amount > 0n ? (
          <>
            Let {delegate} spend up to {object}{' '}
            {describeResets(change.resetMinutes)} without any confirmation
          </>
        ) : (
          <>
            Set the spending limit of {delegate} for {object} to 0
          </>
        )
      case 'reset':
        return (
          <>
            Reset the spending limit of {delegate} for {object}
          </>
        )
      case 'delete':
        return (
          <>
            Remove the spending limit of {delegate} for {object}
          </>
        )
      case 'add':
        return change.revived?.length ? (
          <>Give {delegate} earlier spending limits back</>
        ) : (
          <>
            Let {delegate} have spending limits
            {!change.revived && '; earlier ones may count again'}
          </>
        )
      case 'remove':
        return change.removesLimits ? (
          <>Remove all spending limits of {delegate}</>
        ) : (
          <>Suspend the spending limits of {delegate}</>
        )
    }
  },
  guard: (guard, isOfModules) => (
    <>
      {guard === undefined ? 'Remove' : 'Set'} the{' '}
      {isOfModules ? 'guard of modules' : 'guard'}
      {guard !== undefined && <>: {guard}</>}
    </>
  ),
  fallbackHandler: (handler) => <>Change the fallback handler to {handler}</>,
  singleton: (contract) => (
    <>
      Change the safe’s contract version
      {contract !== undefined && <> to {contract}</>}
    </>
  ),
  handlerMethod: 'Change how the safe answers other contracts',
  invalidChange: 'Change owners or threshold in a way that the safe refuses',
  recovery: (change, module, recoverer) => {
    switch (change.change) {
      case 'cancel':
        return change.nonce === 1n ? (
          <>Cancel recovery attempt 1 of {module}</>
        ) : (
          <>
            Cancel recovery attempts up to number {`${change.nonce}`} of{' '}
            {module}
          </>
        )
      case 'recoverer':
        return change.enabled ? (
          <>
            Let {recoverer} recover this safe through {module}
          </>
        ) : (
          <>
            Stop {recoverer} from recovering this safe through {module}
          </>
        )
      case 'cooldown':
        return (
          <>
            Set the delay of recoveries by {module} to{' '}
            {formatDuration(change.seconds)}
          </>
        )
      case 'expiration':
        return change.seconds === 0n ? (
          <>Let recovery attempts of {module} never expire</>
        ) : (
          <>
            Let recovery attempts of {module} expire{' '}
            {formatDuration(change.seconds)} after their delay
          </>
        )
      case 'execute':
        return <>Execute the next recovery attempt of {module}</>
      case 'skip':
        return <>Skip expired recovery attempts of {module}</>
    }
  },
  message: 'Sign a message on the chain, in this safe’s name',
  hash: (safe) => <>Approve a transaction or message of {safe}</>,
  approves: (safe, rest) => (
    <>
      Approve for {safe} to {rest}
    </>
  ),
  delegate: (to) => <>Run the code of {to} as this safe</>,
  call: (method, to, amount) => (
    <>
      Call {method} of {to}
      {amount && <> with {amount}</>}
    </>
  ),
  unknownMethod: 'an unknown function',
  inner: (caller, rest) => (
    <>
      As {caller}: {rest}
    </>
  ),
  unknown: (digits) => `unknown address ${digits}`,
}
