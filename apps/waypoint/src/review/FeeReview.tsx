import { Card, DescriptionList, formatAmount, Notice } from '@strongroom/ui-kit'
import type { SendRequest } from '../request/WalletRequest.ts'
import type { PreparedTransaction } from '../send/prepareTransaction.ts'

const decimals = 18

/** Highest cost of a transaction, and the other signed fields. */
export function FeeReview({
  request,
  prepared,
}: {
  request: SendRequest
  prepared: PreparedTransaction
}) {
  const { symbol } = request.chain
  const coins = (wei: bigint, maxDecimals?: number) =>
    `${formatAmount(wei, decimals, { maxDecimals })} ${symbol}`
  const { value, sponsored } = request.transaction
  const { highestFee, balance, gas, nonce } = prepared
  return (
    <>
      {sponsored && (
        <Notice tone="info" title="The app asked for a sponsored fee">
          Nobody sponsors fees here: your account pays.
        </Notice>
      )}
      <Card title="Cost">
        <DescriptionList
          items={[
            {
              term: 'Network fee',
              value: `at most ${coins(highestFee, 9)}`,
              hint: `${gas.toLocaleString('en')} gas at most; what is not used is not charged`,
            },
            {
              term: 'With the amount',
              value: `at most ${coins(highestFee + value, 9)}`,
              hint: `of ${coins(balance, 6)} in the account`,
            },
            { term: 'Nonce', value: String(nonce) },
          ]}
        />
      </Card>
    </>
  )
}
