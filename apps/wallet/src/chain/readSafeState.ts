import type { Rpc } from '@strongroom/react-hooks/chain'
import { type Address, type Hex, numberToHex } from 'viem'
import {
  readAddresses,
  readText,
  readUint,
  readWords,
  toAddress,
} from './abiWords.ts'
import { callView } from './callView.ts'
import { safeSlots } from './safeSlots.ts'

/** A safe as the chain itself describes it at one block. */
export interface SafeState {
  address: Address
  block: number
  version: string
  nonce: bigint
  threshold: number
  owners: readonly Address[]
  /** Native balance in wei. */
  balance: bigint
  singleton: Address
  guard: Address | null
  moduleGuard: Address | null
  fallbackHandler: Address | null
  modules: readonly Address[]
}

/** The address holds no code on this chain. */
class NoSafeError extends Error {
  override readonly name = 'NoSafeError'

  constructor() {
    super('There is no contract at this address on this network.')
  }
}

/**
 * Reads owners, threshold, nonce, version and the settings slots, all at the
 * same block, so that no two values come from different states.
 *
 * @throws NoSafeError when the address has no code.
 */
export async function readSafeState(
  rpc: Rpc,
  address: Address,
  options: { signal?: AbortSignal } = {},
): Promise<SafeState> {
  const signal = options.signal ? { signal: options.signal } : {}
  const block = Number(
    await rpc.request({ method: 'eth_blockNumber', ...signal }),
  )
  const at = numberToHex(block)
  const ask = (method: string, ...params: unknown[]) =>
    rpc.request({ method, params: [...params, at], ...signal })
  if ((await ask('eth_getCode', address)) === '0x') throw new NoSafeError()

  const slot = async (name: keyof typeof safeSlots) =>
    addressOf((await ask('eth_getStorageAt', address, safeSlots[name])) as Hex)
  const read = { block: at, signal: options.signal }
  const [version, nonce, threshold, owners, balance, ...slots] =
    await Promise.all([
      callView(rpc, address, 'VERSION()', read),
      callView(rpc, address, 'nonce()', read),
      callView(rpc, address, 'getThreshold()', read),
      callView(rpc, address, 'getOwners()', read),
      ask('eth_getBalance', address),
      slot('singleton'),
      slot('guard'),
      slot('moduleGuard'),
      slot('fallbackHandler'),
    ])
  const ownerWords = readWords(owners)
  const [singleton, guard, moduleGuard, fallbackHandler] = slots
  return {
    address,
    block,
    version: readText(version, 32),
    nonce: readUint(nonce),
    threshold: Number(readUint(threshold)),
    owners: readAddresses(ownerWords, ownerWords[0]),
    balance: BigInt(String(balance)),
    singleton: singleton ?? '0x0000000000000000000000000000000000000000',
    guard: guard ?? null,
    moduleGuard: moduleGuard ?? null,
    fallbackHandler: fallbackHandler ?? null,
    modules: await readModules(rpc, address, at, options.signal),
  }
}

const sentinel = '0x0000000000000000000000000000000000000001'
const pageSize = 50n
const mostPages = 20

async function readModules(
  rpc: Rpc,
  address: Address,
  block: string,
  signal?: AbortSignal,
): Promise<Address[]> {
  const modules: Address[] = []
  let start: Address = sentinel
  for (let page = 0; page < mostPages; page += 1) {
    const words = readWords(
      await callView(rpc, address, 'getModulesPaginated(address,uint256)', {
        args: [start, pageSize],
        block,
        signal,
      }),
    )
    modules.push(...readAddresses(words, words[0]))
    // The list ends at its own head; 0 would mean a broken list.
    if ((words[1] ?? 0n) <= 1n) break
    start = toAddress(words[1] ?? 0n)
  }
  return modules
}

function addressOf(word: Hex): Address | null {
  const digits = word.slice(-40).padStart(40, '0')
  return /^0*$/.test(digits) ? null : toAddress(BigInt(`0x${digits}`))
}
