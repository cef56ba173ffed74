import { expect, test } from 'vitest'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { encodeMultiSend } from '../multisend/encodeMultiSend.ts'
import {
  encodeApproveHash,
  encodeEnableModule,
  encodeSetGuard,
  encodeSignMessage,
} from '../settings/configuration.ts'
import { getMigration } from '../settings/migration.ts'
import { encodeAddOwner, encodeChangeThreshold } from '../settings/owners.ts'
import { encodeExecTransaction } from './execTransaction.ts'
import { findBatchObstacle } from './findBatchObstacle.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const deployment = getSafeDeployment({ version: '1.4.1' })
const contracts = deployment as NonNullable<typeof deployment>
const batch = contracts.multiSendCallOnly.address

const find = (fields: Partial<Parameters<typeof createSafeTransaction>[0]>) =>
  findBatchObstacle(
    createSafeTransaction({ to: other, nonce: 0n, ...fields }),
    {
      safe: safe.toLowerCase() as typeof safe,
    },
  )

test.each([
  ['a payment', { value: 1n }],
  ['a call of another contract', { data: '0x12345678' }],
  ['a rejection', { to: safe }],
  [
    'a batch of payments',
    {
      to: batch,
      operation: 1,
      data: encodeMultiSend([
        { to: other, value: 1n },
        { to: safe, value: 1n },
      ]),
    },
  ],
  [
    'a message signed on the chain',
    {
      to: contracts.signMessageLib.address,
      operation: 1,
      data: encodeSignMessage({ message: `0x${'11'.repeat(32)}` }),
    },
  ],
  [
    'the approval of another safe’s transaction',
    { data: encodeApproveHash({ hash: `0x${'22'.repeat(32)}` }) },
  ],
] as const)('default: %s can be executed with others', (_, fields) => {
  expect(find(fields)).toBeUndefined()
})

const settings = {
  owners: encodeAddOwner({ owner: other, threshold: 1 }),
  'the threshold': encodeChangeThreshold({ threshold: 1 }),
  'a module': encodeEnableModule({ module: other }),
  'the guard': encodeSetGuard({ guard: other }),
  'the safe by an execution of its own': encodeExecTransaction(
    createSafeTransaction({ to: other, nonce: 0n }),
    '0x',
  ),
  'the safe by unknown bytes': '0x12345678',
} as const

test.each(Object.entries(settings))(
  'behavior: a change of %s is executed alone, also inside a batch',
  (_, data) => {
    expect(find({ to: safe, data })).toBe('settings')
    const inner = encodeMultiSend([
      { to: other, value: 1n },
      { to: safe, data },
    ])
    expect(find({ to: batch, operation: 1, data: inner })).toBe('settings')
  },
)

test('behavior: code that can change the safe is executed alone', () => {
  const foreign = { to: other, operation: 1, data: '0x12345678' } as const
  expect(find(foreign)).toBe('delegate-call')
  const update = getMigration({
    singleton: contracts.singletonL2.address,
    chainId: 1,
  })
  expect(update?.version).toBe('1.5.0')
  expect(find({ ...update })).toBe('delegate-call')
  const inner = encodeMultiSend([{ ...foreign }])
  expect(
    find({ to: contracts.multiSend.address, operation: 1, data: inner }),
  ).toBe('delegate-call')
  expect(find({ to: batch, operation: 1, data: '0x12345678' })).toBe(
    'delegate-call',
  )
})

test('behavior: a limit of gas or a refund is executed alone', () => {
  expect(find({ safeTxGas: 1n })).toBe('own-gas')
  expect(find({ gasPrice: 1n })).toBe('own-gas')
})
