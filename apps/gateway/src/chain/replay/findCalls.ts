import type { Hex } from 'viem'
import type { ModuleFields, MultisigFields } from '../decode/SafeEvent.ts'
import { words } from '../decode/words.ts'
import { scanCalldata } from './scanCalldata.ts'

const execTransaction = '6a761202'
const execTransactionFromModule = '468721a7'
const execTransactionFromModuleReturnData = '5229073f'

/**
 * Everything in calldata that reads like `execTransaction`, also inside of what
 * a relayer or a batch was given. Candidates only: the caller checks the hash.
 */
export function findMultisigCalls(input: Hex): MultisigFields[] {
  return scanCalldata(input, execTransaction, (offset) => {
    const args = words(input, offset)
    return {
      to: args.address(0),
      value: args.uint(1),
      data: args.bytes(2),
      operation: args.size(3),
      safeTxGas: args.uint(4),
      baseGas: args.uint(5),
      gasPrice: args.uint(6),
      gasToken: args.address(7),
      refundReceiver: args.address(8),
      signatures: args.bytes(9),
    }
  })
}

/** The parameters of a call that a module made; undefined for another call. */
export function decodeModuleCall(
  module: Hex,
  input: Hex,
): ModuleFields | undefined {
  const selector = input.slice(2, 10)
  if (
    selector !== execTransactionFromModule &&
    selector !== execTransactionFromModuleReturnData
  ) {
    return undefined
  }
  try {
    const args = words(input, 4)
    return {
      module,
      to: args.address(0),
      value: args.uint(1),
      data: args.bytes(2),
      operation: args.size(3),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
