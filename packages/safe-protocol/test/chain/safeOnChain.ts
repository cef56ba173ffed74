import { type Chain, type ChainId, startChain } from '@strongroom/devnet'
import type { Address, Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll } from 'vitest'
import {
  createSafeTransaction,
  decodeSafeEvent,
  encodeCreateProxyWithNonce,
  encodeExecTransaction,
  encodeSetup,
  getSafeDeployment,
  hashSafeTransaction,
  normalizeSignature,
  predictSafeAddress,
  type SafeSignature,
  type SafeTransaction,
  type SafeVersion,
  safeAbi,
} from '../../src/index.ts'

export const mnemonic =
  'test test test test test test test test test test test junk'

/** Keys of anvil's accounts, public by design. */
export const accounts = Array.from({ length: 6 }, (_, addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
)

/** The n-th account. */
export function account(index: number) {
  const found = accounts[index]
  if (!found) throw new Error(`there is no account ${index}`)
  return found
}

/** Starts a chain that stops after the tests of the file. */
export async function openChain<C extends ChainId = 1337>(
  chainId = 1337 as C,
): Promise<Chain<C>> {
  const chain = await startChain({ chainId, seed: false })
  afterAll(() => chain.stop())
  return chain
}

export function contractsOf(
  version: SafeVersion,
  kind: 'canonical' | 'eip155' = 'canonical',
) {
  const contracts = getSafeDeployment({ version, kind })
  if (!contracts) throw new Error(`${version} has no contracts`)
  return contracts
}

/** Sends from an unlocked account and waits. */
export async function send(
  chain: Chain<1337>,
  call: { to: Address; data?: Hex; value?: bigint; from?: Address },
) {
  const { from = account(5).address, ...rest } = call
  const hash = await chain.client.sendTransaction({ account: from, ...rest })
  return chain.client.waitForTransactionReceipt({ hash })
}

let salt = 0n

/** Deploys a safe and proves the prediction on the way. */
export async function deploySafe(
  chain: Chain<1337>,
  version: SafeVersion,
  owners: readonly Address[],
  threshold: number,
  kind: 'singleton' | 'singletonL2' = 'singletonL2',
): Promise<Address> {
  const contracts = contractsOf(version)
  const { proxyFactory, fallbackHandler } = contracts
  const parameters = {
    singleton: contracts[kind].address,
    setup: encodeSetup({
      owners,
      threshold,
      fallbackHandler: fallbackHandler.address,
    }),
    saltNonce: salt++,
  }
  const safe = await predictSafeAddress({
    version,
    factory: proxyFactory.address,
    ...parameters,
  })
  const receipt = await send(chain, {
    to: proxyFactory.address,
    data: encodeCreateProxyWithNonce(parameters),
  })
  const created = receipt.logs
    .map(decodeSafeEvent)
    .find((event) => event?.name === 'ProxyCreation')
  if (created?.args.proxy !== safe)
    throw new Error(`predicted ${safe}, deployed ${created?.args.proxy}`)
  await send(chain, { to: safe, value: 10n ** 18n })
  return safe
}

export function readNonce(chain: Chain<1337>, safe: Address) {
  return chain.client.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'nonce',
  })
}

export async function plan(
  chain: Chain<1337>,
  safe: Address,
  call: Pick<SafeTransaction, 'to'> & Partial<SafeTransaction>,
) {
  const transaction = createSafeTransaction({
    ...call,
    nonce: await readNonce(chain, safe),
  })
  const hashes = hashSafeTransaction({ chainId: 1337, safe }, transaction)
  return { transaction, hashes, safe }
}

/** An EIP-712 (or `eth_sign`) signature by the n-th account. */
export async function sign(
  index: number,
  hash: Hex,
  kind: 'eip712' | 'eth_sign' = 'eip712',
): Promise<SafeSignature> {
  const signer = account(index)
  const signature =
    kind === 'eip712'
      ? await signer.sign({ hash })
      : await signer.signMessage({ message: { raw: hash } })
  return normalizeSignature({ signature, hash, signer: signer.address })
}

/** Executes and returns the name of the emitted event. */
export async function execute(
  chain: Chain<1337>,
  planned: Awaited<ReturnType<typeof plan>>,
  signatures: Hex,
  from?: Address,
) {
  const receipt = await send(chain, {
    to: planned.safe,
    data: encodeExecTransaction(planned.transaction, signatures),
    ...(from ? { from } : {}),
  })
  const events = receipt.logs
    .filter(
      (log) =>
        log.address === planned.safe.toLowerCase() ||
        log.address === planned.safe,
    )
    .map(decodeSafeEvent)
  return { receipt, events }
}
