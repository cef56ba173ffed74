import { createContext, use } from 'react'
import type { OpenSafe } from './useSafeFromUrl.ts'

export const SafeContext = createContext<OpenSafe | undefined>(undefined)

/** The open safe; throws outside of the pages of a safe. */
export function useOpenSafe(): OpenSafe {
  const safe = use(SafeContext)
  if (safe === undefined)
    throw new Error('useOpenSafe needs SafeGate around it.')
  return safe
}
