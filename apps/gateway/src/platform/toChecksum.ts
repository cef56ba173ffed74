import { type Address, getAddress, isAddress } from 'viem'

/** An address in lower case or with the right checksum; else undefined. */
export const toChecksum = (value: string): Address | undefined =>
  isAddress(value) ? getAddress(value) : undefined
