import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'

const abi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function mint(address to) returns (uint256 tokenId)',
])

/** Calldata of an ERC-20 transfer. */
export function encodeTransfer(to: Address, value: bigint): Hex {
  return encodeFunctionData({
    abi,
    functionName: 'transfer',
    args: [to, value],
  })
}

/** Calldata that mints the next badge. */
export function encodeMintBadge(to: Address): Hex {
  return encodeFunctionData({ abi, functionName: 'mint', args: [to] })
}
