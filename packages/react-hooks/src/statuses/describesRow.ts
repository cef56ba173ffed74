import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { CallNode } from '@strongroom/safe-protocol'
import {
  isRejection,
  readTransfer,
} from '@strongroom/safe-protocol/description'
import type { Address } from 'viem'
import type { RpcPort } from '../verify/RpcPort.ts'
import {
  type ListedTokens,
  readTokens,
  tokenWord,
} from '../verify/readTokens.ts'
import { sameText } from '../verify/sameText.ts'
import type { VerificationProblem } from '../verify/Verification.ts'

type Info = TransactionItem['transaction']['txInfo']
type Transfer = Extract<Info, { type: 'Transfer' }>
type Settings = Extract<Info, { type: 'SettingsChange' }>

/** Whether the words of a row are proven, and what contradicts them. */
export interface Description {
  readonly isDescribed: boolean
  readonly problems: readonly VerificationProblem[]
}

const claimed: Description = { isDescribed: false, problems: [] }
const described: Description = { isDescribed: true, problems: [] }

/** Reads the symbol and decimals of a token. */
export interface TokenContext {
  readonly rpc: RpcPort
  /** A node of another operator, which counts as a source of its own. */
  readonly second?: RpcPort | undefined
  readonly listed?: ListedTokens | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Whether a list's words about a call were all read in its bytes.
 * `compareDescription` has compared amount, recipient and method before; this adds
 * what only a list shows: direction, token, size of a batch, kind of a change.
 */
export async function describesRow(
  info: Info,
  tree: CallNode,
  safe: Address,
  context: TokenContext,
): Promise<Description> {
  switch (info.type) {
    case 'Transfer': {
      const isOut =
        info.direction === 'OUTGOING' &&
        sameText(info.sender.value, senderOf(tree, safe))
      return isOut ? describesToken(info, context) : claimed
    }
    case 'SettingsChange':
      return describesSettings(info, tree, safe) ? described : claimed
    case 'Custom': {
      const calls = tree.children.length
      return (info.actionCount ?? calls) === calls ? described : claimed
    }
    default:
      // The amounts of orders, bridges and stakes are not in the bytes.
      return claimed
  }
}

/** Who pays: of `transferFrom` its first parameter. */
function senderOf({ method }: CallNode, safe: Address): string {
  return method && /transferFrom$/i.test(method.name)
    ? `${method.parameters[0]?.value}`
    : safe
}

/** Whether two sources have the symbol and decimals, or the name, that a row shows. */
export async function describesToken(
  { transferInfo }: Transfer,
  { rpc, second, listed, signal }: TokenContext,
): Promise<Description> {
  if (transferInfo.type === 'NATIVE_COIN') return described
  const { tokenAddress, ...fields } = transferInfo
  const key = tokenAddress.toLowerCase()
  const isCollection = 'tokenId' in fields
  const word = isCollection
    ? tokenWord('gateway', fields.tokenName, 0)
    : tokenWord('gateway', fields.tokenSymbol, fields.decimals)
  const facts = await readTokens([tokenAddress], {
    ...{ rpc, second, signal },
    ...(isCollection ? { kind: 'collection' } : { listed }),
    claims: { [key]: word },
  })
  const fact = facts[key]
  const truth =
    fact?.agreement === 'agreed'
      ? fact
      : fact?.agreement === 'contradicted' && fact.words[0]
  if (!word || !truth) return claimed
  const isSame =
    truth.symbol === word.symbol &&
    (isCollection || truth.decimals === word.decimals)
  if (isSame) return fact?.agreement === 'agreed' ? described : claimed
  const write = (one: { symbol?: unknown; decimals?: unknown }) =>
    isCollection ? `${one.symbol}` : `${one.symbol}, ${one.decimals} decimals`
  const [gateway, local] = [write(word), write(truth)]
  return {
    isDescribed: false,
    problems: [{ kind: 'description-differs', field: 'token', gateway, local }],
  }
}

/**
 * A list's words about a call, read in its bytes alone. An amount of a token is
 * among them only if two sources have its symbol and decimals.
 */
export async function readWords(
  claim: Info,
  tree: CallNode,
  safe: Address,
  { rpc, second, listed, signal }: TokenContext,
): Promise<Info> {
  const { to, value, method, children } = tree
  const [recipient, amount, token] =
    (tree.operation === 0 && !isRejection(tree) && readTransfer(tree)) || []
  const sender = senderOf(tree, safe)
  const transfer = {
    type: 'Transfer',
    sender: { value: sender as Address },
    recipient: { value: `${recipient}` as Address },
    direction: sameText(sender, safe) ? 'OUTGOING' : 'UNKNOWN',
  } as const
  if (token === '')
    return {
      ...transfer,
      transferInfo: { type: 'NATIVE_COIN', value: `${amount}` },
    }
  if (token !== undefined) {
    const claimed = claim.type === 'Transfer' ? claim.transferInfo : undefined
    const word =
      claimed?.type === 'ERC20' && sameText(claimed.tokenAddress, to)
        ? tokenWord('gateway', claimed.tokenSymbol, claimed.decimals)
        : undefined
    const key = to.toLowerCase()
    const claims = { [key]: word }
    const options = { rpc, second, listed, signal, claims }
    const fact = (await readTokens([to], options))[key]
    if (fact?.agreement === 'agreed')
      return {
        ...transfer,
        transferInfo: {
          ...{ type: 'ERC20', tokenAddress: to, value: `${amount}` },
          ...{ tokenSymbol: fact.symbol, decimals: fact.decimals },
          ...{ trusted: null, imitation: false },
        },
      }
  }
  return {
    type: 'Custom',
    to: { value: to },
    dataSize: `${(tree.data.length - 2) / 2}`,
    value: `${value}`,
    isCancellation: isRejection(tree),
    ...(method && { methodName: method.name }),
    ...(children.length > 0 && { actionCount: children.length }),
  }
}

const methods: Readonly<Record<string, string>> = {
  ADD_OWNER: 'addOwnerWithThreshold',
  REMOVE_OWNER: 'removeOwner',
  SWAP_OWNER: 'swapOwner',
  CHANGE_THRESHOLD: 'changeThreshold',
  ENABLE_MODULE: 'enableModule',
  DISABLE_MODULE: 'disableModule',
  SET_FALLBACK_HANDLER: 'setFallbackHandler',
  SET_GUARD: 'setGuard',
  DELETE_GUARD: 'setGuard',
}

/** Whether the method, every account and the threshold are those of the call. */
function describesSettings(
  { settingsInfo }: Settings,
  { to, method }: CallNode,
  safe: Address,
): boolean {
  if (!settingsInfo || !method || !sameText(to, safe)) return false
  const { type, ...parts } = settingsInfo
  const given = method.parameters.map(({ value }) => `${value}`.toLowerCase())
  return (
    methods[type] === method.name &&
    Object.values(parts).every((part: unknown) =>
      given.includes(`${Object(part).value ?? part}`.toLowerCase()),
    )
  )
}
