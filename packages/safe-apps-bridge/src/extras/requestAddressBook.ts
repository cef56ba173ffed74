import type { CallOptions } from '../app/createHostPort.ts'
import type { Permission } from '../protocol/walletTypes.ts'
import type { BridgeParts } from './RareMethods.ts'

const name = 'requestAddressBook'

/** Makes sure that the user allows it; rejects with 4001 when not. */
export async function requestAddressBook(
  { bridge, BridgeRequestError }: BridgeParts,
  options?: CallOptions,
): Promise<void> {
  const refused = () =>
    new BridgeRequestError('Permissions rejected', { code: 4001 })
  const isHeld = (permissions: readonly Permission[]) => {
    const found = permissions.find((entry) => entry.parentCapability === name)
    // A refusal is stored like a permission, with a caveat. Wallets answer it
    // with an empty book, which equals a book without entries.
    if (found?.caveats?.some(({ type }) => type === 'userRestricted'))
      throw refused()
    return found !== undefined
  }
  if (isHeld(await bridge.getPermissions(options))) return
  const request = [{ [name]: {} }]
  if (!isHeld(await bridge.requestPermissions(request, options)))
    throw refused()
}
