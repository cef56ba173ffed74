import {
  type Address,
  BaseError,
  type FeeValues,
  InsufficientFundsError,
  RpcRequestError,
  type TransactionSerializable,
} from 'viem'
import type { TransactionFields } from '../request/parseTransaction.ts'
import type { ChainClient } from './createChainClient.ts'
import { SendError } from './SendError.ts'

/** A transaction with all fields filled in, and its highest cost. */
export interface PreparedTransaction {
  /** Transaction to be signed. */
  transaction: TransactionSerializable
  nonce: number
  gas: bigint
  /** In wei: gas at its highest price. */
  highestFee: bigint
  /** Balance of the account, in wei. */
  balance: bigint
}

/**
 * Simulates a transaction and fills in what the app left open. The gas limit
 * is twice the estimate and a legacy price 2 % above the node's, as the hosted
 * wallet has it; unused gas is not charged.
 *
 * Throws a {@link SendError}.
 */
export async function prepareTransaction(
  client: ChainClient,
  fields: TransactionFields,
  account: Address,
): Promise<PreparedTransaction> {
  try {
    const { to, value, data } = fields
    const [nonce, fees, balance] = await Promise.all([
      fields.nonce ??
        client.getTransactionCount({ address: account, blockTag: 'pending' }),
      readFees(client, fields),
      client.getBalance({ address: account }),
    ])
    const estimate = await client.estimateGas({ account, to, value, data })
    const gas = fields.gas ?? estimate * 2n
    const price = fees.gasPrice ?? fees.maxFeePerGas ?? 0n
    const highestFee = gas * price
    if (gas < estimate)
      throw new SendError('fails', 'The app gave it too little gas.')
    if (balance < value + highestFee)
      throw new SendError('funds', 'The account can not pay for it.')
    const { id: chainId } = client.chain
    const transaction = {
      ...{ chainId, to, value, data, nonce, gas, ...fees },
      type: fields.type,
    } as TransactionSerializable
    return { transaction, nonce, gas, highestFee, balance }
  } catch (error) {
    throw toSendError(error)
  }
}

async function readFees(
  client: ChainClient,
  fields: TransactionFields,
): Promise<FeeValues> {
  if (fields.type === 'legacy')
    return {
      gasPrice: fields.gasPrice ?? ((await client.getGasPrice()) * 102n) / 100n,
    } as FeeValues
  const { maxFeePerGas, maxPriorityFeePerGas } = fields
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined)
    return { maxFeePerGas, maxPriorityFeePerGas } as FeeValues
  const estimated = await client.estimateFeesPerGas({ type: 'eip1559' })
  const tip = maxPriorityFeePerGas ?? estimated.maxPriorityFeePerGas
  const highest =
    maxFeePerGas ??
    estimated.maxFeePerGas + (tip - estimated.maxPriorityFeePerGas)
  // The tip is part of the whole fee and can not be above it.
  if (tip > highest)
    return { maxFeePerGas: highest, maxPriorityFeePerGas: highest } as FeeValues
  return { maxFeePerGas: highest, maxPriorityFeePerGas: tip } as FeeValues
}

function toSendError(error: unknown): SendError {
  if (error instanceof SendError) return error
  const find = (matches: (cause: unknown) => boolean) =>
    error instanceof BaseError ? error.walk(matches) : null
  if (
    find((cause) => cause instanceof InsufficientFundsError) ||
    find((cause) => /insufficient funds/i.test(String(Object(cause).details)))
  )
    return new SendError('funds', 'The account can not pay for it.', error)
  // The node answered, and the answer is that the call does not go through.
  const answer = find((cause) => cause instanceof RpcRequestError)
  const isRefused =
    answer instanceof RpcRequestError &&
    (answer.code === 3 ||
      /revert|invalid opcode|out of gas/i.test(answer.details))
  return new SendError(isRefused ? 'fails' : 'node', reasonOf(error), error)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof BaseError)) return String(error)
  return error.details || error.shortMessage
}
