import type {
  DataDecoded,
  ProposeTransactionBody,
  SafeInfo,
  TransactionData,
  TransactionInfo,
} from '../../types/index.gen.ts'
import { createAddressEx } from '../fixtures/common.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import { createCustom } from '../fixtures/transactionInfos.ts'
import {
  createNativeCoinTransfer,
  createTransfer,
} from '../fixtures/transfers.ts'
import { same } from './same.ts'
import type { FakeCall, FakeGatewayOptions } from './types.ts'

/** Call of a proposal or of a body to preview. */
export function toCall(body: {
  readonly to: FakeCall['to']
  readonly value?: string | null | undefined
  readonly data?: FakeCall['data'] | null | undefined
  readonly operation?: 0 | 1 | null | undefined
}): FakeCall {
  const { to, value, data, operation } = body
  return {
    to,
    value: value ?? '0',
    data: data ?? '0x',
    operation: operation ?? 0,
  }
}

/** Description of a call, by the options and the default. */
export function describeCall(
  options: FakeGatewayOptions,
  call: FakeCall,
  safe: SafeInfo,
  proposal?: ProposeTransactionBody,
): TransactionInfo {
  const described = options.describe?.(call, safe)
  if (described) return described
  const { to, value, data, operation } = call
  const empty = data === '0x'
  if (operation === 0 && empty && BigInt(value) > 0n)
    return createTransfer({
      sender: safe.address,
      recipient: createAddressEx(to),
      transferInfo: createNativeCoinTransfer({ value }),
    })
  return createCustom({
    to: createAddressEx(to),
    dataSize: `${(data.length - 2) / 2}`,
    value,
    methodName: decodeCall(options, call, safe)?.method ?? null,
    isCancellation:
      operation === 0 &&
      empty &&
      same(to, safe.address.value) &&
      (proposal === undefined || hasPlainRefund(proposal)),
  })
}

/** The decoded data of a call; null when it is empty or unknown. */
export function decodeCall(
  options: FakeGatewayOptions,
  call: FakeCall,
  safe: SafeInfo | undefined,
): DataDecoded | null {
  return call.data === '0x' ? null : (options.decode?.(call, safe) ?? null)
}

/** The part of the details that describes the call. */
export function callData(
  call: FakeCall,
  dataDecoded: DataDecoded | null,
): TransactionData {
  return {
    hexData: call.data === '0x' ? null : call.data,
    dataDecoded,
    to: createAddressEx(call.to),
    value: call.value,
    operation: call.operation,
    trustedDelegateCallTarget: call.operation === 1 ? false : null,
    addressInfoIndex: null,
    tokenInfoIndex: null,
  }
}

/**
 * A cancellation has all refund fields at their defaults, or leaves all out.
 */
function hasPlainRefund(proposal: ProposeTransactionBody): boolean {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = proposal
  const plain = [
    Number(safeTxGas) === 0,
    Number(baseGas) === 0,
    Number(gasPrice) === 0,
    same(gasToken, fixtureAddresses.zero),
    same(refundReceiver ?? fixtureAddresses.zero, fixtureAddresses.zero),
  ]
  return plain.every((value) => value === plain[0])
}
