import type { SafeInfo, TransactionDetails } from '@strongroom/gateway-sdk'
import { describe, expect, test } from 'vitest'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import { verifyTransaction } from './verifyTransaction.ts'

/** The value with each of its parts replaced in turn. */
function* mutations(
  value: unknown,
  by: unknown,
): Generator<[string, unknown], void> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const put = (other: unknown) =>
      Array.isArray(value)
        ? Object.assign([...value], { [key]: other })
        : { ...value, [key]: other }
    yield [key, put(by)]
    for (const [path, other] of mutations(inner, by))
      yield [`${key}.${path}`, put(other)]
  }
}

const replacements = [
  null,
  '',
  '1',
  `0x${'11'.repeat(20)}`,
  `0x${'11'.repeat(65)}`,
  2 ** 53,
  true,
  [null],
]

test('behavior: a verdict is about the true transaction for any record of the gateway', async () => {
  const { details, safe, rpc, safeTxHash } = await createFakeSafe()
  // One confirmation: recovering its signer is what takes the time.
  const execution = details.detailedExecutionInfo
  if (execution?.type === 'MULTISIG') execution.confirmations.length = 1
  details.txStatus = 'AWAITING_CONFIRMATIONS'
  const parameters = { chainId, safeAddress, safe, rpc }
  const honest = await verifyTransaction({ ...parameters, details })
  expect(honest.status).toBe('verified')

  const accepted = new Set<string>()
  for (const by of replacements) {
    for (const [path, record] of mutations(details, by)) {
      const result = await verifyTransaction({
        ...parameters,
        details: record as TransactionDetails,
      })
      if (result.status !== 'verified') continue
      accepted.add(path.replace(/\.\d+/g, '[]'))
      // The shown and signed content does not depend on the changed part.
      expect(result.transaction, path).toEqual(honest.transaction)
      expect(result.tree, path).toEqual(honest.tree)
      expect(result.sources.chain).toBe(safeTxHash)
      for (const { valid } of result.confirmations) expect(valid).toBe(true)
    }
  }
  // Parts that may change unnoticed, since they are not signed.
  expect([...accepted].sort()).toMatchInlineSnapshot(`
    [
      "detailedExecutionInfo.confirmations[].signer.logoUri",
      "detailedExecutionInfo.confirmations[].signer.name",
      "detailedExecutionInfo.confirmations[].submittedAt",
      "detailedExecutionInfo.executor",
      "detailedExecutionInfo.gasToken",
      "detailedExecutionInfo.gasTokenInfo",
      "detailedExecutionInfo.proposedByDelegate",
      "detailedExecutionInfo.proposer",
      "detailedExecutionInfo.proposer.logoUri",
      "detailedExecutionInfo.proposer.name",
      "detailedExecutionInfo.proposer.value",
      "detailedExecutionInfo.refundReceiver",
      "detailedExecutionInfo.refundReceiver.logoUri",
      "detailedExecutionInfo.refundReceiver.name",
      "detailedExecutionInfo.refundReceiver.value",
      "detailedExecutionInfo.rejectors",
      "detailedExecutionInfo.signers[].logoUri",
      "detailedExecutionInfo.signers[].name",
      "detailedExecutionInfo.submittedAt",
      "detailedExecutionInfo.trusted",
      "executedAt",
      "note",
      "safeAppInfo",
      "txData.addressInfoIndex",
      "txData.dataDecoded",
      "txData.hexData",
      "txData.operation",
      "txData.to.logoUri",
      "txData.to.name",
      "txData.trustedDelegateCallTarget",
      "txHash",
      "txInfo",
      "txInfo.direction",
      "txInfo.humanDescription",
      "txInfo.recipient.logoUri",
      "txInfo.recipient.name",
      "txInfo.sender",
      "txInfo.sender.logoUri",
      "txInfo.sender.name",
      "txInfo.sender.value",
      "txInfo.transferInfo.value",
      "txInfo.type",
      "txStatus",
    ]
  `)
})

test('behavior: gives a verdict for any record of the safe', async () => {
  const { details, safe, rpc, safeTxHash } = await createFakeSafe()
  const parameters = { chainId, safeAddress, details, rpc }
  const accepted = new Set<string>()
  for (const by of [...replacements, 7, {}])
    for (const [path, changed] of [...mutations(safe, by), ['', by] as const]) {
      const result = await verifyTransaction({
        ...parameters,
        safe: changed as SafeInfo,
      })
      if (result.status !== 'verified') continue
      accepted.add(path.split('.')[0] ?? '')
      expect(result.sources.local, path).toBe(safeTxHash)
    }
  // Parts that are missing or not compared.
  expect([...accepted].sort()).toMatchInlineSnapshot(`
    [
      "address",
      "chainId",
      "implementation",
      "implementationVersionState",
      "nonce",
      "owners",
      "txHistoryTag",
      "txQueuedTag",
      "version",
    ]
  `)
})

describe('behavior: a waiting transaction has no executor', () => {
  const bob = accounts[1]?.address ?? '0x'
  const byExecutor = `0x${bob.slice(2).toLowerCase().padStart(64, '0')}${'00'.repeat(32)}01`
  test.each([
    ['an approved hash', byExecutor],
    ['no signature', null],
  ])('%s is checked on chain', async (_, signature) => {
    const { details, safe, rpc, state } = await createFakeSafe()
    const execution = details.detailedExecutionInfo
    if (execution?.type !== 'MULTISIG') throw new TypeError('no multisig')
    execution.executor = { value: bob, name: null, logoUri: null }
    Object.assign(execution.confirmations[1] ?? {}, { signature })
    const parameters = { chainId, safeAddress, safe, rpc, details }
    const forged = await verifyTransaction(parameters)
    expect(forged.status).toBe('mismatch')
    expect(forged.confirmations[1]).toMatchObject({ owner: bob, valid: false })
    expect(forged.signatures).toEqual([])
    expect(forged.problems).toContainEqual({
      kind: 'signature',
      owner: bob,
      reason: 'not accepted by the chain',
    })
    state.approved = [bob]
    const honest = await verifyTransaction(parameters)
    expect(honest.status).toBe('verified')
    expect(honest.signatures[1]).toEqual({ kind: 'approved', signer: bob })
  })
})
