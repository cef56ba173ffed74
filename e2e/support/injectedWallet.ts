import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { Address } from 'viem'
import { announceWallet, type WalletAnswer } from './announceWallet.ts'
import { type OwnerName, ownerAccounts } from './ownerAccounts.ts'
import { RpcRequestError, rpcRequest } from './rpcRequest.ts'

type ChainId = 1337 | 2021

export interface WalletRequest {
  method: string
  params: readonly unknown[]
}

/** Sees what a page asked the wallet to sign or to send, while the page waits. */
export type PromptListener = (
  page: Page,
  request: WalletRequest,
) => Promise<void>

/** The wallet in a person's browser, and its requests. */
export interface InjectedWallet {
  /** The name shown in the connect dialog. */
  name: string
  account: Address
  chainId: ChainId
  /** Every request so far, oldest first. */
  requests: readonly WalletRequest[]
  /** Number of prompts to sign or to send. */
  prompts(): number
  /** Requests of one method so far. */
  count(method: string): number
  /** Rejects the next request of this method. */
  rejectNext(method: string): void
  /** Answers the next request of this method dishonestly; nothing is carried out. */
  answerNext(method: string, answer: unknown): void
  /**
   * Keeps the next answer of this method back until released; the request
   * itself is carried out, as when a page is closed while the wallet works.
   */
  holdNext(method: string): { release(): void; reached: Promise<void> }
  /** Calls a listener with each prompt before it is answered, and waits for it. */
  watchPrompts(listener: PromptListener): void
  /** Emits an event to a page. */
  emit(page: Page, event: string, payload: unknown): Promise<void>
  /** Announces itself to a page that is open already. */
  announceIn(page: Page): Promise<void>
}

export interface InjectedWalletOptions {
  owner: OwnerName
  rpcUrls: Record<ChainId, string>
  /**
   * Whether pages get the announcement by `announceIn` only.
   * @default false
   */
  isLate?: boolean
}

const prompting = /^(?:personal_sign|eth_sign|eth_sendTransaction)/

/** Gives a browser context a wallet that holds one unlocked account. */
export async function createInjectedWallet(
  context: BrowserContext,
  { owner, rpcUrls, isLate = false }: InjectedWalletOptions,
): Promise<InjectedWallet> {
  const binding = `strongroomWallet${owner}`
  const announcement = {
    name: `${owner} (e2e)`,
    rdns: `app.strongroom.e2e.${owner.toLowerCase()}`,
    uuid: randomUUID(),
    binding,
  }
  const requests: WalletRequest[] = []
  const rejections: string[] = []
  const answers = new Map<string, unknown>()
  const holds = new Map<string, { reach(): void; released: Promise<void> }>()
  const connected = new Set<string>()
  let promptListener: PromptListener | undefined
  const wallet: InjectedWallet = {
    name: announcement.name,
    account: ownerAccounts[owner],
    chainId: 1337,
    requests,
    prompts: () =>
      requests.filter(({ method }) => prompting.test(method)).length,
    count: (wanted) =>
      requests.filter(({ method }) => method === wanted).length,
    rejectNext: (method) => rejections.push(method),
    answerNext: (method, answer) => answers.set(method, answer),
    holdNext(method) {
      const { promise: released, resolve } = Promise.withResolvers<void>()
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
      const hold = { reach, released }
      holds.set(method, hold)
      const release = () => {
        // Released before it was asked: a later request is none of it.
        if (holds.get(method) === hold) holds.delete(method)
        resolve()
      }
      return { release, reached }
    },
    watchPrompts(listener) {
      promptListener = listener
    },
    emit: (page, event, payload) =>
      page.evaluate(
        ([name, detail]) => {
          dispatchEvent(new CustomEvent(name, { detail }))
        },
        [binding, [event, payload]] as const,
      ),
    announceIn: (page) => page.evaluate(announceWallet, announcement),
  }

  const handle = async (
    origin: string,
    { method, params }: WalletRequest,
  ): Promise<WalletAnswer> => {
    const forward = async () => ({
      result: await rpcRequest(rpcUrls[wallet.chainId], method, params),
    })
    switch (method) {
      case 'eth_requestAccounts':
        connected.add(origin)
        return { result: [wallet.account] }
      case 'eth_accounts':
        return { result: connected.has(origin) ? [wallet.account] : [] }
      case 'eth_chainId':
        return { result: `0x${wallet.chainId.toString(16)}` }
      case 'wallet_revokePermissions':
        connected.delete(origin)
        return { result: null, events: [['accountsChanged', []]] }
      case 'wallet_switchEthereumChain': {
        const wanted = Number(Object(params[0]).chainId)
        if (wanted !== 1337 && wanted !== 2021)
          throw new RpcRequestError(4902, `Unrecognized chain ${wanted}.`)
        if (wanted === wallet.chainId) return { result: null }
        wallet.chainId = wanted
        const chain = `0x${wanted.toString(16)}`
        return { result: null, events: [['chainChanged', chain]] }
      }
      case 'personal_sign':
        checkSigner(params[1])
        return forward()
      case 'eth_signTypedData_v4':
        checkSigner(params[0])
        return forward()
      case 'eth_sendTransaction':
        checkSigner(Object(params[0]).from)
        return forward()
      default:
        if (/^eth_(?:sign|sendRaw)/.test(method))
          throw new RpcRequestError(4200, `${method} is not supported.`)
        return forward()
    }
  }
  const checkSigner = (signer: unknown) => {
    if (String(signer).toLowerCase() !== wallet.account.toLowerCase())
      throw new RpcRequestError(4100, `${signer} is not ${owner}'s account.`)
  }

  await context.exposeBinding(
    binding,
    async ({ frame, page }, { method, params }: Partial<WalletRequest>) => {
      const request = {
        method: String(method),
        params: Array.isArray(params) ? params : [],
      }
      requests.push(request)
      if (prompting.test(request.method)) await promptListener?.(page, request)
      const rejected = rejections.indexOf(request.method)
      if (rejected !== -1) {
        rejections.splice(rejected, 1)
        return error(new RpcRequestError(4001, 'User rejected the request.'))
      }
      if (answers.has(request.method)) {
        const result = answers.get(request.method)
        answers.delete(request.method)
        return { result }
      }
      const answer = await handle(new URL(frame.url()).origin, request).catch(
        error,
      )
      const hold = holds.get(request.method)
      holds.delete(request.method)
      hold?.reach()
      await hold?.released
      return answer
    },
  )
  if (!isLate) await context.addInitScript(announceWallet, announcement)
  return wallet
}

function error(reason: unknown): WalletAnswer {
  if (reason instanceof RpcRequestError) {
    const { code, message, data } = reason
    return { error: { code, message, data } }
  }
  return { error: { code: -32603, message: String(reason) } }
}
