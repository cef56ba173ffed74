import { useId } from 'react'
import type { SafeWallet } from '../wallet/SafeWallet.ts'

const ways = [
  { kind: 'bridge', label: 'Bridge' },
  { kind: 'wagmi', label: 'wagmi' },
] as const

/** Chooses what the app asks the wallet with. */
export function WaySwitch({
  value,
  busy,
  onValueChange,
}: {
  value: SafeWallet['kind']
  /** The chosen one is loading. */
  busy: boolean
  onValueChange: (kind: SafeWallet['kind']) => void
}) {
  const name = useId()
  return (
    <fieldset className="switch" aria-busy={busy}>
      <legend className="sr-visually-hidden">Ask the wallet through</legend>
      {ways.map(({ kind, label }) => (
        <label key={kind} className="switch-option">
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={kind}
            checked={value === kind}
            onChange={() => onValueChange(kind)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
