import { keccak } from '@strongroom/internal/keccak256'
import { type CallNode, identifyContract } from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { safeTxFields } from '../hash/SafeTransaction.ts'
import type { Node } from './askNode.ts'
import { includes, type LocalFindings } from './checkLocally.ts'
import {
  type Check,
  type CheckedSignature,
  type Claim,
  CommandError,
  compare,
  type TokenFacts,
} from './Report.ts'

/** Facts from the node, and the differences of the claim from them. */
export interface ChainFindings {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly checks: readonly Check[]
  readonly signatures: readonly CheckedSignature[]
  /** Libraries with other code than the published one. */
  readonly risks: readonly Risk[]
  readonly tokens: Readonly<Record<string, TokenFacts>>
}

/**
 * Compares a claim with the node: the chain, the safe's version, its own domain and
 * hash, owners, threshold, nonce, signatures of contracts and approvals, the code of
 * libraries, and the tokens that move.
 *
 * @throws CommandError when the node does not answer
 */
export async function checkChain(
  claim: Claim,
  local: LocalFindings,
  node: Node,
): Promise<ChainFindings> {
  const { safe, transaction } = claim
  const checks: Check[] = []
  const same = (field: string, claimed: string, found: string) =>
    checks.push(compare(field, 'node', claimed, found))
  const chainId = await node.ask('eth_chainId', [])
  if (typeof chainId !== 'string' || !/^0x[\da-f]{1,16}$/i.test(chainId))
    throw new CommandError('The node does not tell its chain.')
  same('chain', claim.chainId, `${BigInt(chainId)}`)
  // On another chain the safe may be another contract, or none.
  if (checks[0]?.result === 'differs') return empty(checks, local)
  if ((await node.code(safe)) === '0x') {
    const found = 'no contract at this address'
    checks.push({
      field: 'safe',
      result: 'differs',
      claimed: safe,
      found,
      by: 'node',
    })
    return empty(checks, local)
  }
  const [version, domain, owners, threshold, nonce] = await Promise.all([
    node.read(safe, 'VERSION()', ['string']),
    node.read(safe, 'domainSeparator()', ['bytes32']),
    node.read(safe, 'getOwners()', ['address[]']),
    node.read(safe, 'getThreshold()', ['uint256']),
    node.read(safe, 'nonce()', ['uint256']),
  ])
  const state = {
    owners: owners[0] as readonly Address[],
    threshold: Number(threshold[0]),
    nonce: nonce[0] as bigint,
    version: `${version[0]}`,
  }
  if (claim.safeVersion !== undefined)
    same('version', plain(claim.safeVersion), plain(state.version))
  same('domain', local.hashes.domainHash, `${domain[0]}`)
  if (transaction) {
    const [hash] = await node.read(
      safe,
      `getTransactionHash(${safeTxFields})`,
      ['bytes32'],
      { ...transaction, operation: BigInt(transaction.operation) },
    )
    same('getTransactionHash', claim.hash, `${hash}`)
  }
  const isDone = transaction !== undefined && transaction.nonce < state.nonce
  checks.push(...compareState(claim, state, isDone))
  const signatures = await Promise.all(
    local.signatures.map((one) => confirm(node, claim, local, state, one)),
  )
  for (const [index, { signer, isValid }] of signatures.entries()) {
    if (local.signatures[index]?.isValid === undefined)
      checks.push({
        ...{ field: 'signature', by: 'node', claimed: signer },
        result: isValid ? 'same' : 'differs',
        ...(!isValid && { found: 'not accepted by the chain' }),
      })
    // Owners may have left since an execution.
    if (isValid && !isDone)
      checks.push({
        ...{ field: 'signer', by: 'node', claimed: signer },
        result: includes(state.owners, signer) ? 'same' : 'differs',
        ...(!includes(state.owners, signer) && {
          found: 'no owner of the safe',
        }),
      })
  }
  if (claim.status === 'AWAITING_EXECUTION' || claim.status === 'CONFIRMED')
    checks.push(compareReady(claim.status, state, signatures, isDone))
  const libraries = await checkLibraries(node, local.tree)
  const { tokens, checks: words } = await readTokens(node, claim, local.tree)
  checks.push(...libraries.checks, ...words)
  const { risks } = libraries
  return { ...state, checks, signatures, risks, tokens }
}

const empty = (checks: readonly Check[], local: LocalFindings) => ({
  ...{ owners: [], threshold: 0, risks: [], tokens: {}, checks },
  signatures: local.signatures,
})

/** `1.4.1+L2` and `1.4.1` are the same contract to an owner. */
const plain = (version: string) => version.split('+')[0] ?? version

const sorted = (addresses: readonly string[]) =>
  addresses
    .map((address) => address.toLowerCase())
    .sort()
    .join()

interface ChainState {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly version: string
}

function compareState(
  { states, status, transaction }: Claim,
  chain: ChainState,
  isDone: boolean,
): Check[] {
  const checks: Check[] = []
  if (transaction) {
    // A record that says it was executed may well have a used nonce.
    const isOpen = status === undefined || status.startsWith('AWAITING')
    checks.push({
      field: 'nonce',
      result: isOpen === isDone ? 'differs' : 'same',
      claimed: `${transaction.nonce}${status === undefined ? '' : `, ${status}`}`,
      found: `the next one is ${chain.nonce}`,
      by: 'node',
    })
  }
  states.forEach((state, index) => {
    // The first state is that of the record; an executed one may be old.
    if (index === 0 && isDone) return
    if (state.owners)
      checks.push(
        compare('owners', 'node', sorted(state.owners), sorted(chain.owners)),
      )
    if (state.threshold !== undefined)
      checks.push(
        compare(
          'threshold',
          'node',
          `${state.threshold}`,
          `${chain.threshold}`,
        ),
      )
    if (state.nonce !== undefined)
      checks.push(compare('nonce', 'node', state.nonce, `${chain.nonce}`))
  })
  return checks
}

function compareReady(
  status: string,
  { owners, threshold }: ChainState,
  signatures: readonly CheckedSignature[],
  isDone: boolean,
): Check {
  const valid = signatures.filter(
    ({ signer, isValid }) => isValid && includes(owners, signer),
  ).length
  return {
    field: 'status',
    result: valid >= threshold && !isDone ? 'same' : 'differs',
    claimed: status,
    found: `${valid} of ${threshold} signatures`,
    by: 'node',
  }
}

/** Asks the chain about approvals and signatures of contracts. */
async function confirm(
  node: Node,
  { safe }: Claim,
  { hash, hashes }: LocalFindings,
  { version }: ChainState,
  signature: CheckedSignature,
): Promise<CheckedSignature> {
  if (signature.isValid !== undefined) return signature
  const signer = signature.signer as Address
  if (signature.kind === 'approved') {
    const [count] = await node.read(
      safe,
      'approvedHashes(address owner,bytes32 hash)',
      ['uint256'],
      { owner: signer, hash },
    )
    return { ...signature, isValid: count !== 0n }
  }
  if ((await node.code(signer)) === '0x')
    return { ...signature, isValid: false }
  // From 1.5.0 on safes hand the hash to their contract owners, before that the bytes it
  // was made of; the two calls have different magic answers.
  const isModern = /^1\.(?:[5-9]|\d\d)\./.test(version)
  const proof = signature.data ?? '0x'
  const preimage: Hex = `0x1901${hashes.domainHash.slice(2)}${hashes.messageHash.slice(2)}`
  const answer = isModern
    ? node.read(
        signer,
        'isValidSignature(bytes32 hash,bytes proof)',
        ['bytes4'],
        { hash, proof },
      )
    : node.read(
        signer,
        'isValidSignature(bytes data,bytes proof)',
        ['bytes4'],
        { data: preimage, proof },
      )
  // A contract that reverts does not accept; a node that is gone has failed before.
  const magic = await answer.catch(() => [])
  return {
    ...signature,
    isValid: magic[0] === (isModern ? '0x1626ba7e' : '0x20c13b0b'),
  }
}

/** All calls of a tree, each with the way to it. */
function* walk(
  call: CallNode,
  path: readonly number[] = [],
): Generator<readonly [CallNode, readonly number[]]> {
  yield [call, path]
  for (const [index, child] of call.children.entries())
    yield* walk(child, [...path, index])
}

/** Compares the code of each known contract that runs as the safe. */
async function checkLibraries(node: Node, tree: CallNode | undefined) {
  const checks: Check[] = []
  const risks: Risk[] = []
  const seen = new Set<string>()
  for (const [call, path] of tree ? walk(tree) : []) {
    const known = call.operation === 1 ? identifyContract(call.to) : undefined
    if (known === undefined || seen.has(call.to)) continue
    seen.add(call.to)
    const found = `0x${keccak((await node.code(call.to)).slice(2))}`
    const check = compare(
      `code of ${known.name}`,
      'node',
      known.codeHash,
      found,
    )
    checks.push(check)
    if (check.result === 'differs')
      risks.push({ kind: 'library-code', target: call.to, path })
  }
  return { checks, risks }
}

/** Most tokens that are asked for their symbol. */
const mostTokens = 32

/** Symbol and decimals of the tokens that move, beside the words of the gateway. */
async function readTokens(
  node: Node,
  { description }: Claim,
  tree: CallNode | undefined,
) {
  const tokens: Record<string, TokenFacts> = {}
  const moves = /^(?:transfer|transferFrom|approve)$/
  for (const [call] of tree ? walk(tree) : []) {
    const key = call.to.toLowerCase()
    if (!call.method || !moves.test(call.method.name) || key in tokens) continue
    if (Object.keys(tokens).length === mostTokens) break
    // Anything may have such a function; tokens without symbol have no facts.
    const facts = await Promise.all([
      node.read(call.to, 'symbol()', ['string']),
      node.read(call.to, 'decimals()', ['uint8']),
    ]).catch(() => undefined)
    if (facts)
      tokens[key] = {
        symbol: `${facts[0][0]}`,
        decimals: Number(facts[1][0]),
      }
  }
  const info = Object(Object(description?.txInfo).transferInfo) as Record<
    string,
    unknown
  >
  const fact = tokens[`${info['tokenAddress']}`.toLowerCase()]
  const checks: Check[] = []
  if (fact && info['type'] === 'ERC20')
    for (const [field, claimed, found] of [
      ['decimals', info['decimals'], `${fact.decimals}`],
      ['symbol', info['tokenSymbol'], fact.symbol],
    ] as const)
      if (claimed !== null && claimed !== undefined)
        checks.push(compare(field, 'node', `${claimed}`, found))
  return { tokens, checks }
}
