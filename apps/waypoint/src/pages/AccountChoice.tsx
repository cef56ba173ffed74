import { Address, Button, Card } from '@strongroom/ui-kit'
import { useId, useState } from 'react'
import { accountKeys } from '../keys/loadAccounts.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'

/** The account of this browser that is used, or a choice of several. */
export function AccountChoice({
  accounts,
  chosen,
  onChoose,
  onCreate,
}: {
  accounts: readonly WalletAccount[]
  chosen: WalletAccount
  onChoose: (account: WalletAccount) => void
  onCreate: () => Promise<void>
}) {
  const group = useId()
  const [isCreating, setCreating] = useState(false)
  const create = async () => {
    setCreating(true)
    await onCreate()
    setCreating(false)
  }
  return (
    <Card
      title="Your account"
      actions={
        accounts.length < accountKeys.length && (
          <Button size="small" busy={isCreating} onClick={() => void create()}>
            New account
          </Button>
        )
      }
    >
      {accounts.length === 1 ? (
        <Address
          address={chosen.signer.address}
          name={chosen.name}
          variant="full"
        />
      ) : (
        <fieldset className="accounts">
          <legend className="accounts-legend">Use</legend>
          {accounts.map((account) => (
            <label key={account.signer.address} className="account">
              <input
                type="radio"
                name={group}
                checked={account.signer.address === chosen.signer.address}
                onChange={() => onChoose(account)}
              />
              <Address
                address={account.signer.address}
                name={account.name}
                variant="full"
                copy={false}
              />
            </label>
          ))}
        </fieldset>
      )}
    </Card>
  )
}
