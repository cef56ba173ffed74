import { groupHex } from '@strongroom/ui-kit'
import type { Hex } from 'viem'

/** Hashes in small, by their names, to compare with a wallet or device. */
export function HashReminder({
  hashes,
}: {
  hashes: Readonly<Record<string, Hex>>
}) {
  return (
    <dl className="app-hashes">
      {Object.entries(hashes).map(([label, hash]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{groupHex(hash).join(' ')}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
