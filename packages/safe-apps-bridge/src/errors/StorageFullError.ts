import { BridgeError } from './BridgeError.ts'

/** The storage of an app for a safe has no room for a value. */
export class StorageFullError extends BridgeError {
  override readonly name = 'StorageFullError'

  constructor(limit: number) {
    super('The storage of this app is full.', {
      code: -32010,
      data: { limit },
    })
  }
}
