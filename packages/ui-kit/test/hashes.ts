import type { HashRow } from '../src/index.ts'

const domain =
  '0x6f1d2c9be0a74f538bd1c2a77e0413fa9d5508c1e3ab64720fd9b8c46a1e07d3'
const message =
  '0x19a3e5f0c7b24d8891fe6a035c2b7d40ea96f8137bcd50429e8810fa63d4b7c2'
const transaction =
  '0xb2c45f7708e19da3465cf0127e98ab3dd41f65c0937e2a8b10f4d6c58e7a93b1'
const other =
  '0xb2c45f7708e19da3465cf0127e98ab3dd41f65c0937e2a8b10f4d6c58e7a0000'

function agreed(label: string, hash: string): HashRow {
  return {
    label,
    hash,
    sources: [
      { label: 'Computed here', value: hash, ok: true },
      { label: 'Gateway', value: hash, ok: true },
      { label: 'Safe contract on your RPC', value: hash, ok: true },
    ],
  }
}

export const equalHashes: readonly HashRow[] = [
  agreed('Domain hash', domain),
  agreed('Message hash', message),
  agreed('Safe transaction hash', transaction),
]

export const differentHashes: readonly HashRow[] = [
  ...equalHashes.slice(0, 2),
  {
    label: 'Safe transaction hash',
    hash: transaction,
    sources: [
      { label: 'Computed here', value: transaction, ok: true },
      { label: 'Gateway', value: other, ok: false },
      { label: 'Safe contract on your RPC', value: null },
    ],
  },
]
