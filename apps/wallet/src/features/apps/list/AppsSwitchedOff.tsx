import { EmptyState } from '@strongroom/ui-kit'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'

/** Shown where the network's configuration has no apps. */
export function AppsSwitchedOff() {
  const { chain } = useOpenSafe()
  return (
    <EmptyState
      title={`Apps are switched off on ${chain.chainName}`}
      icon="power"
      actions={<ButtonLink to="/home">Back to the safe</ButtonLink>}
    >
      <p>
        Whoever runs this gateway does not offer apps on this network. Choose a
        safe on another network, or send from here.
      </p>
    </EmptyState>
  )
}
