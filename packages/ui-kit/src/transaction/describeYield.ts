import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readAmount } from './readAmount.ts'
import { readParty } from './readParty.ts'
import type { TransactionView } from './TransactionView.ts'
import type { ViewContext } from './ViewContext.ts'

type Yield = Extract<
  TransactionInfo,
  {
    type:
      | 'NativeStakingDeposit'
      | 'NativeStakingValidatorsExit'
      | 'NativeStakingWithdraw'
      | 'VaultDeposit'
      | 'VaultRedeem'
  }
>

/** Staking and vaults. */
export function describeYield(
  info: Yield,
  { texts }: ViewContext,
): TransactionView {
  const deposit = info.type.endsWith('Deposit')
  const view = {
    amounts: readAmount(deposit ? '-' : '+', info.value, info.tokenInfo),
  }
  if ('vaultInfo' in info) {
    const { name, address } = info.vaultInfo
    return {
      ...view,
      icon: 'vault',
      title: deposit ? texts.vaultDeposit : texts.vaultRedeem,
      subject: name,
      party: readParty(texts.on, { value: address }),
    }
  }
  return {
    ...view,
    icon: 'lock',
    title:
      'numValidators' in info
        ? (deposit ? texts.stake : texts.unstake)(info.numValidators)
        : texts.withdrawStake,
    progress: 'status' in info ? texts.progress(info.status) : undefined,
  }
}
