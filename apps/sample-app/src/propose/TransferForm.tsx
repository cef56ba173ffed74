import type { AppBridge } from '@strongroom/safe-apps-bridge'
import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  type KnownAddress,
  readAddressInput,
  readAmountInput,
} from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import type { Safe } from '../safe/loadSafe.ts'
import { ProposalResult } from './ProposalResult.tsx'
import { usePropose } from './usePropose.ts'

/** Proposes one transfer of the native coin. */
export function TransferForm({
  bridge,
  safe,
  known,
}: {
  bridge: AppBridge
  safe: Safe
  known: readonly KnownAddress[]
}) {
  const { chain, balance } = safe
  const { symbol, decimals } = chain.nativeCurrency
  const [recipient, setRecipient] = useState('')
  const [amount, setAmount] = useState('')
  const { proposal, propose, isWaiting } = usePropose(bridge)
  const to = readAddressInput(recipient, { shortName: chain.shortName })
  const value = readAmountInput(amount, { decimals, balance })

  const missing = to.address === null ? 'Enter a recipient.' : amountGap()
  function amountGap() {
    if (value.amount === null) return 'Enter an amount the safe can pay.'
    return value.amount === 0n ? 'Enter an amount above zero.' : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to.address === null || value.amount === null || missing !== null) return
    propose([{ to: to.address, value: value.amount }])
  }

  return (
    <Card
      title="Propose a transfer"
      description="The wallet shows it to you before anything is signed."
    >
      <form className="form" onSubmit={submit}>
        <AddressInput
          label="Recipient"
          value={recipient}
          onValueChange={setRecipient}
          shortName={chain.shortName}
          suggestions={known}
        />
        <AmountInput
          label="Amount"
          value={amount}
          onValueChange={setAmount}
          decimals={decimals}
          symbol={symbol}
          balance={balance}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={isWaiting}
            disabledReason={missing}
          >
            Propose transfer
          </Button>
        </div>
        <ProposalResult proposal={proposal} />
      </form>
    </Card>
  )
}
