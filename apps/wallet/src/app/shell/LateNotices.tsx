import { InstallNotices } from '../../features/install/InstallNotices.tsx'
import { RecoveryAlarm } from '../../features/recovery/RecoveryAlarm.tsx'
import { WaitingWhenConnected } from '../../features/wallet-connect/WaitingWhenConnected.tsx'

/** Notices above every page. Loaded after the first screen. */
export function LateNotices() {
  return (
    <>
      <RecoveryAlarm />
      <WaitingWhenConnected />
      <InstallNotices />
    </>
  )
}
