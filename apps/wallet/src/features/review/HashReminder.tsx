import { groupHex } from '@strongroom/ui-kit'
import type { ReviewedPayload } from '../signing/ReviewedPayload.ts'

const rows = [
  ['domainHash', 'Domain'],
  ['messageHash', 'Message'],
  ['safeTxHash', 'Safe transaction'],
] as const

/** The three hashes in small, to compare with a wallet or device. */
export function HashReminder({ hashes }: Pick<ReviewedPayload, 'hashes'>) {
  return (
    <dl className="app-hashes">
      {rows.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <code>{groupHex(hashes[key]).join(' ')}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
