import type { BrowserContext } from '@playwright/test'
import type { Stack } from './stack.ts'

/** Cuts a browser off from the gateway; `start` lets it through again. */
export async function stopGateway(
  context: BrowserContext,
  { gatewayUrl }: Pick<Stack, 'gatewayUrl'>,
): Promise<{ start(): Promise<void> }> {
  const { origin } = new URL(gatewayUrl)
  const isGateway = (url: URL) => url.origin === origin
  await context.route(isGateway, (route) => route.abort())
  return { start: () => context.unroute(isGateway) }
}
