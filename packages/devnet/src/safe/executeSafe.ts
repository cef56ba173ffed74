import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { type CallReceipt, send } from './send.ts'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

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

export interface ExecuteSafeOptions {
  safe: Address
  to: Address
  value?: bigint
  data?: Hex
  operation?: 0 | 1
  /** More than 0 lets the call fail without reverting the execution. */
  safeTxGas?: bigint
  /** Owners that sign; the node holds their keys. */
  signers: readonly Address[]
  /** Sends the transaction; any account may. */
  executor: Address
  /** Time of the block, in seconds; the present without it. */
  timestamp?: number
}

/**
 * Signs a transaction of a safe by its owners and executes it.
 *
 * @throws {DevnetError} when the execution reverts. With `safeTxGas` a failing
 * call does not revert it: look for ExecutionFailure in the logs.
 */
export async function executeSafe(
  client: ChainClient,
  options: ExecuteSafeOptions,
): Promise<CallReceipt> {
  const { safe, to, value = 0n, data = '0x', operation = 0 } = options
  const { safeTxGas = 0n, signers, executor, timestamp } = options
  const nonce = await client.readContract({
    abi,
    address: safe,
    functionName: 'nonce',
  })
  const refund = {
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
  // A safe wants signatures in the order of the signers' addresses.
  const sorted = signers.map((signer) => signer.toLowerCase() as Address).sort()
  const signatures = await Promise.all(
    sorted.map((account) =>
      client.signTypedData({
        account,
        domain: { chainId: client.chain.id, verifyingContract: safe },
        types,
        primaryType: 'SafeTx',
        message: { to, value, data, operation, safeTxGas, ...refund, nonce },
      }),
    ),
  )
  return send(client, {
    timestamp,
    from: executor,
    to: safe,
    data: encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [
        to,
        value,
        data,
        operation,
        safeTxGas,
        refund.baseGas,
        refund.gasPrice,
        refund.gasToken,
        refund.refundReceiver,
        concatHex(signatures),
      ],
    }),
  })
}
