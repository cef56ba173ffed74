import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { readAbiWords } from '../decode/readAbiWords.ts'
import type { BlockRef } from './ChainLog.ts'
import {
  type ReadAtBlocksOptions,
  readAtBlocks,
  type StateRead,
} from './readAtBlocks.ts'
import { readText } from './readText.ts'
import type { SafeState } from './SafeState.ts'

export interface SafeAtBlock {
  /** Lower case. */
  safe: Hex
  block: BlockRef
}

/** keccak256 of `guard_manager.guard.address`. */
const guardSlot =
  '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
/** keccak256 of `fallback_manager.handler.address`. */
const handlerSlot =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

export const selectors = {
  getOwners: '0xa0e67e2b',
  getThreshold: '0xe75235b8',
  nonce: '0xaffed0e0',
  version: '0xffa1ad74',
  getModulesPaginated: '0xcc2f8452',
}

const sentinel = '0x0000000000000000000000000000000000000001'
// A safe may run code that we do not know.
export const mostGas = '0x989680'
const modulesPerPage = 100
const mostModules = 1000

const modulesAfter = (module: string): string =>
  `${selectors.getModulesPaginated}${module.slice(2).padStart(64, '0')}${modulesPerPage.toString(16).padStart(64, '0')}`

const readsOf = ({ safe, block }: SafeAtBlock): StateRead[] => {
  const call = (data: string): StateRead => ({
    method: 'eth_call',
    params: [{ to: safe, data, gas: mostGas }],
    block,
  })
  const slot = (position: string): StateRead => ({
    method: 'eth_getStorageAt',
    params: [safe, position],
    block,
  })
  return [
    call(selectors.getOwners),
    call(selectors.getThreshold),
    call(selectors.version),
    call(modulesAfter(sentinel)),
    slot('0x0'),
    slot(guardSlot),
    slot(handlerSlot),
    // The nonce is read last: it reveals a state that moved during the reads.
    call(selectors.nonce),
  ]
}

/** A contract may answer anything, as after an upgrade to one we do not know. */
const attempt = <value>(
  data: Hex | undefined,
  read: (data: Hex) => value,
  otherwise: value,
): value => {
  if (data === undefined) return otherwise
  try {
    return read(data)
  } catch (error) {
    if (error instanceof RangeError) return otherwise
    throw error
  }
}

const checksummed = (addresses: readonly Hex[]): Address[] =>
  addresses.map((address) => getAddress(address))

const slotAddress = (data: Hex | undefined, otherwise: Address): Address =>
  attempt(data, (hex) => getAddress(readAbiWords(hex).address(0)), otherwise)

async function readMoreModules(
  rpc: Rpc,
  { safe, block }: SafeAtBlock,
  first: readonly Hex[],
  options: ReadAtBlocksOptions,
): Promise<Hex[]> {
  const modules = [...first]
  // The page's own "next" skips a module in 1.3.0; its last module does not.
  for (;;) {
    const last = modules.at(-1)
    const full = modules.length % modulesPerPage === 0
    if (last === undefined || !full || modules.length >= mostModules) {
      return modules
    }
    const [data] = await readAtBlocks(
      rpc,
      [
        {
          method: 'eth_call',
          params: [{ to: safe, data: modulesAfter(last), gas: mostGas }],
          block,
        },
      ],
      options,
    )
    const page = attempt(data, (hex) => readAbiWords(hex).addresses(0), [])
    if (page.length === 0) return modules
    modules.push(...page)
  }
}

const unknown: SafeState = {
  nonce: 0,
  threshold: 0,
  owners: [],
  modules: [],
  singleton: zeroAddress,
  fallbackHandler: zeroAddress,
  guard: zeroAddress,
  version: null,
}

/**
 * States of safes at blocks. A part that the contract does not return keeps the
 * `previous` value.
 *
 * @throws ChainMovedError when a block is no longer part of the chain.
 */
export async function readSafeStates(
  rpc: Rpc,
  targets: readonly SafeAtBlock[],
  previous: (safe: Hex) => SafeState | undefined,
  options: ReadAtBlocksOptions = {},
): Promise<SafeState[]> {
  const answers = await readAtBlocks(rpc, targets.flatMap(readsOf), options)
  const states: SafeState[] = []
  for (const [i, target] of targets.entries()) {
    const [owners, threshold, version, modules, slot0, guard, handler, nonce] =
      answers.slice(i * 8, i * 8 + 8)
    const before = previous(target.safe) ?? unknown
    const size = (data: Hex) => readAbiWords(data).size(0)
    const list = (data: Hex) => checksummed(readAbiWords(data).addresses(0))
    const some = attempt(
      modules,
      (data) => readAbiWords(data).addresses(0),
      undefined,
    )
    states.push({
      nonce: attempt(nonce, size, before.nonce),
      threshold: attempt(threshold, size, before.threshold),
      owners: attempt(owners, list, before.owners),
      modules:
        some === undefined
          ? before.modules
          : checksummed(await readMoreModules(rpc, target, some, options)),
      singleton: slotAddress(slot0, before.singleton),
      fallbackHandler: slotAddress(handler, before.fallbackHandler),
      guard: slotAddress(guard, before.guard),
      version: attempt(
        version,
        (data) => readText(data, 40) || null,
        before.version,
      ),
    })
  }
  return states
}
