import type { GatewayClient, TransactionDetails } from '@strongroom/gateway-sdk'
import type { CallNode, ListedModules } from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  decideSigning,
  type Finding,
  findRisks,
  listRecipients,
  type RecipientFacts,
  type Risk,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { Describer } from '../clear-signing/Describer.ts'
import type { NestedReading } from '../nested/readNested.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { TypedDataInput } from '../verify/readSignable.ts'
import type { ListedTokens } from '../verify/readTokens.ts'
import type {
  Verification,
  VerificationProblem,
  VerifyTransactionParameters,
} from '../verify/Verification.ts'
import { verificationSlices } from '../verify/verificationSlices.ts'
import { askDescriber } from './askDescriber.ts'
import { checkDelegateTargets } from './checkDelegateTargets.ts'
import { deepFreeze } from './deepFreeze.ts'
import { findAmountRisks } from './findAmountRisks.ts'
import {
  createReviewedPayload,
  type RecipientTerms,
  type ReviewTerms,
} from './ReviewedPayload.ts'
import type { ContractRiskOptions } from './readContractRisks.ts'
import { readRecipientFacts } from './readRecipientFacts.ts'
import { readHeldTokens, readTokenFacts } from './readTokenFacts.ts'
import type { TransactionReview } from './TransactionReview.ts'

/** Options of a review that its caller sets, beside the transaction. */
export interface ReviewOptions
  extends Pick<RecipientFacts, 'known' | 'tokens' | 'resolutions'> {
  /**
   * More contracts that the safe may delegatecall, beside the pinned libraries.
   * Listing a target vouches for all its code.
   */
  readonly trusted?: readonly Address[] | undefined
  /**
   * The message that the transaction signs on the chain, where it does. Pass it
   * only where the owner can read it beside the transaction. It counts when it has
   * the hash that is signed, and what is found in it is part of the verdict.
   */
  readonly message?: string | TypedDataInput | undefined
  /** Origin of the app that asks, as the browser reports it. */
  readonly askedBy?: string | null | undefined
  /** The owner chose to sign messages that cannot be read. @default false */
  readonly allowRawHex?: boolean | undefined
  /**
   * Findings that the owner accepted in a review of this very hash:
   * `acknowledgementOf` of the verdict on screen. The review fails if it is missing
   * for a finding that needs it.
   */
  readonly acknowledged?: Acknowledgement | undefined
}

/** Where a review happens, and what it trusts beyond the pinned libraries. */
export interface ReviewContext
  extends Pick<
      VerifyTransactionParameters,
      'chainId' | 'safeAddress' | 'abis' | 'rpc' | 'signal'
    >,
    ReviewOptions {
  /** The chain's coin as the deployment names it. */
  readonly coin?: Coin | undefined
  /** Tokens that the deployment vouches for, by lower-case address. */
  readonly listed?: ListedTokens | undefined
  /** Modules that the deployment vouches for, by lower-case address. */
  readonly modules?: ListedModules | undefined
  /** A node of another operator, asked for its word on tokens. */
  readonly second?: RpcPort | undefined
  /** Asked for its word on tokens: amounts need two sources. */
  readonly gateway?: GatewayClient | undefined
  /** Describes calls in the words of their contracts' authors. */
  readonly describer?: Describer | undefined
  /** The gateway's record, where there is one. */
  readonly details?: TransactionDetails | undefined
}

/**
 * Adds the policy's verdict to what was verified, and freezes what may be signed.
 * The findings are those in the call (`findRisks`, with what the owner's node says
 * about recipients and allowances), contracts of Safe that have other code than the
 * known one, contracts that settings name and that are a danger there, and those in a message that is signed on the chain. The work is done in turns,
 * because all of it blocks a page for longer than a frame when a batch has a thousand
 * calls.
 *
 * @throws the signal's reason when it fires; nothing else
 */
export async function completeReview(
  verified: Verification,
  context: ReviewContext,
): Promise<TransactionReview> {
  const { signal } = context
  const read = await readInside(verified, context)
  const verification = read ? { ...verified, tree: read.tree } : verified
  const { transaction, tree, hashes, chain, status } = verification
  const { chainId, safeAddress, abis, trusted, allowRawHex, rpc } = context
  const { approved, nested = [] } = read ?? {}
  const turn = verificationSlices.enter({
    signal: context.signal,
    isUrgent: true,
  })
  const recipients =
    tree && transaction
      ? await turn(() =>
          listRecipients(tree, { safe: safeAddress, transaction }),
        )
      : []
  const nothing = {
    ...{ verification, payload: undefined, signatures: [] },
    ...{ recipients, approvals: [], code: {}, nested },
  }
  if (!transaction || !tree || !hashes)
    return { ...nothing, verdict: undefined, tokens: {}, descriptions: [] }
  const { known, resolutions, listed } = context
  const pinned = Object.keys(listed ?? {}) as Address[]
  const tokens = [...(context.tokens ?? []), ...pinned]
  // After the execution owners and balances are others than those it depended on.
  const isPast = chain !== undefined && transaction.nonce < chain.nonce
  const find = (facts: RecipientTerms) =>
    findRisks(tree, {
      safe: safeAddress,
      owners: chain?.owners,
      threshold: isPast ? undefined : chain?.threshold,
      transaction,
      trusted,
      ...facts,
    }).filter(
      (risk) =>
        !isPast || risk.kind !== 'approval' || risk.reach === 'unlimited',
    )
  let given: RecipientTerms = { known, tokens, resolutions }
  let found: readonly Risk[] | undefined
  // Before the chain is read. What it says brings a search of its own.
  const risks = () => {
    found ??= find(given)
    return found
  }
  const [tokenFacts, described, moduleFacts] = await Promise.all([
    readTokenFacts(tree, transaction, context),
    askDescriber({ tree }, context),
    readModules(tree, context),
  ])
  given = { ...given, ...moduleFacts.facts }
  const shown = { tokens: tokenFacts, descriptions: described.descriptions }
  const always: readonly Finding[] = [
    ...(await findAmountRisks(tree, transaction, {
      ...context,
      tokens: tokenFacts,
    })),
    ...described.findings,
    ...(read?.findings ?? []),
  ]
  const decide = ({ findings = always, named }: ReviewTerms) =>
    decideSigning([...risks(), ...findings], {
      hash: hashes.safeTxHash,
      acknowledged: context.acknowledged,
      named,
      allowRawHex,
    })
  // A check that could not be made has not passed.
  const unavailable = (
    problem: VerificationProblem,
    terms: ReviewTerms,
  ): TransactionReview => {
    signal?.throwIfAborted()
    const problems = [problem]
    return {
      ...nothing,
      verification: { ...verification, status: 'unavailable', problems },
      verdict: decide(terms),
      ...shown,
    }
  }
  if (moduleFacts.cause !== undefined)
    return unavailable({ kind: 'code', cause: moduleFacts.cause }, {})
  let message: ReviewTerms
  try {
    const read = await readMessage(risks, context)
    message = { ...read, findings: [...always, ...(read.findings ?? [])] }
  } catch (cause) {
    return unavailable({ kind: 'code', cause }, {})
  }
  if (status !== 'verified' || !chain || rpc === undefined)
    return { ...nothing, verdict: decide(message), ...shown }
  let replaced: readonly Address[]
  let facts: RecipientTerms
  let ofContracts: readonly Risk[]
  try {
    const [targets, contracts, read] = await Promise.all([
      checkDelegateTargets(rpc, tree, signal),
      findContractRisks(rpc, risks(), {
        safe: safeAddress,
        owner: chain.owners[0],
        second: context.second,
        signal,
      }),
      readRecipientFacts(rpc, recipients, {
        safe: safeAddress,
        tree,
        modules: given.modules,
        second: context.second,
        known: [
          ...(known ?? []),
          ...chain.owners.map((address) => ({ address })),
        ],
        signal,
      }),
    ])
    replaced = targets
    ofContracts = contracts
    // An ordinary account is no token, so that most reviews do not ask for them.
    const held = Object.values(read.code).includes('contract')
      ? await readHeldTokens(context)
      : []
    const all = { ...given, ...read, tokens: [...tokens, ...held] }
    facts = deepFreeze(structuredClone(all))
  } catch (cause) {
    return unavailable({ kind: 'rpc', cause }, message)
  }
  found = await turn(() => find(facts))
  // The verdict shows these very objects; nothing may change them afterwards.
  const findings: readonly Finding[] = deepFreeze([
    ...(message.findings ?? []),
    ...replaced.map(
      (target) => ({ kind: 'library-code', target, path: [] }) as const,
    ),
    ...ofContracts,
  ])
  const verdict = await turn(() => decide({ ...message, findings }))
  const payload = await turn(() =>
    createReviewedPayload(
      {
        chainId: Number(chainId),
        safe: safeAddress,
        version: chain.version,
        transaction,
      },
      { ...message, findings, facts, abis, approved, trusted, allowRawHex },
    ),
  )
  const isSignable =
    payload.hashes.safeTxHash === hashes.safeTxHash &&
    verdict.decision !== 'refuse'
  return {
    verification,
    verdict,
    payload: isSignable ? payload : undefined,
    signatures: verification.signatures,
    recipients,
    approvals: facts.approvals ?? [],
    code: facts.code ?? {},
    nested,
    ...shown,
  }
}

const settings: ReadonlySet<Risk['kind']> = new Set([
  ...(['guard', 'module-guard'] as const),
  ...(['fallback-handler', 'singleton'] as const),
])

/** What the chain says of contracts that the safe's settings name. */
async function findContractRisks(
  rpc: RpcPort,
  risks: readonly Risk[],
  options: ContractRiskOptions,
): Promise<readonly Risk[]> {
  if (!risks.some(({ kind }) => settings.has(kind))) return []
  // Few transactions change settings: this code is loaded with the first.
  const { readContractRisks } = await import('./readContractRisks.ts')
  return readContractRisks(rpc, risks, options)
}

/** What a transaction approves or executes in other safes, where it does. */
async function readInside(
  verification: Verification,
  { rpc, ...context }: ReviewContext,
): Promise<NestedReading | undefined> {
  const { tree, status } = verification
  if (!tree || !rpc || status !== 'verified' || !isNested(tree))
    return undefined
  try {
    // Few transactions belong to a safe that owns another one.
    const { readNested } = await import('../nested/readNested.ts')
    return await readNested({ ...verification, tree }, { ...context, rpc })
  } catch {
    context.signal?.throwIfAborted()
    // Without the code the hash stays unknown, which the owner has to accept.
    return undefined
  }
}

const isNested = ({ method, children }: CallNode): boolean =>
  /^(approveHash|execTransaction)$/.test(method?.name ?? '') ||
  children.some(isNested)

/** Calls whose module has to be known. */
const namesModule = ({ method, children }: CallNode): boolean =>
  /^(?:(?:enable|disable)Module|(?:add|remove)Delegate|(?:set|reset|delete)Allowance|executeNextTx|skipExpired)\(/.test(
    method?.signature ?? '',
  ) || children.some(namesModule)

/** Names of modules in the calls, and the spending limits that the calls are about. */
async function readModules(
  tree: CallNode,
  { modules: listed, safeAddress: safe, ...context }: ReviewContext,
): Promise<{ readonly facts?: RecipientTerms; readonly cause?: unknown }> {
  if (!namesModule(tree)) return {}
  // Few transactions change a module: this code is loaded with the first.
  try {
    const { readModuleFacts } = await import('../limits/readModuleFacts.ts')
    return {
      facts: await readModuleFacts(tree, { ...context, safe, listed }),
    }
  } catch (cause) {
    // A limit of a module without a name would be no finding.
    context.signal?.throwIfAborted()
    return { cause }
  }
}

/** The message that a transaction signs, where its text is given. */
async function readMessage(
  risks: () => readonly Risk[],
  { message, askedBy = null, chainId, safeAddress, known }: ReviewContext,
): Promise<ReviewTerms> {
  if (message === undefined) return {}
  // Few transactions sign a message: this code is loaded with the first.
  const { readNamedMessage } = await import('./readNamedMessage.ts')
  return readNamedMessage(message, risks(), {
    chainId,
    safe: safeAddress,
    origin: askedBy,
    known,
  })
}
