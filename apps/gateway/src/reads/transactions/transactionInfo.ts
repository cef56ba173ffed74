import type {
  DataDecoded,
  TransactionInfo,
} from '@strongroom/gateway-sdk/schemas'
import { type Address, type Hex, size, zeroAddress } from 'viem'
import type { Names } from '../names/Names.ts'
import { settingsInfo } from './settingsInfo.ts'
import { transferInfo } from './transferInfo.ts'

export interface CallParts {
  safe: Address
  to: Address
  value: string
  data: Hex
  operation: number
  /** Refund fields, if the call has them. */
  refund?: {
    safeTxGas: string
    baseGas: string
    gasPrice: string
    gasToken: Address
    refundReceiver: Address
  }
}

const isCancellation = (call: CallParts): boolean => {
  const { safe, to, value, data, operation, refund } = call
  if (to !== safe || value !== '0' || data !== '0x' || operation !== 0) {
    return false
  }
  if (refund === undefined) return true
  const set = [
    refund.safeTxGas !== '0',
    refund.baseGas !== '0',
    refund.gasPrice !== '0',
    refund.gasToken !== zeroAddress,
    refund.refundReceiver !== zeroAddress,
  ]
  return set.every((x) => x) || !set.some((x) => x)
}

const custom = (
  call: CallParts,
  decoded: DataDecoded | null,
  names: Names,
): TransactionInfo => {
  const batch = decoded?.parameters?.[0]?.valueDecoded
  return {
    type: 'Custom',
    humanDescription: null,
    to: names.of(call.to),
    dataSize: String(size(call.data)),
    value: call.value,
    methodName: decoded?.method ?? null,
    ...(decoded?.method === 'multiSend' && Array.isArray(batch)
      ? { actionCount: batch.length }
      : {}),
    isCancellation: isCancellation(call),
  }
}

const transferForms = new Set([
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
])

const tokenTransfer = (
  { safe, to }: CallParts,
  decoded: DataDecoded,
  names: Names,
): TransactionInfo | undefined => {
  const token = names.token(to)
  if (token === undefined || token.kind === 'NONE') return undefined
  const text = (index: number) => String(decoded.parameters?.[index]?.value)
  const types = decoded.parameters?.map((parameter) => parameter.type).join()
  // A registered ABI may have other functions of these names.
  if (!transferForms.has(`${decoded.method}(${types})`)) return undefined
  const parts =
    decoded.method === 'transfer'
      ? { from: safe, to: text(0) as Address, value: text(1) }
      : /^(transferFrom|safeTransferFrom)$/.test(decoded.method)
        ? {
            from: text(0) as Address,
            to: text(1) as Address,
            value: text(2),
          }
        : undefined
  return parts !== undefined && (parts.from === safe || parts.to === safe)
    ? transferInfo({ safe, token: to, kind: token.kind, ...parts }, names)
    : undefined
}

/** Meaning of a call out of a safe, as lists show it. */
export function transactionInfo(
  call: CallParts,
  decoded: DataDecoded | null,
  names: Names,
): TransactionInfo {
  const { safe, to, value, data, operation } = call
  const pays = value !== '0'
  if (operation === 1 || (pays && data !== '0x')) {
    return custom(call, decoded, names)
  }
  if (pays) {
    return transferInfo(
      { safe, from: safe, to, token: null, kind: 'NATIVE_COIN', value },
      names,
    )
  }
  if (decoded === null) return custom(call, decoded, names)
  if (to === safe) {
    const settings = settingsInfo(decoded, names)
    if (settings !== undefined) {
      return {
        type: 'SettingsChange',
        humanDescription: null,
        dataDecoded: decoded,
        settingsInfo: settings,
      }
    }
  }
  return tokenTransfer(call, decoded, names) ?? custom(call, decoded, names)
}
