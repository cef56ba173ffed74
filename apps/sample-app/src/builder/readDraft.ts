import { formatAmount, parseAmount, readAddressInput } from '@strongroom/ui-kit'
import { type AbiFunction, type Hex, toFunctionSignature } from 'viem'
import type { BatchCall } from './codec/BatchCall.ts'
import { encodeCall } from './codec/BatchCall.ts'
import { InputError } from './codec/InputError.ts'
import { parseAbiText } from './codec/parseAbiText.ts'

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

/** Parsed form of a call, and its missing fields. */
export interface ReadDraft {
  /** Methods of the pasted ABI that can be sent. */
  methods: readonly { signature: string; method: AbiFunction }[]
  method: AbiFunction | undefined
  /** Problem of the ABI, once there is one. */
  abiError: string | undefined
  takesCoins: boolean
  call: BatchCall | undefined
  /** The first thing to do before the call is whole. */
  missing: string | null
}

/** Reads the form of a call. */
export function readDraft(
  draft: CallDraft,
  { decimals, shortName }: { decimals: number; shortName: string },
): ReadDraft {
  const { methods, abiError } = readMethods(draft)
  const chosen =
    methods.find(({ signature }) => signature === draft.signature) ?? methods[0]
  const method = chosen?.method
  const isPayable = method?.stateMutability === 'payable'
  const takesCoins = draft.how === 'data' || isPayable
  const state = { methods, method, abiError, takesCoins }
  const stop = (missing: string): ReadDraft => ({
    ...state,
    call: undefined,
    missing,
  })

  const { address: to } = readAddressInput(draft.to, { shortName })
  if (to === null) return stop('Enter the contract or the recipient.')
  const amount = draft.amount.trim() === '' ? '0' : draft.amount
  const { amount: value } = parseAmount(takesCoins ? amount : '0', decimals)
  if (value === null) return stop('Enter the coins to send along as a number.')
  if (draft.how === 'data') {
    const data = draft.data.trim() || '0x'
    if (!/^0x([0-9a-f]{2})*$/i.test(data))
      return stop('Enter the data as 0x and pairs of hexadecimal digits.')
    if (data === '0x' && value === 0n)
      return stop('Enter data, or coins to send along.')
    const call = { to, value, data: data.toLowerCase() as Hex }
    return { ...state, call, missing: null }
  }
  if (method === undefined) return stop(abiError ?? 'Paste the contract’s ABI.')
  const { name, inputs } = method
  try {
    const filled = { name, inputs, payable: isPayable, values: draft.values }
    const data = encodeCall(filled)
    const call = { to, value, data, method: filled }
    return { ...state, call, missing: null }
  } catch (error) {
    if (error instanceof InputError) return stop(error.message)
    throw error
  }
}

function readMethods({ how, abi }: CallDraft): {
  methods: ReadDraft['methods']
  abiError: string | undefined
} {
  if (how === 'data' || abi.trim() === '')
    return { methods: [], abiError: undefined }
  try {
    const methods = parseAbiText(abi)
      .filter(({ stateMutability }) => !/^(view|pure)$/.test(stateMutability))
      .map((method) => ({ signature: toFunctionSignature(method), method }))
    return methods.length === 0
      ? { methods, abiError: 'This ABI has only methods that read.' }
      : { methods, abiError: undefined }
  } catch (error) {
    if (error instanceof InputError)
      return { methods: [], abiError: error.message }
    throw error
  }
}
