import { CopyButton } from '@strongroom/ui-kit'
import type { Hex } from 'viem'

/** A hash to compare with what the app or another device shows. */
export function HashLine({ label, hash }: { label: string; hash: Hex }) {
  return (
    <div className="hash-line">
      <div className="hash-line-label">
        <span>{label}</span>
        <CopyButton value={hash} label={`Copy: ${label}`} />
      </div>
      <code>{hash}</code>
    </div>
  )
}
