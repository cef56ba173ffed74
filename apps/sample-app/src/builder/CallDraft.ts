import { formatAmount } from '@strongroom/ui-kit'
import type { AbiFunction } from 'viem'
import type { BatchCall } from './codec/BatchCall.ts'

/** The fields of a call as they stand in the form. */
export interface CallDraft {
  to: string
  how: 'method' | 'data'
  abi: string
  /** Signature of the chosen method. */
  signature: string
  values: Readonly<Record<string, string>>
  data: string
  amount: string
}

export const emptyDraft: CallDraft = {
  to: '',
  how: 'method',
  abi: '',
  signature: '',
  values: {},
  data: '',
  amount: '',
}

/** The form of a call that is edited. */
export function draftOf(
  { to, value, data, method }: BatchCall,
  { decimals }: { decimals: number },
): CallDraft {
  const amount = value === 0n ? '' : formatAmount(value, decimals, {})
  const common = { ...emptyDraft, to, amount: amount.replaceAll(',', '') }
  if (method === undefined)
    return { ...common, how: 'data', data: data === '0x' ? '' : data }
  const fragment: AbiFunction = {
    type: 'function',
    name: method.name,
    inputs: method.inputs,
    outputs: [],
    stateMutability: method.payable ? 'payable' : 'nonpayable',
  }
  return { ...common, abi: JSON.stringify([fragment]), values: method.values }
}
