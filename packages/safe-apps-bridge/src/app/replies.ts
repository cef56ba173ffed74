import type { Schema } from '../protocol/fits.ts'

// What hosts answer. Hosts may add fields.
export const safeInfo: Schema = {
  safeAddress: 'address',
  chainId: 'count',
  threshold: 'count',
  owners: ['address'],
  // Old hosts leave it out.
  isReadOnly: 'flag?',
}
