import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Address } from 'viem'
import { word } from './abiWords.ts'

/** Selectors of the functions that the app reads or calls itself. */
export const selectors = {
  'VERSION()': '0xffa1ad74',
  'implementation()': '0x5c60da1b',
  'nonce()': '0xaffed0e0',
  'getThreshold()': '0xe75235b8',
  'getOwners()': '0xa0e67e2b',
  'getModulesPaginated(address,uint256)': '0xcc2f8452',
  'balanceOf(address)': '0x70a08231',
  'transfer(address,uint256)': '0xa9059cbb',
  'ownerOf(uint256)': '0x6352211e',
  'safeTransferFrom(address,address,uint256)': '0x42842e0e',
  'balanceOf(address,uint256)': '0x00fdd58e',
  'safeTransferFrom(address,address,uint256,uint256,bytes)': '0xf242432a',
} as const

/** One `eth_call` of a function whose arguments are all static. */
export function callView(
  rpc: Rpc,
  to: Address,
  name: keyof typeof selectors,
  options: {
    args?: readonly (Address | bigint)[]
    block?: string
    signal?: AbortSignal | undefined
  } = {},
): Promise<unknown> {
  const { args = [], block = 'latest', signal } = options
  const data = selectors[name] + args.map(word).join('')
  return rpc.request({
    method: 'eth_call',
    params: [{ to, data }, block],
    ...(signal ? { signal } : {}),
  })
}
