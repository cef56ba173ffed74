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
  /** Refund of the fee; none by default. */
  refund?: {
    safeTxGas: bigint
    baseGas: bigint
    gasPrice: bigint
    refundReceiver: Address
  }
  /** The first one proposes. */
  signers: readonly [Address, ...Address[]]
}

/** Body of a signed proposal, with its hash. */
export async function signTransfer(
  stack: Stack,
  {
    safe,
    to,
    value,
    data = '0x',
    operation = 0,
    nonce,
    refund,
    signers,
  }: Proposal,
) {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const gas = refund ?? {
    ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
    refundReceiver: zeroAddress,
  }
  const typedData = {
    domain: { chainId: 1337, verifyingContract: safe },
    types,
    primaryType: 'SafeTx',
    message: {
      to,
      value,
      data,
      operation,
      ...gas,
      gasToken: zeroAddress,
      nonce,
    },
  } as const
  const safeTxHash = hashTypedData(typedData)
  const signatures = await Promise.all(
    signers.map((account) => client.signTypedData({ ...typedData, account })),
  )
  return {
    to,
    value: String(value),
    data: data === '0x' ? null : data,
    nonce: String(nonce),
    operation,
    safeTxGas: `${gas.safeTxGas}`,
    baseGas: `${gas.baseGas}`,
    gasPrice: `${gas.gasPrice}`,
    gasToken: zeroAddress,
    refundReceiver: gas.refundReceiver,
    safeTxHash,
    sender: signers[0],
    signature: concatHex(signatures),
  }
}

/** Puts a signed transaction into the queue, past the wallet's pages. */
export async function proposeTransfer(
  stack: Stack,
  proposal: Proposal,
): Promise<Hex> {
  const body = await signTransfer(stack, proposal)
  const response = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/transactions/${proposal.safe}/propose`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok)
    throw new Error(`Proposing failed: ${await response.text()}`)
  return body.safeTxHash
}
