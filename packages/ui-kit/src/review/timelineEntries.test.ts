import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { ExecutionRecord, Verification } from '@strongroom/react-hooks'
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
    '1 more confirmation needed from:',
    `Not yet ${bob}`,
  ])
  expect(titles([])).toHaveLength(3)
})

test('behavior: names the turn of the account that is asked', () => {
  const asked = bob.toLowerCase()
  const entries = timelineEntries(
    { ...details, detailedExecutionInfo: { ...execution, confirmations: [] } },
    { asked },
  )
  expect(
    entries.flatMap(({ address, title, isYours }) =>
      isYours ? [[address, title]] : [],
    ),
  ).toEqual([[bob, 'Your turn']])
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
  expect(all({})).toContain('1 more confirmation needed from: pending')
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

const checked = (proven: Verification['proven'], owners = [alice, bob]) =>
  ({
    confirmations: [alice, bob, carol].map((owner) => ({
      ...{ owner, kind: 'eip712', valid: true },
    })),
    chain: { owners, threshold: 2, nonce: 1n, version: '1.4.1' },
    proven,
  }) as unknown as Verification

test('behavior: who created it is a claim, even of an owner who has signed', () => {
  const detailedExecutionInfo = { ...execution, proposer: { value: alice } }
  const record = { ...details, detailedExecutionInfo } as TransactionDetails
  const verification = checked({ word: 'ready' })
  const [created, confirmed] = timelineEntries(record, { verification })
  expect(created).toMatchObject({
    ...{ title: 'Created', state: 'claimed', note: 'According to the gateway' },
  })
  expect(confirmed).toMatchObject({
    ...{ title: 'Confirmed', address: alice, verification: 'verified' },
  })
})

test('behavior: a valid signature of an account that is no owner is not a confirmation', () => {
  const record = { ...details, detailedExecutionInfo: execution }
  const of = (proven: Verification['proven']) =>
    timelineEntries(record as TransactionDetails, {
      verification: checked(proven),
    }).find(({ address }) => address === carol)
  expect(of({ word: 'confirmations' })).toMatchObject({
    ...{ state: 'failed', verification: 'invalid' },
    note: 'Not an owner of this safe',
  })
  // Owners may have changed since.
  expect(of({ word: 'executed' })).toMatchObject({ state: 'done' })
})

test('behavior: time and sender of an execution are the chain’s, or marked', () => {
  const record = {
    ...{ txStatus: 'SUCCESS', executedAt: 5 },
    detailedExecutionInfo: { ...execution, executor: { value: carol } },
  } as unknown as TransactionDetails
  const last = (executed?: ExecutionRecord) =>
    timelineEntries(record, {
      ...{ verification: checked({ word: 'executed' }), executed },
    }).at(-1)
  expect(last()).toMatchObject({
    ...{ state: 'done', timestamp: 5, address: carol },
    note: 'Time and account according to the gateway',
  })
  const found = {
    ...{ status: 'found', timestamp: 9, sender: bob, succeeded: true },
  } as unknown as ExecutionRecord
  expect(last(found)).toEqual({
    ...{ id: 'executed', title: 'Executed', state: 'done', name: undefined },
    ...{ timestamp: 9, address: bob },
  })
  expect(last({ ...found, succeeded: false } as ExecutionRecord)).toMatchObject(
    { title: 'Executed and failed', state: 'failed' },
  )
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
