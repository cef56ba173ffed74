import {
  type SafeVersion,
  safeVersions,
  toAddress,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { SafePlan } from '../../chain/planSafe.ts'
import { tabStorage } from '../../storage/formDrafts.ts'
import { isAddressText, isChainId, isRecord } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { OwnerDraft } from '../owners/checkOwners.ts'

/** Values of the form, complete and checked. */
export interface SafeDraft {
  name: string
  chain: ChainRecord
  owners: readonly OwnerDraft[]
  threshold: number
  /** Decides the address, together with owners and threshold. */
  saltNonce: bigint
  /** @default the recommended one of the network */
  version?: SafeVersion | undefined
  /** Further networks that get the safe at the same address. */
  others?: readonly ChainRecord[] | undefined
  /** Plan of a safe whose address is given: it exists on another network. */
  plan?: SafePlan
}

/** What is typed so far. */
export interface FormDraft {
  name: string
  /** The first network until one is chosen. */
  chainId: string | undefined
  owners: readonly OwnerDraft[]
  /** The recommended one until one is chosen. */
  threshold: number | undefined
  saltNonce: bigint
  /** The salt nonce as it is typed, also where it is none. */
  saltText?: string | undefined
  /** The recommended one until one is chosen. */
  version?: SafeVersion | undefined
  /** Further networks that get the safe at the same address. */
  otherChainIds?: readonly string[] | undefined
}

const key = 'strongroom.v1.new-safe'

export const newOwner = (address?: Address): OwnerDraft => ({
  key: crypto.randomUUID(),
  name: '',
  address,
})

/** Keeps the form for a reload and for Back; nothing removes it. */
export function keepDraft(
  draft: FormDraft | undefined,
  storage = tabStorage(),
): void {
  try {
    if (draft === undefined) storage?.removeItem(key)
    else
      storage?.setItem(
        key,
        JSON.stringify({ ...draft, saltNonce: String(draft.saltNonce) }),
      )
  } catch {
    // If the storage is full, the draft is lost at the next reload.
  }
}

/** The form as this tab last had it; undefined without one that can be read. */
export function readKeptDraft(storage = tabStorage()): FormDraft | undefined {
  let value: unknown
  try {
    value = JSON.parse(storage?.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
  if (!isRecord(value)) return undefined
  const { name, chainId, owners, threshold, saltNonce } = value
  if (
    typeof name !== 'string' ||
    !Array.isArray(owners) ||
    typeof saltNonce !== 'string' ||
    !/^\d{1,78}$/.test(saltNonce)
  )
    return undefined
  const read = owners.filter(isRecord).map(
    (owner): OwnerDraft => ({
      ...newOwner(
        isAddressText(owner['address'])
          ? toAddress(owner['address'].toLowerCase())
          : undefined,
      ),
      name: typeof owner['name'] === 'string' ? owner['name'].slice(0, 64) : '',
      touched: true,
    }),
  )
  if (read.length === 0) return undefined
  return {
    name: name.slice(0, 64),
    chainId: isChainId(chainId) ? chainId : undefined,
    owners: read,
    threshold:
      Number.isSafeInteger(threshold) && Number(threshold) > 0
        ? Number(threshold)
        : undefined,
    saltNonce: BigInt(saltNonce),
    version: safeVersions.find((known) => known === value['version']),
    otherChainIds: Array.isArray(value['otherChainIds'])
      ? value['otherChainIds'].filter(isChainId)
      : [],
  }
}
