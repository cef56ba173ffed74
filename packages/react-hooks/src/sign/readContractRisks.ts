import { keccak } from '@strongroom/internal/keccak256'
import {
  encodeSetGuard,
  identifyContract,
  type KnownSafeContract,
  safeVersions,
} from '@strongroom/safe-protocol'
import type { Risk } from '@strongroom/safe-protocol/risks'
import { type Address, zeroAddress } from 'viem'
import { revertOf } from '../simulate/revertOf.ts'
import { readWords, tail, toHex, word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { callView } from '../verify/callView.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readAddress } from '../verify/readSafeNow.ts'
import { readTokens } from '../verify/readTokens.ts'

/** Options of {@link readContractRisks}. */
export interface ContractRiskOptions {
  /** The safe whose settings change. */
  readonly safe: Address
  /** Any of its owners: a guard is told who executes. */
  readonly owner?: Address | undefined
  /** A node of another operator: what either of them finds counts. */
  readonly second?: RpcPort | undefined
  readonly signal?: AbortSignal | undefined
}

// Interface ids of the guards, by what they check (ERC-165).
const guards = { guard: 'e6d7a83a', 'module-guard': '58401ed8' } as const
const supportsInterface = '01ffc9a7'
const erc1155 = 'd9b67a26'
/** checkTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,address) */
const checkTransaction = '75f0bb52'

/** Contracts that are checked. A batch with more is refused. */
const most = 20

/**
 * Asks the chain about the contracts that changes of settings name: a handler that is a
 * token, a guard that would lock the safe, a contract of Safe with other code, and a
 * version that is older or of the other kind. Each contract is read once for each use.
 * More than 20 of them are not read, and give one finding that is refused. Pass the
 * findings of `findRisks`; the result belongs to them.
 *
 * @throws the signal's reason; errors of the RPC, since what was not checked has not
 * passed
 * @example
 * import { readContractRisks } from '@strongroom/react-hooks/sign'
 * import { createRpc } from '@strongroom/react-hooks/chain'
 *
 * export async function isToken(handler: `0x${string}`) {
 *   const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 *   const change = { kind: 'fallback-handler', handler, known: false, path: [] } as const
 *   const rpc = createRpc('https://my.node.example')
 *   const found = await readContractRisks(rpc, [change], { safe })
 *   return found.some((risk) => 'reason' in risk && risk.reason === 'token')
 * }
 */
export async function readContractRisks(
  rpc: RpcPort,
  risks: readonly Risk[],
  options: ContractRiskOptions,
): Promise<Risk[]> {
  const groups = groupChanges(risks, options.safe)
  if (groups.length > most) {
    const { safe } = options
    const count = groups.length
    return [{ kind: 'unchecked-contracts', count, most, path: [], safe }]
  }
  const read = await Promise.all(
    groups.map(async ([first, ...others]) => {
      const found = await ofChange(rpc, first, options)
      return [first, ...others].flatMap(({ path }) =>
        found.map((risk) => ({ ...risk, path })),
      )
    }),
  )
  const found = read.flat()
  if (options.second === undefined) return found
  // Findings of the second node are added; a second node without an answer is ignored.
  const others = await readContractRisks(options.second, risks, {
    ...options,
    second: undefined,
  }).catch(() => {
    options.signal?.throwIfAborted()
    return []
  })
  const keys = new Set(found.map(keyOf))
  return [...found, ...others.filter((risk) => !keys.has(keyOf(risk)))]
}

type ContractChange = Extract<
  Risk,
  { kind: 'guard' | 'module-guard' | 'fallback-handler' | 'singleton' }
>

/** The changes, with those of one kind, contract and safe together. */
function groupChanges(risks: readonly Risk[], own: Address) {
  const groups = new Map<string, [ContractChange, ...ContractChange[]]>()
  for (const change of risks.filter(isContractChange)) {
    const { kind, safe = own } = change
    const key = [kind, addressOf(change), safe].join().toLowerCase()
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}

/** Whether a finding names a contract that `readContractRisks` asks about. */
const isContractChange = (risk: Risk): risk is ContractChange =>
  addressOf(risk) !== undefined && addressOf(risk) !== zeroAddress

function addressOf(risk: Risk): Address | undefined {
  switch (risk.kind) {
    case 'guard':
    case 'module-guard':
      return risk.guard
    case 'fallback-handler':
      return risk.handler
    case 'singleton':
      return risk.singleton
    default:
      return undefined
  }
}

/** Symbols differ between nodes that say the same. */
const keyOf = (risk: Risk) =>
  JSON.stringify([
    risk.kind,
    risk.path,
    'reason' in risk ? risk.reason : undefined,
  ])

async function ofChange(
  rpc: RpcPort,
  change: ContractChange,
  options: ContractRiskOptions,
): Promise<Risk[]> {
  const { signal } = options
  const address = addressOf(change) as Address
  const { path, safe = options.safe } = change
  const at = { path, safe }
  const code = `${await ask(rpc, 'eth_getCode', [address, 'latest'], signal)}`
  const known = identifyContract(address)
  if (known && !isCodeOf(known, code))
    return [{ kind: 'library-code', target: address, ...at }]
  const hasCode = code !== '0x'
  switch (change.kind) {
    case 'singleton':
      return known ? ofSingleton(rpc, known, { ...options, ...at }) : []
    case 'fallback-handler': {
      if (known) return []
      const handler = { kind: 'unsafe-handler', handler: address } as const
      if (!hasCode) return [{ ...handler, reason: 'no-code', ...at }]
      const token = await readToken(rpc, address, options)
      return token ? [{ ...handler, reason: 'token', ...token, ...at }] : []
    }
    case 'guard':
    case 'module-guard': {
      const of =
        change.kind === 'guard'
          ? ('transactions' as const)
          : ('modules' as const)
      const guard = { kind: 'unusable-guard', guard: address, of } as const
      if (of === 'modules' && !(await hasModuleGuards(rpc, options, safe)))
        return [{ ...guard, reason: 'no-module-guards', ...at }]
      if (!hasCode) return [{ ...guard, reason: 'no-code', ...at }]
      if (!(await supports(rpc, address, guards[change.kind], signal)))
        return [{ ...guard, reason: 'no-interface', ...at }]
      const isRefused =
        of === 'transactions' && (await refusesRemoval(rpc, address, options))
      return isRefused ? [{ ...guard, reason: 'refuses', ...at }] : []
    }
  }
}

const isCodeOf = ({ codeHash }: KnownSafeContract, code: string) =>
  code !== '0x' && `0x${keccak(code.slice(2))}` === codeHash

/** Position of a version among those of Safe, oldest first. */
const order = (version: KnownSafeContract['version']) =>
  safeVersions.indexOf(version)

async function readSingleton(
  rpc: RpcPort,
  safe: Address,
  signal: AbortSignal | undefined,
): Promise<Address> {
  const slot = [safe, toHex(0n, 32), 'latest']
  const [value = 0n] = readWords(
    await ask(rpc, 'eth_getStorageAt', slot, signal),
  )
  return readAddress(value)
}

/** False for code of Safe before 1.5.0; unknown code may have guards of modules. */
async function hasModuleGuards(
  rpc: RpcPort,
  { signal }: ContractRiskOptions,
  safe: Address,
): Promise<boolean> {
  const code = identifyContract(await readSingleton(rpc, safe, signal))
  return code === undefined || order(code.version) >= order('1.5.0')
}

/** How the version to come differs from the code that the safe runs now. */
async function ofSingleton(
  rpc: RpcPort,
  next: KnownSafeContract,
  { safe, path, signal }: ContractRiskOptions & Pick<Risk, 'path'>,
): Promise<Risk[]> {
  const current = await readSingleton(rpc, safe, signal)
  const now = identifyContract(current)
  if (!now) return []
  const version = { singleton: next.address, current, path, safe } as const
  const older = order(next.version) < order(now.version)
  return [
    ...(older
      ? [{ kind: 'unusual-version', ...version, reason: 'older' } as const]
      : []),
    ...(next.name !== now.name
      ? [{ kind: 'unusual-version', ...version, reason: 'other-kind' } as const]
      : []),
  ]
}

/** A contract that counts balances of the safe under a name is a token of some kind. */
async function readToken(
  rpc: RpcPort,
  address: Address,
  { safe, signal }: ContractRiskOptions,
): Promise<{ symbol?: string } | undefined> {
  const balance = await view(rpc, address, `70a08231${word(safe)}`, signal)
  if (balance?.length !== 1)
    return (await supports(rpc, address, erc1155, signal)) ? {} : undefined
  const [tokens, collections] = await Promise.all([
    readTokens([address], { rpc, signal }),
    readTokens([address], { rpc, kind: 'collection', signal }),
  ])
  const key = address.toLowerCase()
  const named = tokens[key]?.words[0] ?? collections[key]?.words[0]
  return named && { symbol: named.symbol }
}

async function supports(
  rpc: RpcPort,
  address: Address,
  id: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const asked = `${supportsInterface}${id.padEnd(64, '0')}`
  const answer = await view(rpc, address, asked, signal)
  return answer?.length === 1 && answer[0] === 1n
}

/** Words of an answer; undefined where the contract reverts or answers otherwise. */
async function view(
  rpc: RpcPort,
  address: Address,
  data: string,
  signal: AbortSignal | undefined,
): Promise<readonly bigint[] | undefined> {
  let answer: unknown
  try {
    answer = await callView(rpc, address, data, signal)
  } catch (error) {
    if (revertOf(error) === undefined) throw error
    return undefined
  }
  try {
    return readWords(answer)
  } catch {
    return undefined
  }
}

/** Whether a guard would revert when the safe, as its owner wants, removes it again. */
async function refusesRemoval(
  rpc: RpcPort,
  guard: Address,
  { safe, owner = zeroAddress, signal }: ContractRiskOptions,
): Promise<boolean> {
  const inner = tail(encodeSetGuard({ guard: zeroAddress }))
  const words = [
    ...[safe, 0n, 352n, 0, 0n, 0n, 0n, zeroAddress, zeroAddress],
    352 + inner.length / 2,
    owner,
  ]
  const data = `0x${checkTransaction}${words.map(word).join('')}${inner}${tail('0x')}`
  try {
    const call = { from: safe, to: guard, data }
    await ask(rpc, 'eth_call', [call, 'latest'], signal)
    return false
  } catch (error) {
    if (revertOf(error) === undefined) throw error
    return true
  }
}
