import type { Address, Hex } from '@strongroom/gateway-sdk'
import {
  createProposeTransactionBody,
  createSafeInfo,
} from '@strongroom/gateway-sdk/testing'

const { address, owners, chainId: id } = createSafeInfo()
export const chainId = id
export const safeAddress = address.value
export const [owner, other, third] = owners.map(({ value }) => value) as [
  Address,
  Address,
  Address,
]
export const messageHash: Hex = `0x${'3e'.repeat(32)}`
export const moduleAddress: Address =
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134'
export const proposal = createProposeTransactionBody()
export const { safeTxHash } = proposal
export const signature = `0x${'11'.repeat(64)}1b` as const
export const at = { chainId, safeAddress }
export const device = { chainId, uuid: '11111111-2222-4333-8444-555555555555' }
