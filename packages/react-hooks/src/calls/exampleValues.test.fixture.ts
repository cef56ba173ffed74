import type { Address, Hex } from '@strongroom/gateway-sdk'
import {
  createProposeTransactionBody,
  createSafeInfo,
} from '@strongroom/gateway-sdk/testing'

const { address, owners, chainId: id } = createSafeInfo()
export const chainId = id
const safeAddress = address.value
export const [owner, other, third] = owners.map(({ value }) => value) as [
  Address,
  Address,
  Address,
]
export const messageHash: Hex = `0x${'3e'.repeat(32)}`
export const { safeTxHash } = createProposeTransactionBody()
export const signature = `0x${'11'.repeat(64)}1b` as const
export const at = { chainId, safeAddress }
