import { useNonces, useQueue } from '@strongroom/react-hooks'
import { useTransactionReview } from '@strongroom/react-hooks/review'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  readAddressInput,
  readAmountInput,
  TransactionDetails,
  TransactionRow,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import { chain, type PartProps } from './chain.ts'

export function Transactions({ show, ...safe }: PartProps) {
  const { data } = useQueue(safe)
  const nonce = useNonces(safe).data?.recommendedNonce
  const [recipient, setRecipient] = useState('')
  const [amount, setAmount] = useState('')
  const { address: to } = readAddressInput(recipient, chain)
  const { amount: value } = readAmountInput(amount, chain.coin)
  const propose = () => {
    if (nonce === undefined || to === null || value === null) return
    const draft = { to, value, nonce: BigInt(nonce) }
    show(<Review {...safe} transaction={createSafeTransaction(draft)} />)
  }
  const items = data?.pages
    .flatMap(({ results }) => results)
    .filter((item) => item.type === 'TRANSACTION')
  return (
    <Card title="Transactions">
      {items?.map((item) => (
        <TransactionRow
          key={item.transaction.id}
          item={item}
          onOpen={(id) => show(<Review {...safe} transactionId={id} />)}
        />
      ))}
      <AddressInput
        label="Recipient"
        shortName={chain.shortName}
        value={recipient}
        onValueChange={setRecipient}
      />
      <AmountInput
        label="Amount"
        {...chain.coin}
        value={amount}
        onValueChange={setAmount}
      />
      <Button onClick={propose}>Review transfer</Button>
    </Card>
  )
}

function Review(props: useTransactionReview.Parameters) {
  const review = useTransactionReview(props)
  return <TransactionDetails review={review} chainPrefix={chain.shortName} />
}
