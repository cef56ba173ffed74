import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Behavior of the wallet that the test set; see `startSites`. */
export interface Policy {
  key: Hex
  rpcUrl: string
  act: 'approve' | 'fail' | 'close' | 'wait'
  code?: number
  /** Milliseconds between the reply and closing; by default, as the app set. */
  closeAfter?: number
}

declare global {
  var policy: Policy
  /** Posts a reply as the wallet does. */
  var reply: (fields: object) => void
  /** The same from a frame of the wallet's own origin. */
  var replyFromFrame: (fields: object) => void
}

const behaviour = globalThis.policy
const { pathname, searchParams, hash } = new URL(location.href)
const get = (name: string) => searchParams.get(name) ?? undefined
const account = privateKeyToAccount(behaviour.key)

async function answer(): Promise<unknown> {
  if (pathname === '/wallet/send') {
    const client = createWalletClient({
      account,
      transport: http(behaviour.rpcUrl),
    })
    const number = (name: string) => {
      const text = get(name)
      return text === undefined ? undefined : BigInt(text)
    }
    return client.sendTransaction({
      chain: null,
      to: get('to') as Hex,
      value: number('value'),
      gas: number('gas'),
      data: new URLSearchParams(hash.slice(1)).get('data') as Hex,
      ...(get('type') === '0x0'
        ? { type: 'legacy', gasPrice: number('gasPrice') }
        : {
            maxFeePerGas: number('maxFeePerGas'),
            maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
          }),
    } as Parameters<typeof client.sendTransaction>[0])
  }
  if (pathname === '/wallet/sign') {
    const message = get('message')
    if (message !== undefined) return account.signMessage({ message })
    const typedData = JSON.parse(get('typedData') ?? '')
    const chainId = Number(typedData.domain.chainId)
    const domain = { ...typedData.domain, chainId }
    return account.signTypedData({ ...typedData, domain })
  }
  return searchParams.has('code_challenge')
    ? { authorization_code: 'code' }
    : { id_token: 'token', address: account.address }
}

const speak = (message: object, origin: string | undefined) =>
  opener.postMessage(message, origin)
globalThis.reply = (fields) =>
  speak({ state: get('state'), type: 'success', ...fields }, get('origin'))
globalThis.replyFromFrame = (fields) => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const make = (frame.contentWindow as typeof globalThis & Window).eval
  const post: typeof speak = make(
    '(message, origin) => top.opener.postMessage(message, origin)',
  )
  post({ state: get('state'), type: 'success', ...fields }, get('origin'))
}
const leave = () =>
  setTimeout(
    () => close(),
    behaviour.closeAfter ?? Math.max(Number(get('popupCloseDelay') ?? 0), 100),
  )

if (behaviour.act === 'close') close()
if (behaviour.act === 'fail') {
  const error = { code: behaviour.code, message: 'as configured' }
  globalThis.reply({ type: 'fail', error })
  leave()
}
if (behaviour.act === 'approve') {
  const data = await answer()
  globalThis.reply({ data })
  if (behaviour.closeAfter === 0) close()
  else leave()
}
