import { readInitialStatus } from '@strongroom/connectors/cookies'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { safeQueryOptions } from '@strongroom/react-hooks/query'
import { Address, Card, Stack, TokenAmount } from '@strongroom/ui-kit'
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query'
import { headers } from 'next/headers'
import { Providers } from './Providers'
import { Safe } from './Safe'
import { Wallet } from './Wallet'

// Read on the server for every visitor, not once at build time.
export const dynamic = 'force-dynamic'

const safe = {
  chainId: '1337',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const

export default async function Page() {
  const baseUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:5180'
  const cookies = (await headers()).get('cookie')
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(
    safeQueryOptions(createGatewayClient({ baseUrl }), safe),
  )
  return (
    <main>
      <Card title="Rendered on the server">
        <Stack>
          <Address address={safe.safeAddress} name="Treasury" variant="full" />
          <TokenAmount value={1_250_000_000n} decimals={6} symbol="USDC" />
        </Stack>
      </Card>
      <Providers baseUrl={baseUrl} initialStatus={readInitialStatus(cookies)}>
        <HydrationBoundary state={dehydrate(queryClient)}>
          <Safe {...safe} />
        </HydrationBoundary>
        <Wallet />
      </Providers>
    </main>
  )
}
