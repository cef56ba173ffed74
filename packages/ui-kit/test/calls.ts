import type { CallTreeNode } from '../src/index.ts'
import { bob, carol, dave, multiSend, token } from './people.ts'

const transferData = `0xa9059cbb${'0'.repeat(24)}${bob.slice(2).toLowerCase()}${'0'.repeat(56)}4a817c80`

export const transferCall: CallTreeNode = {
  to: token,
  value: 0n,
  data: transferData,
  operation: 0,
  method: {
    name: 'transfer',
    signature: 'transfer(address,uint256)',
    parameters: [
      { name: 'to', type: 'address', value: bob },
      { name: 'value', type: 'uint256', value: 1_250_000_000n },
    ],
  },
  children: [],
}

export const batchCall: CallTreeNode = {
  to: multiSend,
  value: 0n,
  data: `0x8d80ff0a${'00'.repeat(320)}`,
  operation: 1,
  contract: { name: 'MultiSendCallOnly', version: '1.4.1' },
  method: {
    name: 'multiSend',
    signature: 'multiSend(bytes)',
    parameters: [],
  },
  children: [
    transferCall,
    {
      to: carol,
      value: 2_500_000_000_000_000_000n,
      data: '0x',
      operation: 0,
      children: [],
    },
    {
      to: dave,
      value: 0n,
      data: `0xdeadbeef${'5f'.repeat(64)}`,
      operation: 1,
      unknown: true,
      children: [],
    },
    {
      to: dave,
      value: 0n,
      data: `0x12aa3caf${'00'.repeat(96)}`,
      operation: 0,
      method: {
        name: 'settle',
        signature: 'settle((address,uint256)[],bytes,string)',
        parameters: [
          {
            name: 'orders',
            type: 'tuple[]',
            value: [{ owner: bob, amount: 7n }],
          },
          { name: 'proof', type: 'bytes', value: `0x${'c0ffee'.repeat(16)}` },
          { name: 'memo', type: 'string', value: 'Invoice 2026-118' },
        ],
      },
      children: [],
    },
  ],
}
