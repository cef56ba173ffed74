import type { Reason, Risk } from '@strongroom/safe-protocol/risks'
import { zeroAddress } from 'viem'
import { formatAmount } from '../amount/formatAmount.ts'

/** A finding in words. */
export interface RiskText {
  text: string
  detail?: string
}

const invalid = {
  'previous-owner':
    'The change of owners names the wrong neighbour in the list and would fail.',
  owner:
    'The change of owners names an address that cannot be added or removed.',
  threshold:
    'The change asks for more confirmations than there would be owners.',
}

/**
 * A sentence for something a signer of a transaction must see. What follows from it
 * is the `decision` of the reason, not the sentence.
 *
 * @example
 * ```ts
 * import { describeRisk } from '@strongroom/ui-kit'
 *
 * const { text } = describeRisk({
 *   id: '1',
 *   decision: 'refuse',
 *   acknowledged: false,
 *   finding: {
 *     kind: 'unreadable-batch',
 *     target: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
 *     path: [],
 *   },
 * })
 * // Part of this cannot be read, so nobody can know what it does.
 * ```
 */
export function describeRisk({
  finding: risk,
  decision,
}: Reason<Risk>): RiskText {
  const plain = (text: string, detail?: string): RiskText => ({
    text,
    ...(detail === undefined ? {} : { detail }),
  })
  const isRefused = decision === 'refuse'
  switch (risk.kind) {
    case 'delegate-call':
      return plain(
        isRefused
          ? 'Foreign code would run with all the rights of the safe. It could take everything and replace the owners.'
          : 'A known Safe library runs with the safe’s own rights.',
        risk.target,
      )
    case 'library-code':
      return plain(
        'This library was replaced',
        `Its address is known, but the code there is not the known one: ${risk.target}`,
      )
    case 'unknown-calldata':
    case 'unreadable-batch':
      return plain(
        isRefused
          ? 'Part of this cannot be read, so nobody can know what it does.'
          : 'Part of what this does cannot be decoded here. Find out by other means before you sign.',
        risk.target,
      )
    case 'unusual-encoding':
      return plain(
        'The data is written in an unusual way that could hide something.',
        risk.target,
      )
    case 'zero-means-self':
      return plain(
        'A call to the zero address in this batch is a call to the safe itself.',
      )
    case 'module':
      return risk.enabled
        ? plain(
            'Enables a module. A module can move everything without any owner’s confirmation.',
            risk.module,
          )
        : plain('Disables a module.', risk.module)
    case 'guard':
    case 'module-guard':
      return plain(
        /^0x0+$/.test(risk.guard)
          ? 'Removes the guard that checks every transaction.'
          : 'Sets a guard. A faulty guard can lock the safe for good.',
        risk.guard,
      )
    case 'fallback-handler':
      return plain(
        risk.known
          ? 'Changes the fallback handler to one of the Safe contracts.'
          : 'Sets an unknown fallback handler, which then speaks for the safe.',
        risk.handler,
      )
    case 'singleton':
      return plain(
        risk.known
          ? 'Changes the contract version of the safe.'
          : 'Replaces the code of the safe with an unknown contract.',
        risk.singleton,
      )
    case 'handler-method':
      return plain(
        'Changes how the safe answers to other contracts, which can include accepting signatures.',
        risk.method,
      )
    case 'owners':
      return plain(
        'Changes who can move the safe’s assets.',
        risk.result &&
          `Afterwards ${risk.result.threshold} of ${risk.result.owners.length} owners must confirm: ${risk.result.owners.join(', ')}.`,
      )
    case 'invalid-change':
      return plain(invalid[risk.reason])
    case 'refund':
      return describeRefund(risk)
    case 'approval':
      return plain(
        'Lets somebody else spend a token of the safe.',
        `${risk.spender} for ${risk.token}`,
      )
    case 'message-signed':
      return plain(
        isRefused
          ? 'Signs a message on behalf of the safe, for good. What it allows cannot be seen here.'
          : 'Signs the message shown here on the chain. The safe then stands by it for good.',
        risk.message,
      )
    case 'hash-approved':
      return plain(
        'Approves a transaction or message of another safe. Compare its hash there.',
        risk.hash,
      )
    case 'inner-execution':
      return plain('Executes a transaction of another safe inside.')
  }
}

const amount = (value: bigint, decimals: number) =>
  formatAmount(value, decimals, { group: false })

function describeRefund(risk: Extract<Risk, { kind: 'refund' }>): RiskText {
  const receiver =
    risk.refundReceiver === zeroAddress
      ? 'whoever executes it'
      : risk.refundReceiver
  if (risk.gasPrice === 0n)
    return {
      text: 'Fields for a fee refund are set, but nothing is paid at a gas price of 0.',
      detail: `Receiver: ${receiver}`,
    }
  const paid =
    risk.gasToken === zeroAddress
      ? `${amount(risk.maximum, 18)} of the network’s coin`
      : `${risk.maximum} base units of the token ${risk.gasToken}`
  return risk.safeTxGas === 0n
    ? {
        text: 'Executing pays out of the safe, with no limit but the gas that is used.',
        detail: `${paid}, and ${amount(risk.gasPrice, risk.gasToken === zeroAddress ? 18 : 0)} for each unit of gas, to ${receiver}`,
      }
    : {
        text: `Executing pays up to ${paid} out of the safe.`,
        detail: `To ${receiver}`,
      }
}
