import type { ChainRecord } from '../storage/parseChainRecords.ts'
import { parseSafeRef } from './parseSafeRef.ts'
import { useSafeParameter } from './routes.ts'
import { useChainRecords } from './useChainRecords.ts'

/** The chain named by the prefix of `?safe=`, when it is a known one. */
export function useChainByPrefix(): ChainRecord | undefined {
  const safe = useSafeParameter()
  const { chains } = useChainRecords()
  const result = parseSafeRef(safe)
  if (!result.ok) return undefined
  return chains.find((chain) => chain.shortName === result.ref.shortName)
}
