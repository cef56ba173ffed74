import type { AppBridge } from '@strongroom/safe-apps-bridge'
import type { Safe } from '../safe/loadSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { FetchCard } from './FetchCard.tsx'
import { TextCard } from './TextCard.tsx'
import { TypedDataCard } from './TypedDataCard.tsx'

/** Messages for the owners to sign. */
export function SignSection({
  bridge,
  wallet,
  safe,
}: {
  bridge: AppBridge
  wallet: SafeWallet
  safe: Safe
}) {
  return (
    <div className="columns">
      <div className="column">
        <TextCard wallet={wallet} />
        <FetchCard bridge={bridge} />
      </div>
      <TypedDataCard wallet={wallet} safe={safe} />
    </div>
  )
}
