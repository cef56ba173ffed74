import type { Risk } from '@strongroom/safe-protocol/risks'
import { zeroAddress } from 'viem'
import { formatAmount } from '../amount/formatAmount.ts'
import type { RiskText } from './describeRisk.ts'

const amount = (value: bigint, decimals: number) =>
  formatAmount(value, decimals, { group: false })

/** An amount of the network’s coin, or of a token in its smallest unit. */
export const paidIn = (token: string, value: bigint) =>
  token === zeroAddress
    ? `${amount(value, 18)} of the network’s coin`
    : `${value} base units of the token ${token}`

/** What executing pays out of the safe, and to whom. */
export function describeRefund(
  risk: Extract<Risk, { kind: 'refund' }>,
): RiskText {
  const receiver =
    risk.refundReceiver === zeroAddress
      ? 'the account that executes it'
      : risk.refundReceiver
  if (risk.gasPrice === 0n)
    return {
      text: 'Fields for a fee refund are set, but nothing is paid at a gas price of 0.',
      detail: `Receiver: ${receiver}`,
    }
  const paid = paidIn(risk.gasToken, risk.maximum)
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
