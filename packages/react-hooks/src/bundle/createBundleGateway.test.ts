import {
  confirmSafeMessage,
  createGatewayClient,
  GatewayNetworkError,
  getSafeInfo,
  getSafeMessage,
  getTransactionDetails,
  proposeSafeMessage,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { createBundle, type SafeBundle } from '@strongroom/safe-protocol/bundle'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress as safe,
} from '../verify/createFakeSafe.test.fixture.ts'
import { verifyTransaction } from '../verify/verifyTransaction.ts'
import { createBundleGateway } from './createBundleGateway.ts'

const base = { chainId, safe, safeVersion: '1.4.1' } as const
const [alice, bob] = accounts as [(typeof accounts)[0], (typeof accounts)[0]]
const stranger = mnemonicToAccount(
  'test test test test test test test test test test test junk',
  { addressIndex: 9 },
)

const sign = async (
  { hash }: SafeBundle,
  account = alice,
): Promise<SafeSignature> => ({
  kind: 'eip712',
  signer: account.address,
  data: await account.sign({ hash }),
})

/** The client over some bundles; the gateway behind it is down. */
async function open(...bundles: readonly SafeBundle[]) {
  const kept = new Map(bundles.map((one) => [one.hash, one]))
  const asked: string[] = []
  const { rpc, state } = await createFakeSafe()
  const client = createBundleGateway({
    ...{ ...base, rpc },
    gateway: createGatewayClient({
      baseUrl: 'http://gone.gateway',
      fetch: (url) => {
        asked.push(String(url))
        return Promise.reject(new TypeError('fetch failed'))
      },
    }),
    read: async (hash) => kept.get(hash),
    write: (bundle) => void kept.set(bundle.hash, bundle),
  })
  return { client, kept, asked, rpc, state }
}

const payment = createBundle({
  ...base,
  transaction: createSafeTransaction({ to: safe, value: 1n, nonce: 7n }),
})
const text = createBundle({ ...base, message: 'hello' })

test('default: a bundle passes the checks of a record, without a gateway', async () => {
  const signed = { ...payment, signatures: [await sign(payment)] }
  const { client, rpc, asked } = await open(signed)
  const details = await getTransactionDetails(client, {
    chainId,
    transactionId: `multisig_${safe}_${payment.hash}`,
  })
  const verified = await verifyTransaction({
    ...{ chainId, safeAddress: safe, rpc, details },
    transactionId: payment.hash,
    safe: await getSafeInfo(client, { chainId, safeAddress: safe }),
  })
  expect(verified.problems).toEqual([])
  expect(verified.status).toBe('verified')
  expect(verified.signatures).toEqual(signed.signatures)
  expect(asked).toEqual([])
})

test('behavior: a posted signature is added to the bundle', async () => {
  const first = await sign(payment)
  const second = await sign(payment, bob)
  const { client, kept } = await open({ ...payment, signatures: [first] })
  const { transaction } = payment
  if (!transaction || !('data' in second)) throw new Error('No transaction.')
  await proposeTransaction(client, {
    ...{ chainId, safeAddress: safe },
    to: transaction.to,
    ...{ value: '1', data: '0x', nonce: '7', operation: 0 },
    ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    safeTxHash: payment.hash,
    sender: second.signer,
    signature: second.data,
  })
  const { signatures = [] } = kept.get(payment.hash) ?? {}
  expect(signatures.map(({ signer }) => signer).sort()).toEqual(
    [alice.address, bob.address].sort(),
  )
})

test('behavior: a message is proposed and confirmed in bundles alone', async () => {
  const { client, kept, asked } = await open()
  const [first, second] = await Promise.all([sign(text), sign(text, bob)])
  if (!('data' in first) || !('data' in second)) throw new Error('No bytes.')
  await proposeSafeMessage(client, {
    ...{ chainId, safeAddress: safe },
    ...{ message: 'hello', signature: first.data },
  })
  await confirmSafeMessage(client, {
    ...{ chainId, messageHash: text.hash, signature: second.data },
  })
  expect(kept.get(text.hash)?.signatures).toHaveLength(2)
  const record = await getSafeMessage(client, {
    ...{ chainId, messageHash: text.hash },
  })
  expect(record).toMatchObject({ message: 'hello', status: 'CONFIRMED' })
  expect(asked).toEqual([])
})

test('behavior: the signature of a former owner is left out', async () => {
  const signatures = [await sign(payment), await sign(payment, stranger)]
  const { client } = await open({ ...payment, signatures })
  const { detailedExecutionInfo: info } = await getTransactionDetails(client, {
    ...{ chainId, transactionId: payment.hash },
  })
  expect(info).toMatchObject({
    confirmations: [{ signer: { value: alice.address } }],
  })
})

test('error: asks the gateway once for data that bundles lack', async () => {
  const { client, asked } = await open()
  await expect(
    getTransactionDetails(client, { chainId, transactionId: payment.hash }),
  ).rejects.toThrow(GatewayNetworkError)
  expect(asked).toHaveLength(1)
})
