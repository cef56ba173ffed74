import { type Rpc, RpcCallError } from '@strongroom/react-hooks/chain'
import {
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  padHex,
  toHex,
} from 'viem'
import { namehash, normalize, packetToBytes } from 'viem/ens'
import { readUint, readWords, toAddress } from '../../chain/abiWords.ts'

/** Selectors of registries, resolvers, and resolvers for names below theirs. */
const selectors = {
  resolver: '0x0178b8bf',
  addr: '0x3b3b57de',
  supportsInterface: '0x01ffc9a7',
  /** Its interface has the same id (ENSIP-10). */
  resolve: '0x9061b923',
} as const
const nameAndCall = [{ type: 'bytes' }, { type: 'bytes' }] as const
/** Selector of the error that sends readers to a server (EIP-3668). */
const offchainLookup = '0x556f1830'
/** Names have few labels, and each one is a request. */
const mostLabels = 10

/** Address of a name, and how many nodes agree on it. */
export interface FoundName {
  address: Address
  /** `single`: one node alone answered. */
  agreement: 'agreed' | 'single'
}

/** Why a name gives no address that can be used. */
export class NameError extends Error {
  override readonly name = 'NameError'
  /**
   * `invalid`: the name is not one by ENSIP-15. `contradicted`: two nodes differ.
   * `offchain`: a server outside of the chain would have to be asked.
   */
  readonly problem: 'invalid' | 'contradicted' | 'offchain'

  constructor(problem: NameError['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Where a name is looked up. */
export interface NameSource {
  /** Registry of the names of the chain (EIP-137). */
  registry: Address
  rpc: Rpc
  /** A node of another operator, which has to agree. */
  second: Rpc | undefined
  signal: AbortSignal
}

/**
 * Looks a name up on the chain, normalized by ENSIP-15, at two nodes where there are two.
 *
 * @returns null where the name stands for no address
 * @throws NameError; errors of the first node
 */
export async function lookUpName(
  typed: string,
  { registry, rpc, second, signal }: NameSource,
): Promise<FoundName | null> {
  const name = normalizeName(typed)
  const [own, other] = await Promise.all([
    resolveAt(rpc, registry, name, signal),
    // A second node without an answer leaves the word of the first, marked as such.
    second && resolveAt(second, registry, name, signal).catch(() => undefined),
  ])
  signal.throwIfAborted()
  if (other !== undefined && other !== own) throw new NameError('contradicted')
  if (own === 'offchain') throw new NameError('offchain')
  return own && { address: own, agreement: other ? 'agreed' : 'single' }
}

function normalizeName(typed: string): string {
  try {
    const name = normalize(typed)
    if (name.split('.').length <= mostLabels) return name
  } catch {
    // Not a name by ENSIP-15.
  }
  throw new NameError('invalid')
}

/** One node's word; null for no address. */
async function resolveAt(
  rpc: Rpc,
  registry: Address,
  name: string,
  signal: AbortSignal,
): Promise<Address | null | 'offchain'> {
  const call = (to: Address, data: Hex) =>
    rpc.request({
      method: 'eth_call',
      params: [{ to, data }, 'latest'],
      signal,
    })
  const labels = name.split('.')
  const resolvers = await Promise.all(
    labels.map(async (_, from) => {
      const node = namehash(labels.slice(from).join('.'))
      const data = concatHex([selectors.resolver, node])
      return readOwner(await call(registry, data))
    }),
  )
  // The resolver of the name, else of the nearest name above it.
  const depth = resolvers.findIndex((one) => one !== null)
  const resolver = resolvers[depth]
  if (!resolver) return null
  const addr = concatHex([selectors.addr, namehash(name)])
  try {
    if (!(await isWildcard()))
      return depth > 0 ? null : readOwner(await call(resolver, addr))
    const dnsName = toHex(packetToBytes(name))
    const given = encodeAbiParameters(nameAndCall, [dnsName, addr])
    const answer = await call(resolver, concatHex([selectors.resolve, given]))
    const [found] = decodeAbiParameters([{ type: 'bytes' }], answer as Hex)
    return readOwner(found)
  } catch (error) {
    const revert = revertOf(error)
    if (revert === undefined) throw error
    return revert.startsWith(offchainLookup) ? 'offchain' : null
  }

  async function isWildcard(): Promise<boolean> {
    const id = padHex(selectors.resolve, { dir: 'right', size: 32 })
    const data = concatHex([selectors.supportsInterface, id])
    const answer = await call(resolver as Address, data).catch((error) => {
      if (revertOf(error) === undefined) throw error
      return undefined
    })
    try {
      return readUint(answer) === 1n
    } catch {
      // Resolvers older than ERC-165 answer with nothing.
      return false
    }
  }
}

/** The address in an answer; null for zero, and for an account that has no code. */
function readOwner(answer: unknown): Address | null {
  if (answer === '0x') return null
  const [value = 0n] = readWords(answer)
  return value === 0n ? null : toAddress(value)
}

/** Data of a revert; undefined for other errors. */
function revertOf(error: unknown): string | undefined {
  if (!(error instanceof RpcCallError)) return undefined
  const { code, data, message } = error
  const bytes = typeof data === 'string' ? data : ''
  return code === 3 || bytes.startsWith('0x') || /revert/i.test(message)
    ? bytes
    : undefined
}
