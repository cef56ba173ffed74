import { bigint, text } from 'drizzle-orm/pg-core'
import type { Address, Hex } from 'viem'

/** Checksummed. */
export const address = (name: string) => text(name).$type<Address>()
/** Lower case. */
export const hex = (name: string) => text(name).$type<Hex>()
export const millis = (name: string) => bigint(name, { mode: 'number' })
export const block = (name: string) => bigint(name, { mode: 'number' })
