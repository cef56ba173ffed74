import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { readUint } from './readUint.ts'
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
  const value = readUint(info.value)
  const out =
    info.type === 'NativeStakingDeposit' || info.type === 'VaultDeposit'
  const vault = info.type === 'VaultDeposit' || info.type === 'VaultRedeem'
  return {
    icon: vault ? 'vault' : 'lock',
    title: titleOf(info, texts),
    subject: vault ? info.vaultInfo.name : undefined,
    party: vault
      ? { relation: texts.on, address: info.vaultInfo.address }
      : undefined,
    amounts:
      value === null
        ? []
        : [
            {
              value,
              decimals: info.tokenInfo.decimals,
              symbol: info.tokenInfo.symbol,
              sign: out ? '-' : '+',
            },
          ],
  }
}

function titleOf(info: Yield, texts: ViewContext['texts']): string {
  switch (info.type) {
    case 'NativeStakingDeposit':
      return texts.stake(info.numValidators)
    case 'NativeStakingValidatorsExit':
      return texts.unstake(info.numValidators)
    case 'NativeStakingWithdraw':
      return texts.withdrawStake
    case 'VaultDeposit':
      return texts.vaultDeposit
    case 'VaultRedeem':
      return texts.vaultRedeem
  }
}
