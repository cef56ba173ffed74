import { EmptyState, LinkButton } from '@strongroom/ui-kit'
import { useSafeHref } from '../../../core/navigation.ts'
import { useOpenSafe } from '../../../core/useOpenSafe.ts'

/** Shown where the network's configuration has no apps. */
export function AppsSwitchedOff() {
  const { chain } = useOpenSafe()
  const link = useSafeHref()
  return (
    <EmptyState
      title={`Apps are switched off on ${chain.chainName}`}
      icon="power"
      actions={<LinkButton href={link('/home')}>Back to the safe</LinkButton>}
    >
      <p>
        Whoever runs this gateway does not offer apps on this network. Choose a
        safe on another network, or send from here.
      </p>
    </EmptyState>
  )
}
