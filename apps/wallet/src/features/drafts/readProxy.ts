import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { readUint, toAddress } from '../../chain/abiWords.ts'
import { callView } from '../../chain/callView.ts'

/** Slots that name the implementation of a proxy. */
const implementationSlots = [
  // EIP-1967.
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  // Proxies from before EIP-1967, such as that of USDC.
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
] as const
/** Slot of the contract that names the implementation of many proxies (EIP-1967). */
const beaconSlot =
  '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'
/** Code of a minimal proxy (EIP-1167), with the implementation in it. */
const minimalProxy =
  /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/i

/** Code and proxy at an address of the chain. */
export interface ContractCode {
  hasCode: boolean
  /** Contract whose code a proxy runs; undefined for other contracts. */
  implementation: Address | undefined
  /**
   * `agreed`: two nodes name the same implementation, or none. `single`: one node alone
   * answered. `contradicted`: they differ, and `implementation` is undefined.
   */
  agreement: 'agreed' | 'single' | 'contradicted'
}

/**
 * Reads what stands at an address, by two nodes where there are two. Proxies of
 * EIP-1167, of EIP-1967 with or without a beacon, and older ones are followed.
 *
 * @throws the first node's error
 */
export async function readProxy(
  [rpc, second]: readonly [Rpc, Rpc | undefined],
  address: Address,
  signal: AbortSignal,
): Promise<ContractCode> {
  const [own, other] = await Promise.all([
    readFrom(rpc, address, signal),
    // A second node without an answer leaves the first one's word, marked as such.
    second && readFrom(second, address, signal).catch(() => undefined),
  ])
  signal.throwIfAborted()
  if (other === undefined) return { ...own, agreement: 'single' }
  const isSame =
    other.implementation === own.implementation && other.hasCode === own.hasCode
  return isSame
    ? { ...own, agreement: 'agreed' }
    : {
        hasCode: own.hasCode || other.hasCode,
        implementation: undefined,
        agreement: 'contradicted',
      }
}

async function readFrom(
  rpc: Rpc,
  address: Address,
  signal: AbortSignal,
): Promise<Omit<ContractCode, 'agreement'>> {
  const ask = (method: string, ...params: unknown[]) =>
    rpc.request({ method, params: [address, ...params, 'latest'], signal })
  const code = String(await ask('eth_getCode'))
  const [, minimal] = minimalProxy.exec(code) ?? []
  if (minimal)
    return { hasCode: true, implementation: toAddress(BigInt(`0x${minimal}`)) }
  const [beacon, ...named] = await Promise.all(
    [beaconSlot, ...implementationSlots].map(async (slot) =>
      readSlot(await ask('eth_getStorageAt', slot)),
    ),
  )
  const implementation =
    named.find((one) => one !== undefined) ??
    (beacon &&
      readSlot(await callView(rpc, beacon, 'implementation()', { signal })))
  return { hasCode: code !== '0x', implementation }
}

/** The address in a word; undefined for zero, and for a word that is no address. */
function readSlot(answer: unknown): Address | undefined {
  const value = readUint(answer)
  return value > 0n && value < 2n ** 160n ? toAddress(value) : undefined
}
