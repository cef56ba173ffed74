import './record.ts'
import { expose } from './expose.ts'

// An app without any library: it posts arbitrary messages at any rate, and
// records every answer.

interface Answer {
  id?: unknown
  success?: boolean
  data?: unknown
  error?: string
  code?: number
}

const methods = [
  'getSafeInfo',
  'getChainInfo',
  'getEnvironmentInfo',
  'getSafeBalances',
  'getTxBySafeTxHash',
  'getOffChainSignature',
  'getEnvInfo',
  'requestAddressBook',
  'rpcCall',
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'wallet_requestPermissions',
]

let count = 0

/** Ten hex digits, as the published SDK draws them. */
const draw = () => `${(++count).toString(16).padStart(4, '0')}abcdef`

const answers = (id: string): Answer[] =>
  globalThis.heard
    .map(({ data }) => Object(data) as Answer)
    .filter((answer) => answer.id === id)

/** Until the wallet answered this id once more than before. */
function nextAnswer(id: string): Promise<Answer> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (Object(data).id !== id) return
      removeEventListener('message', listen)
      resolve(data)
    }
    addEventListener('message', listen)
  })
}

const request = (method: string, params: unknown, id: string) => ({
  id,
  method,
  params,
  env: { sdkVersion: '9.1.0' },
})

function ask(method: string, params?: unknown, id = draw()) {
  const answer = nextAnswer(id)
  parent.postMessage(request(method, params, id), '*')
  return answer
}

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const theft = (id: string) =>
  request('sendTransactions', { txs: [{ to, value: '1' }] }, id)

/** The same request from a document inside or beside the app. */
const script = (target: string, id: string) => `
  addEventListener('message', ({ data }) => {
    if (data && data.id) (opener || parent).postMessage({ stolen: data }, '*')
  })
  const say = () => (opener || parent).postMessage({ posted: '${id}' }, '*')
  try {
    for (const extra of [{}, { isCookieEnabled: true }])
      ${target}.postMessage({ ...${JSON.stringify(theft(id))}, ...extra }, '*')
  } finally { say() }`

const posted = (id: string) =>
  new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (Object(data).posted !== id) return
      removeEventListener('message', listen)
      resolve()
    }
    addEventListener('message', listen)
  })

async function fromNestedFrame(sandbox?: string) {
  const id = draw()
  const done = posted(id)
  const frame = document.createElement('iframe')
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  frame.srcdoc = `<script>${script('top', id)}</script>`
  document.body.append(frame)
  await done
  await settle()
  frame.remove()
  return { answers: answers(id), stolen: stolen() }
}

/** From a window beside the wallet, which its opener leads to. */
async function fromPopup() {
  const id = draw()
  const done = posted(id)
  const popup = open('about:blank')
  if (popup === null) return { popup: null }
  popup.document.write(
    `<script>
      try { opener.top.location.href = 'about:blank#taken' } catch {}
      ${script('opener.parent', id)}
    </script>`,
  )
  await done
  await settle()
  popup.close()
  return { popup: 'opened', answers: answers(id), stolen: stolen() }
}

/** After two round trips all earlier messages have been handled. */
async function settle() {
  await ask('getSafeInfo')
  await ask('rpcCall', { call: 'eth_chainId', params: [] })
}

const stolen = () =>
  globalThis.heard.filter(({ data }) => 'stolen' in Object(data)).length

/** Attempts that the sandbox has to block. */
function breakOut() {
  const attempt = (run: () => unknown) => {
    try {
      return String(run())
    } catch (error) {
      return (error as Error).name
    }
  }
  return {
    document: attempt(() => parent.document.title),
    storage: attempt(() => parent.localStorage.length),
    navigate: attempt(() => {
      if (top) top.location.href = location.origin
    }),
    open: attempt(() => open('https://example.invalid', '_top')),
    confirm: attempt(() => confirm('Sign?')),
  }
}

expose({
  raw: {
    ask,
    answers,
    settle,
    breakOut,
    fromNestedFrame,
    fromPopup,
    /** Sends a request without waiting. */
    start(method: string, params?: unknown) {
      void ask(method, params)
    },
    /** Subscribes to events as apps do. */
    listen() {
      const id = draw()
      const env = { sdkVersion: '9.1.0', features: ['events/1'] }
      parent.postMessage({ ...request('getSafeInfo', undefined, id), env }, '*')
    },
    events: () =>
      globalThis.heard.flatMap(({ data }) =>
        String(Object(data).id).startsWith('evt:') ? [Object(data).data] : [],
      ),
    /** How often each of many requests that make no sense was answered. */
    async askBadly() {
      const ids: string[] = []
      for (const method of methods)
        for (const params of [undefined, null, {}, [null], 'text', 7]) {
          const id = draw()
          ids.push(id)
          parent.postMessage(request(method, params, id), '*')
        }
      // Apps without the SDK send neither parameters nor an environment.
      for (const method of methods) {
        const id = draw()
        ids.push(id)
        parent.postMessage({ id, method }, '*')
      }
      while (ids.some((id) => answers(id).length === 0)) await settle()
      await settle()
      return ids.map((id) => answers(id).length)
    },
    post: (message: unknown) => parent.postMessage(message, '*'),
    heard: () => globalThis.heard,
    origins: () => [...new Set(globalThis.heard.map(({ origin }) => origin))],
    flood: (method: string, list: unknown[]) =>
      Promise.all(list.map((params) => ask(method, params))),
    large: (size: number) => ask('signMessage', { message: 'x'.repeat(size) }),
    manyCalls: (length: number) =>
      ask('sendTransactions', { txs: Array(length).fill({ to, value: '1' }) }),
    largeData: (size: number) =>
      ask('sendTransactions', {
        txs: [{ to, data: `0x${'00'.repeat(size)}` }],
      }),
    twice(id: string) {
      parent.postMessage(theft(id), '*')
      parent.postMessage(theft(id), '*')
    },
    prototypes: () =>
      ask(
        'sendTransactions',
        JSON.parse(
          `{"__proto__":{"polluted":1},"txs":[{"__proto__":{"to":"${to}"},"constructor":{"prototype":{"polluted":1}}}]}`,
        ),
      ),
  },
})
