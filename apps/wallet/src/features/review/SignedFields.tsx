import type { SafeTransaction } from '@strongroom/safe-protocol'
import { RawFields } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/** Every field that is hashed, behind a toggle. */
export function SignedFields({
  safe,
  version,
  transaction,
}: {
  safe: OpenSafe
  version: string | undefined
  transaction: Readonly<SafeTransaction>
}) {
  return (
    <RawFields
      chainId={safe.chainId}
      safe={safe.address}
      version={version}
      transaction={transaction}
    />
  )
}
