import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import { expect, test } from 'vitest'
import { timelineEntries } from './timelineEntries.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const details = { txStatus: 'AWAITING_CONFIRMATIONS' } as TransactionDetails
const execution = {
  type: 'MULTISIG',
  submittedAt: 1,
  signers: [alice, bob].map((value) => ({ value })),
  confirmationsRequired: 1,
  confirmations: [alice, bob, carol].map((value) => ({
    signer: { value },
    submittedAt: 1,
  })),
} as unknown as MultisigExecutionDetails

const titles = (valid: readonly (typeof alice | typeof bob | typeof carol)[]) =>
  timelineEntries(
    { ...details, detailedExecutionInfo: execution },
    {
      verification: {
        confirmations: [alice, bob, carol].map((owner) => ({
          owner,
          kind: 'eip712',
          valid: valid.some((other) => other === owner),
        })),
        chain: {
          owners: [alice, bob],
          threshold: 2,
          nonce: 1n,
          version: '1.4.1',
        },
      } as unknown as Verification,
    },
  )
    .filter(({ state }) => state === 'pending')
    .map(({ title, address }) => (address ? `${title} ${address}` : title))

test('default', () => {
  expect(titles([alice, bob])).toEqual(['Can be executed by anyone'])
})

test('behavior: an invalid confirmation, or a stranger’s, does not count', () => {
  expect(titles([alice, carol])).toEqual([
    '1 of these owners must still confirm',
    `Not confirmed yet ${bob}`,
  ])
  expect(titles([])).toHaveLength(3)
})

const all = (
  fields: Partial<Parameters<typeof timelineEntries>[0]>,
  options?: Parameters<typeof timelineEntries>[1],
) =>
  timelineEntries(
    { ...details, detailedExecutionInfo: execution, ...fields },
    options,
  ).map(({ title, state, verification, name }) =>
    [title, state, verification, name].filter(Boolean).join(' '),
  )

test('behavior: marks every entry as unverified if verification is missing', () => {
  expect(all({}).filter((line) => line.startsWith('Confirmed'))).toEqual([
    'Confirmed claimed unchecked',
    'Confirmed claimed unchecked',
    'Confirmed claimed unchecked',
  ])
  expect(all({})).toContain('1 of these owners must still confirm pending')
})

test('behavior: lists the proposer and the outcome', () => {
  const { proposer: _, ...rest } = execution
  const byDelegate = { ...rest, proposedByDelegate: { value: carol } as const }
  const names = { [carol.toLowerCase()]: 'Carol' }
  const lines = all(
    {
      detailedExecutionInfo: byDelegate,
      txStatus: 'FAILED',
      executedAt: 5,
    },
    { names },
  )
  expect(lines[0]).toBe('Proposed by a delegate claimed Carol')
  expect(lines.at(-1)).toBe('Executed and failed failed')
})

test('behavior: an execution by a module lists zero confirmations', () => {
  const detailedExecutionInfo = {
    type: 'MODULE',
    address: { value: bob },
  } as const
  expect(
    all({ detailedExecutionInfo, txStatus: 'SUCCESS', executedAt: 5 }),
  ).toEqual(['Executed by a module, without confirmations claimed'])
  expect(all({ detailedExecutionInfo: null })).toEqual([])
})

test('behavior: one signer named twice gives two entries of their own', () => {
  const [first] = execution.confirmations
  const twice = first
    ? { ...execution, confirmations: [first, first] }
    : execution
  const ids = timelineEntries({
    ...details,
    detailedExecutionInfo: twice,
  }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('behavior: an invented record has no entry that counts as done', () => {
  const verification = {
    confirmations: [alice, bob, carol].map((owner) => ({
      owner,
      kind: 'eip712',
      valid: false,
    })),
  } as unknown as Verification
  const detailedExecutionInfo = { ...execution, proposer: { value: alice } }
  const record = { ...details, detailedExecutionInfo } as TransactionDetails
  const entries = timelineEntries(record, { verification })
  expect(entries.map(({ state }) => state)).not.toContain('done')
  expect(entries[0]).toMatchObject({
    title: 'Created',
    note: 'According to the gateway',
  })
  // Without a signature at all, as of a proposal by a delegate.
  const unsigned = { ...detailedExecutionInfo, confirmations: [] }
  const [created] = timelineEntries({
    ...record,
    detailedExecutionInfo: unsigned as unknown as MultisigExecutionDetails,
  })
  expect(created?.state).toBe('claimed')
})
