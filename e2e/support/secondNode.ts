import type { BrowserContext } from '@playwright/test'
import { lyingNode } from './lyingNode.ts'
import type { Stack } from './stack.ts'

/**
 * Gives a browser context a second RPC for chain 1337, honest until told otherwise. It
 * answers below the gateway's address: the wallet takes two endpoints of one host for a
 * single source, and connects to the configured ones only.
 */
export async function secondNode(context: BrowserContext, stack: Stack) {
  const url = `${stack.gatewayUrl}/second-rpc`
  const rpcUrl = stack.rpcUrls[1337]
  await context.route(url, async (route) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    }
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers })
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData() ?? '',
    })
    return route.fulfill({
      ...{ headers, contentType: 'application/json' },
      body: await response.text(),
    })
  })
  await context.addInitScript(
    ({ endpoint, origin }) => {
      // Other documents have their own storage.
      if (self.origin !== origin) return
      const key = 'strongroom.v1.settings'
      const settings = JSON.parse(localStorage.getItem(key) ?? '{}')
      const next = { ...settings, secondRpc: { 1337: endpoint } }
      localStorage.setItem(key, JSON.stringify(next))
    },
    { endpoint: url, origin: new URL(stack.walletUrl).origin },
  )
  return lyingNode(context, url)
}
