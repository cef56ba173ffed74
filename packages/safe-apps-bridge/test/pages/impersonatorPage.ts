import {
  ImpersonatorIframe,
  ImpersonatorIframeProvider,
} from '@impersonator/iframe'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The published host of another wallet, unmodified.
const query = new URLSearchParams(location.search)
const app = query.get('app') ?? ''
const address = query.get('safe') ?? ''
const rpcUrl = query.get('rpc') ?? ''
const refuse = (text: string) => {
  if (text.includes('refuse')) throw new Error('The user refused.')
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  createElement(ImpersonatorIframeProvider, {
    async sendTransaction({ value }: { value?: unknown }) {
      if (String(value) === '2') throw new Error('The user refused.')
      return `0x${'ab'.repeat(32)}`
    },
    async signMessage(message: string) {
      refuse(message)
      return '0x1234'
    },
    async signTypedData(data: object) {
      refuse(JSON.stringify(data))
      return '0x5678'
    },
    children: createElement(ImpersonatorIframe, {
      width: 400,
      height: 300,
      src: app,
      address,
      rpcUrl,
    }),
  }),
)
