import type { Rpc } from '@strongroom/react-hooks/chain'
import type { SpendingLimit } from '@strongroom/react-hooks/review'
import {
  type AllowanceSimulation,
  readAllowanceTransfer,
  simulateAllowanceTransfer,
} from '@strongroom/react-hooks/sign'
import {
  decodeCall,
  encodeAllowanceTransfer,
  recoverSigner,
} from '@strongroom/safe-protocol'
import {
  decideSigning,
  findRisks,
  type KnownAddress,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import { type Address, type Hex, keccak256, zeroAddress } from 'viem'

/** A payment within a spending limit. */
export interface LimitPayment {
  safe: Address
  limit: SpendingLimit
  to: Address
  /** Base units. */
  amount: bigint
  /** By the delegate: anybody can send the payment then. */
  signature?: Hex | undefined
}

/** The call of the allowance module that makes a payment. */
export const paymentCall = ({
  safe,
  limit: { module, delegate, token },
  to,
  amount,
  signature,
}: LimitPayment) => ({
  to: module,
  value: 0n,
  data: encodeAllowanceTransfer({
    ...{ safe, token, to, amount, delegate, signature },
  }),
})

/** What is unusual about the recipient, by the same policy as for every payment. */
export function judgePayment(
  payment: LimitPayment,
  facts: {
    known: readonly KnownAddress[]
    owners: readonly Address[]
    /** Whether code is at the recipient; undefined if it could not be read. */
    code: 'contract' | 'account' | undefined
  },
): Verdict {
  const { safe, to, limit } = payment
  const call = paymentCall(payment)
  const risks = findRisks(decodeCall(call, { safe }), {
    ...{ safe, known: facts.known, owners: facts.owners },
    tokens: limit.token === zeroAddress ? [] : [limit.token],
    code: facts.code ? { [to.toLowerCase()]: facts.code } : {},
  })
  return decideSigning(risks, { hash: keccak256(call.data) })
}

/** What the chain says of a payment, before it is sent. */
export interface PaymentCheck
  extends Pick<AllowanceSimulation, 'balances' | 'second'> {
  code: 'contract' | 'account' | undefined
  /** Why it would fail; undefined when it goes through, null when nobody sends it. */
  failure: string | undefined | null
  /** Whether the module takes signatures of this kind. */
  canSign: boolean
  /** Whether the signature is the delegate's, for the present nonce. */
  isSigned: boolean
}

/** Whether code is at an account; undefined if it could not be read. */
const readCode = (rpc: Rpc, account: Address, signal?: AbortSignal) =>
  rpc
    .request({
      method: 'eth_getCode',
      params: [account, 'latest'],
      ...(signal ? { signal } : {}),
    })
    .then(
      (answer) =>
        answer === '0x' || /^0xef0100.{40}$/i.test(`${answer}`)
          ? ('account' as const)
          : ('contract' as const),
      () => undefined,
    )

/**
 * Asks the owner's node about a payment, and a second one where there is one: the code
 * of the recipient, the outcome of the very call from its sender with the balances
 * before and after it, and the hash that the delegate signs.
 *
 * @param sender undefined while nobody is connected
 */
export async function checkPayment(
  nodes: { rpc: Rpc; second?: Rpc | undefined },
  chainId: string,
  payment: LimitPayment,
  sender: Address | undefined,
  signal?: AbortSignal,
): Promise<PaymentCheck> {
  const { rpc, second } = nodes
  const { safe, limit, to, amount, signature } = payment
  const { module, delegate, token, nonce } = limit
  const [code, otherCode, simulation, transfer] = await Promise.all([
    readCode(rpc, to, signal),
    second && readCode(second, to, signal),
    sender &&
      simulateAllowanceTransfer(
        rpc,
        second,
        {
          ...{ from: sender, to: module, data: paymentCall(payment).data },
          ...{ safe, recipient: to, token },
        },
        signal,
      ),
    readAllowanceTransfer(rpc, {
      ...{ chainId, module, safe, token, to, amount, nonce, signal },
    }),
  ])
  signal?.throwIfAborted()
  const signer =
    transfer &&
    signature &&
    (await recoverSigner(signature, transfer.hash).catch(() => undefined))
  return {
    ...{ code, failure: simulation ? simulation.failure : null },
    balances: simulation?.balances,
    second:
      code && otherCode && code !== otherCode ? 'differs' : simulation?.second,
    canSign: transfer !== undefined,
    isSigned: signer?.toLowerCase() === delegate.toLowerCase(),
  }
}
