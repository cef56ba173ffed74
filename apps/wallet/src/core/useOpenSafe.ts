import type { SafeInfo } from '@strongroom/gateway-sdk'
import { createContext, use } from 'react'
import type { Address } from 'viem'
import type { ChainRecord } from '../storage/parseChainRecords.ts'

/** A safe that is open: from the gateway, or from the chain when it is gone. */
export interface OpenSafe {
  chain: ChainRecord
  chainId: string
  address: Address
  /** The whole reference, as links carry it. */
  ref: string
  source: 'gateway' | 'chain'
  owners: readonly Address[]
  threshold: number
  nonce: number
  version: string | null
  info: SafeInfo | undefined
}

export const SafeContext = createContext<OpenSafe | undefined>(undefined)

/** The open safe; throws outside of the pages of a safe. */
export function useOpenSafe(): OpenSafe {
  const safe = use(SafeContext)
  if (safe === undefined)
    throw new Error('useOpenSafe needs SafeGate around it.')
  return safe
}
