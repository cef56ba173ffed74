import type {
  AddressEx,
  DataDecoded,
  SettingsInfo,
  TransactionInfo,
} from '@strongroom/gateway-sdk'
import { type Address, type Hex, size, zeroAddress } from 'viem'
import type { Names } from '../names/Names.ts'
import { transferInfo } from './transferInfo.ts'

interface Values {
  address: (index: number) => AddressEx
  number: (index: number) => number
  isZero: (index: number) => boolean
}

/** By method of the safe; positions are those of its parameters. */
const kinds: Readonly<Record<string, (values: Values) => SettingsInfo>> = {
  setFallbackHandler: (v) => ({
    type: 'SET_FALLBACK_HANDLER',
    handler: v.address(0),
  }),
  addOwnerWithThreshold: (v) => ({
    type: 'ADD_OWNER',
    owner: v.address(0),
    threshold: v.number(1),
  }),
  removeOwner: (v) => ({
    type: 'REMOVE_OWNER',
    owner: v.address(1),
    threshold: v.number(2),
  }),
  swapOwner: (v) => ({
    type: 'SWAP_OWNER',
    oldOwner: v.address(1),
    newOwner: v.address(2),
  }),
  changeThreshold: (v) => ({
    type: 'CHANGE_THRESHOLD',
    threshold: v.number(0),
  }),
  changeMasterCopy: (v) => ({
    type: 'CHANGE_MASTER_COPY',
    implementation: v.address(0),
  }),
  enableModule: (v) => ({ type: 'ENABLE_MODULE', module: v.address(0) }),
  disableModule: (v) => ({ type: 'DISABLE_MODULE', module: v.address(1) }),
  setGuard: (v) =>
    v.isZero(0)
      ? { type: 'DELETE_GUARD' }
      : { type: 'SET_GUARD', guard: v.address(0) },
  setModuleGuard: (v) =>
    v.isZero(0)
      ? { type: 'DELETE_MODULE_GUARD' }
      : { type: 'SET_MODULE_GUARD', moduleGuard: v.address(0) },
}

/**
 * Settings change of a call of the safe on itself; undefined for other calls.
 */
function settingsInfo(
  decoded: DataDecoded,
  names: Names,
): SettingsInfo | undefined {
  if (!Object.hasOwn(kinds, decoded.method)) return undefined
  const text = (index: number): string =>
    String(decoded.parameters?.[index]?.value ?? '')
  return kinds[decoded.method]?.({
    address: (index) => names.of(text(index) as Address),
    // A nonsensical threshold may exceed what a JSON number can hold.
    number: (index) => Math.min(Number(text(index)), Number.MAX_SAFE_INTEGER),
    isZero: (index) => text(index) === zeroAddress,
  })
}

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
