'use client'

import { ConnectButton } from '@strongroom/ui-kit'

export function Wallet() {
  return <ConnectButton labels={{ connect: 'Connect' }} />
}
