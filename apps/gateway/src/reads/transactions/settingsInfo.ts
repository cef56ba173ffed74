import type {
  AddressEx,
  DataDecoded,
  SettingsInfo,
} from '@strongroom/gateway-sdk/schemas'
import { type Address, zeroAddress } from 'viem'
import type { Names } from '../names/Names.ts'

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
export function settingsInfo(
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
