import { BridgeError } from '../errors/BridgeError.ts'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { StorageFullError } from '../errors/StorageFullError.ts'
import type {
  BridgeHandlers,
  HostStorage,
  ReadContext,
} from '../host/BridgeHandlers.ts'
import { createBusyError } from '../host/createBusyError.ts'

// Characters of all entries of an app for a safe.
const storageLimit = 1024 * 1024
const valueLimit = 256 * 1024
const keyLimit = 128

/** Lets `burst` pass at once and `perSecond` after that; throws beyond it. */
function createRate(burst: number, perSecond: number) {
  let tokens = burst
  let refilled = Date.now()
  return () => {
    const now = Date.now()
    tokens = Math.min(burst, tokens + ((now - refilled) * perSecond) / 1000)
    refilled = now
    if (tokens < 1) throw createBusyError()
    tokens--
  }
}

/** Reads a text of `params`, with at most `limit` characters. */
function parseText(params: unknown, name: string, limit: number): string {
  const value = Object(params)[name] as unknown
  if (typeof value !== 'string')
    throw new InvalidRequestError(`params.${name} is not a text.`)
  if (value.length > limit)
    throw new InvalidRequestError(
      `params.${name} has more than ${limit} characters.`,
    )
  return value
}

/** The methods of extensions that the wallet has handlers for. */
export function createExtensions({
  handlers,
  need,
  read,
}: {
  handlers: Required<BridgeHandlers>
  /** Throws when the wallet does not implement a method. */
  need(method: keyof BridgeHandlers, name?: string): void
  /** Queues a read of the app; those with the same key are shared. */
  read(
    key: string,
    task: (context: ReadContext) => Promise<unknown>,
  ): Promise<unknown>
}) {
  // Each new contract is a request to the gateway, each change writes to disk.
  const lookUp = createRate(30, 1)
  const write = createRate(60, 5)
  let count = 0

  const getContractAbi = (params: unknown) => {
    need('getContractAbi')
    const address = parseText(params, 'address', 42)
    if (!/^0x[0-9a-f]{40}$/i.test(address))
      throw new InvalidRequestError('params.address is not an address.')
    return read(`getContractAbi${address.toLowerCase()}`, async (context) => {
      lookUp()
      return handlers.getContractAbi({ address }, context)
    })
  }

  const use = async (
    method: string,
    params: unknown,
    storage: HostStorage,
  ): Promise<unknown> => {
    if (method === 'storage_keys') return storage.keys()
    const key = parseText(params, 'key', keyLimit)
    if (method === 'storage_get') return storage.get(key)
    const isSet = method === 'storage_set'
    const value = isSet ? parseText(params, 'value', valueLimit) : ''
    write()
    if (!isSet) await storage.remove(key)
    else if (!(await storage.set(key, value)))
      throw new StorageFullError(storageLimit)
    return null
  }

  return {
    has: (method: string) => /^(getContractAbi|storage_)/.test(method),
    answer(method: string, params: unknown, origin: string): Promise<unknown> {
      if (method === 'getContractAbi') return getContractAbi(params)
      need('openStorage', method)
      // The safe at the time of the request: the owner may open another one.
      const safe = handlers.getSafeInfo()
      if (safe === undefined) throw new BridgeError('Request failed')
      const storage = handlers.openStorage({
        origin,
        scope: `${safe.chainId}:${safe.safeAddress.toLowerCase()}`,
        limit: storageLimit,
      })
      // A number of its own: a read after a change must see the change.
      return read(`storage ${++count}`, () => use(method, params, storage))
    },
  }
}
