import { createChainClient } from '@strongroom/devnet'
import {
  type Address,
  concatHex,
  type Hex,
  hashTypedData,
  zeroAddress,
} from 'viem'
import type { Stack } from './stack.ts'

const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

export interface Proposal {
  safe: Address
  to: Address
  value: bigint
  /** @default '0x' */
  data?: Hex
  /** @default 0 */
  operation?: 0 | 1
  nonce: bigint
  /** The first one proposes. */
  signers: readonly [Address, ...Address[]]
}

/** Puts a signed transaction into the queue, past the wallet's pages. */
export async function proposeTransfer(
  stack: Stack,
  { safe, to, value, data = '0x', operation = 0, nonce, signers }: Proposal,
): Promise<Hex> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const typedData = {
    domain: { chainId: 1337, verifyingContract: safe },
    types,
    primaryType: 'SafeTx',
    message: {
      to,
      value,
      data,
      operation,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce,
    },
  } as const
  const safeTxHash = hashTypedData(typedData)
  const signatures = await Promise.all(
    signers.map((account) => client.signTypedData({ ...typedData, account })),
  )
  const response = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/transactions/${safe}/propose`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        to,
        value: String(value),
        data: data === '0x' ? null : data,
        nonce: String(nonce),
        operation,
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        gasToken: zeroAddress,
        refundReceiver: zeroAddress,
        safeTxHash,
        sender: signers[0],
        signature: concatHex(signatures),
      }),
    },
  )
  if (!response.ok)
    throw new Error(`Proposing failed: ${await response.text()}`)
  return safeTxHash
}
