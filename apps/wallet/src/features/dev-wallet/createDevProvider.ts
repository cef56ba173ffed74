import type { Rpc } from '@strongroom/react-hooks/chain'
import { browserStorage } from '../../storage/browserStorage.ts'
import { ownerNames } from './owners.ts'

/** Prompts of the development wallet. */
export interface DevPrompts {
  chooseOwner(
    owners: readonly DevOwner[],
    current: string | undefined,
  ): Promise<string | undefined>
  confirm(request: DevRequest): Promise<boolean>
}

export interface DevOwner {
  name: string
  address: string
}

export interface DevRequest {
  title: string
  owner: DevOwner
  chainId: number
  details: string
}

export interface DevProviderOptions {
  chainIds: readonly number[]
  rpcFor: (chainId: number) => Rpc
  prompts: DevPrompts
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

const accountKey = 'strongroom.v1.dev-wallet.account'

/** An error in the shape of EIP-1193. */
class DevWalletError extends Error {
  override readonly name = 'DevWalletError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Listener = (payload: unknown) => void

/**
 * An EIP-1193 provider over a development chain's unlocked accounts. The page
 * never holds a key: the chain's node signs, after the user agreed here.
 */
export function createDevProvider(options: DevProviderOptions) {
  const { chainIds, rpcFor, prompts } = options
  const storage = options.storage ?? browserStorage()
  const listeners = new Map<string, Set<Listener>>()
  let chainId = chainIds[0] ?? 1337
  let account = storage.getItem(accountKey) ?? undefined

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const accounts = () => (account === undefined ? [] : [account])

  async function owners(): Promise<DevOwner[]> {
    const list = await rpcFor(chainId).request({ method: 'eth_accounts' })
    return (list as string[])
      .slice(0, ownerNames.length)
      .map((address, index) => ({
        address,
        name: ownerNames[index] ?? `Account ${index}`,
      }))
  }

  async function choose(): Promise<readonly string[]> {
    const chosen = await prompts.chooseOwner(await owners(), account)
    if (chosen === undefined) throw rejected()
    setAccount(chosen)
    return accounts()
  }

  function setAccount(next: string | undefined) {
    if (next === account) return
    account = next
    if (next === undefined) storage.removeItem(accountKey)
    else storage.setItem(accountKey, next)
    emit('accountsChanged', accounts())
  }

  async function confirmed(title: string, details: string, signer: unknown) {
    const all = await owners()
    const owner = all.find(({ address }) => sameText(address, String(signer)))
    if (account === undefined || !owner || !sameText(owner.address, account))
      throw new DevWalletError(4100, 'This account is not connected.')
    if (!(await prompts.confirm({ title, owner, chainId, details })))
      throw rejected()
  }

  async function request({
    method,
    params,
  }: {
    method: string
    params?: readonly unknown[] | object
  }): Promise<unknown> {
    const list = Array.isArray(params) ? (params as unknown[]) : []
    const rpc = rpcFor(chainId)
    switch (method) {
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'eth_accounts':
        return accounts()
      // Always asks: this is how one becomes another owner.
      case 'eth_requestAccounts':
        return choose()
      case 'wallet_requestPermissions':
        await choose()
        return [{ parentCapability: 'eth_accounts' }]
      case 'wallet_revokePermissions':
      case 'wallet_disconnectSession':
        setAccount(undefined)
        return null
      case 'wallet_switchEthereumChain': {
        const wanted = Number((list[0] as { chainId?: string })?.chainId)
        if (!chainIds.includes(wanted))
          throw new DevWalletError(4902, 'This chain is not known here.')
        if (wanted !== chainId) {
          chainId = wanted
          emit('chainChanged', `0x${chainId.toString(16)}`)
        }
        return null
      }
      case 'personal_sign':
        await confirmed('Sign a message', readable(list[0]), list[1])
        return rpc.request({ method, params: list })
      case 'eth_signTypedData_v4': {
        const data: unknown =
          typeof list[1] === 'string' ? JSON.parse(list[1]) : list[1]
        const { primaryType, message } = data as Record<string, unknown>
        const details = JSON.stringify({ primaryType, message }, null, 2)
        await confirmed('Sign typed data', details, list[0])
        return rpc.request({ method, params: [list[0], data] })
      }
      case 'eth_sendTransaction': {
        const transaction = list[0] as Record<string, unknown>
        const details = JSON.stringify(transaction, null, 2)
        await confirmed('Send a transaction', details, transaction?.['from'])
        return rpc.request({ method, params: list })
      }
      default:
        if (/^(?:eth|net|web3)_/.test(method) && !/sign|accounts/i.test(method))
          return rpc.request({ method, params: list })
        throw new DevWalletError(4200, `${method} is not offered here.`)
    }
  }

  return {
    request,
    on(event: string, listener: Listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

const rejected = () =>
  new DevWalletError(4001, 'The user rejected the request.')

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function readable(value: unknown): string {
  const hex = String(value)
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(hex)) return hex
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  return new TextDecoder().decode(bytes)
}
