import type { Schema } from '../protocol/fits.ts'

// Answers of hosts. Hosts may add fields.
export const safeInfo: Schema = {
  safeAddress: 'address',
  chainId: 'count',
  threshold: 'count',
  owners: ['address'],
  // Old hosts leave it out.
  isReadOnly: 'flag?',
}
