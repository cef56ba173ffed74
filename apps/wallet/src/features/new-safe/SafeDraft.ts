import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { OwnerDraft } from './checkOwners.ts'

/** What the form collects. */
export interface SafeDraft {
  name: string
  chain: ChainRecord
  owners: readonly OwnerDraft[]
  threshold: number
}
