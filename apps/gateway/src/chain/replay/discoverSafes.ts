import { type Hex, keccak256 } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { DecodedLog, DecodedLogOf } from '../decode/DecodedLog.ts'
import { readAbiWords } from '../decode/readAbiWords.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import {
  type ReadAtBlocksOptions,
  readAtBlocks,
} from '../fetch/readAtBlocks.ts'
import { isProxyCode, isProxyFactory, isSafeSingleton } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import type { SafeRegistry } from './SafeRegistry.ts'

export interface NewSafe {
  address: Hex
  setup: Logged<DecodedLogOf<'SafeSetup'>>
  /** Null when no factory was involved. */
  factory: Hex | null
  singleton: Hex
  /** A published factory made it, with the singleton it still has. */
  pristine: boolean
}

export interface DiscoverSafesOptions extends ReadAtBlocksOptions {
  /** Safes that are known. */
  book: SafeRegistry
  /** The only safes to look for, in lower case; undefined: all. */
  only: ReadonlySet<Hex> | undefined
}

const is =
  <type extends DecodedLog['type']>(type: type) =>
  (entry: Logged): entry is Logged<DecodedLogOf<type>> =>
    entry.event.type === type

/**
 * Safes that were set up, by any factory or without one, and that are genuine:
 * a proxy of a known version in front of a known singleton.
 */
export async function discoverSafes(
  rpc: Rpc,
  events: readonly Logged[],
  headers: ReadonlyMap<number, BlockRef>,
  { book, only, ...options }: DiscoverSafesOptions,
): Promise<NewSafe[]> {
  const setups = new Map<Hex, NewSafe['setup']>()
  for (const entry of events.filter(is('SafeSetup'))) {
    const { address } = entry.log
    const isWanted = only?.has(address) ?? true
    if (isWanted && !book.has(address) && !setups.has(address)) {
      setups.set(address, entry)
    }
  }
  if (setups.size === 0) return []
  const found = [...setups.entries()].flatMap(([address, setup]) => {
    const block = headers.get(setup.log.blockNumber)
    return block === undefined ? [] : [{ address, setup, block }]
  })
  const pruned = new Set<Hex>()
  const answers = await readAtBlocks(
    rpc,
    found.flatMap(({ address, block }) => [
      { method: 'eth_getCode' as const, params: [address], block },
      { method: 'eth_getStorageAt' as const, params: [address, '0x0'], block },
    ]),
    {
      onPruned: (block) => {
        pruned.add(block.hash)
        options.onPruned?.(block)
      },
    },
  )
  const creations = events.filter(is('ProxyCreation'))
  return found.flatMap(({ address, setup, block }, i) => {
    const [code = '0x', slot = '0x'] = answers.slice(i * 2, i * 2 + 2)
    if (!isProxyCode(keccak256(code)) || slot.length !== 66) return []
    const creation = creations.find(
      ({ event, log }) =>
        event.proxy === address && log.txHash === setup.log.txHash,
    )
    const isOfficial =
      creation !== undefined && isProxyFactory(creation.log.address)
    // Today's singleton may be a later one; a published factory emits the first
    // one.
    const current =
      isOfficial && pruned.has(block.hash)
        ? creation.event.singleton
        : readAbiWords(slot).address(0)
    if (!isSafeSingleton(current)) return []
    // Setting up may move the safe to another singleton at once.
    const first = creation?.event.singleton ?? current
    return {
      address,
      setup,
      factory: creation?.log.address ?? null,
      singleton: isSafeSingleton(first) ? first : current,
      pristine: isOfficial && first === current,
    }
  })
}
