import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import type { OwnerDraft } from './checkOwners.ts'

/** Values of the form. */
export interface SafeDraft {
  name: string
  chain: ChainRecord
  owners: readonly OwnerDraft[]
  threshold: number
}
