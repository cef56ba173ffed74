import type { AppBridge } from '@strongroom/safe-apps-bridge'
import type { KnownAddress } from '@strongroom/ui-kit'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { BalancesCard } from './BalancesCard.tsx'
import { BlockCard } from './BlockCard.tsx'
import { CallCard } from './CallCard.tsx'

/** Reads of the safe and its chain, all through the wallet. */
export function ReadsCards({
  bridge,
  wallet,
  safe,
  known,
}: {
  bridge: AppBridge
  wallet: SafeWallet
  safe: Safe
  known: readonly KnownAddress[]
}) {
  return (
    <div className="column">
      <BalancesCard bridge={bridge} />
      <BlockCard wallet={wallet} safe={safe} />
      <CallCard wallet={wallet} safe={safe} known={known} />
    </div>
  )
}
