import type { TransactionItem } from '@strongroom/gateway-sdk'
import { isBytes } from '@strongroom/internal/hex'
import { decodeSafeEvent } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { ask } from '../verify/ask.ts'
import { isFinalBlock, type Log } from '../verify/proveStatus.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import type { VerificationProblem } from '../verify/Verification.ts'
import { type Description, describesToken } from './describesRow.ts'
import type { ProofContext } from './proveSigned.ts'
import type { TransactionProof } from './TransactionProof.ts'

interface Receipt {
  readonly status: Hex
  readonly blockNumber: Hex
  readonly from: Address
  readonly to: Address | null
  readonly logs: readonly Log[]
}

const readReceipt = async (
  rpc: RpcPort,
  txHash: Hex,
  signal: AbortSignal,
): Promise<Receipt | null> =>
  (await ask(
    rpc,
    'eth_getTransactionReceipt',
    [txHash],
    signal,
  )) as Receipt | null

/**
 * Proves what needs no signatures: a received transfer, a module's transaction, the
 * safe's creation; each by the logs of its receipt. Where there is a second node, its
 * receipt has to show the same.
 *
 * @returns undefined while the node has no receipt
 */
export async function proveUnsigned(
  { transaction }: TransactionItem,
  latest: number,
  context: ProofContext,
): Promise<TransactionProof | undefined> {
  const { rpc, second, safeAddress, signal } = context
  const { txHash, txStatus, txInfo } = transaction
  if (!isBytes(txHash, 32)) return undefined
  const [receipt, other] = await Promise.all([
    readReceipt(rpc, txHash, signal),
    // A second node that is behind or away does not hold up the first one's word.
    second && readReceipt(second, txHash, signal).catch(() => null),
  ])
  if (receipt === null) return undefined
  const state = stateOf(transaction, receipt, safeAddress)
  if (state === undefined) return undefined
  const problems: VerificationProblem[] = []
  const isDisputed = (txStatus === 'FAILED') !== (state === 'failed')
  // If the gateway and the node differ, both words are shown.
  const seen =
    isDisputed && other ? stateOf(transaction, other, safeAddress) : undefined
  const isLone = isDisputed && seen !== state
  if (isLone)
    problems.push({
      ...{ kind: 'lone-node', gateway: txStatus, node: state },
      against: seen ? ['second'] : [],
    })
  else if (isDisputed)
    problems.push({ kind: 'status', gateway: txStatus, chain: state })
  let isDescribed =
    txInfo.type === 'Creation' && sameText(receipt.from, txInfo.creator.value)
  if (txInfo.type === 'Transfer' && state === 'executed') {
    const receipts = [receipt, other] as const
    const words = await describesTransfer(txInfo, receipts, txHash, context)
    // Any receipt could stand behind a transfer that it does not show.
    if (words === undefined) return undefined
    isDescribed = words.isDescribed
    problems.push(...words.problems)
  }
  return {
    status: problems.length > 0 ? 'contradicted' : 'proven',
    word: isLone ? undefined : state,
    isFinalized: !isLone && isFinalBlock(Number(receipt.blockNumber), latest),
    isDescribed: isDescribed && problems.length === 0,
    problems,
  }
}

/** Whether it ran, by its receipt; undefined where no log of the safe tells. */
function stateOf(
  { executionInfo, txInfo }: TransactionItem['transaction'],
  { status, logs }: Receipt,
  safe: Address,
): 'executed' | 'failed' | undefined {
  if (BigInt(status) === 0n) return 'failed'
  const own = logs
    .filter(({ address }) => sameText(address, safe))
    .map(decodeSafeEvent)
  if (txInfo.type === 'Creation')
    return own.some((event) => event?.name === 'SafeSetup')
      ? 'executed'
      : undefined
  if (executionInfo?.type !== 'MODULE')
    return txInfo.type === 'Transfer' ? 'executed' : undefined
  for (const event of own) {
    const isDone = event?.name === 'ExecutionFromModuleSuccess'
    if (isDone || event?.name === 'ExecutionFromModuleFailure')
      if (sameText(event.args.module, executionInfo.address.value))
        return isDone ? 'executed' : 'failed'
  }
  return undefined
}

type Transfer = Extract<
  TransactionItem['transaction']['txInfo'],
  { type: 'Transfer' }
>

/** Undefined where neither a log nor the transaction itself shows it. */
async function describesTransfer(
  info: Transfer,
  receipts: readonly [Receipt, Receipt | null | undefined],
  txHash: Hex,
  context: ProofContext,
): Promise<Description | undefined> {
  const { safeAddress, rpc, signal } = context
  const { direction, sender, recipient, transferInfo } = info
  const party = direction === 'INCOMING' ? recipient : sender
  const isOwn = direction !== 'UNKNOWN' && sameText(party.value, safeAddress)
  const isShown = receipts.map((receipt) =>
    receipt?.logs.some((log) => isTransfer(log, info, safeAddress)),
  )
  if (isOwn && isShown[0] && isShown[1] !== false)
    return describesToken(info, context)
  if (transferInfo.type !== 'NATIVE_COIN') {
    const { tokenAddress, ...fields } = transferInfo
    const amount = 'tokenId' in fields ? fields.tokenId : fields.value
    const gateway = `${amount} of ${tokenAddress}`
    const local = 'no such transfer'
    return {
      isDescribed: false,
      problems: [
        { kind: 'description-differs', field: 'value', gateway, local },
      ],
    }
  }
  // Older safes log nothing. What comes from inside of a call stays a claim.
  const sent = (await ask(
    rpc,
    'eth_getTransactionByHash',
    [txHash],
    signal,
  )) as { from: Address; to: Address | null; value: Hex } | null
  const isDirect =
    isOwn &&
    direction === 'INCOMING' &&
    sameText(sent?.to ?? '', safeAddress) &&
    sameText(sent?.from ?? '', sender.value) &&
    BigInt(sent?.value ?? 0) === BigInt(transferInfo.value ?? 0)
  return isDirect ? { isDescribed: true, problems: [] } : undefined
}

/** Whether a log is of exactly the transfer that a row shows. */
function isTransfer(
  log: Log,
  { sender, recipient, transferInfo }: Transfer,
  safe: Address,
): boolean {
  const event = decodeSafeEvent(log)
  if (transferInfo.type === 'NATIVE_COIN')
    return (
      event?.name === 'SafeReceived' &&
      sameText(log.address, safe) &&
      sameText(recipient.value, safe) &&
      sameText(event.args.sender, sender.value) &&
      event.args.value === BigInt(transferInfo.value ?? 0)
    )
  if (event?.name !== 'Transfer') return false
  const { from, to, tokenId, value } = event.args
  const claimed =
    'tokenId' in transferInfo ? transferInfo.tokenId : transferInfo.value
  return (
    sameText(log.address, transferInfo.tokenAddress) &&
    sameText(from, sender.value) &&
    sameText(to, recipient.value) &&
    (tokenId ?? value) === BigInt(claimed ?? 0)
  )
}
