import { AppCard, Badge, Button, SafeAppFrame, Stack } from '../src/index.ts'

const handlers = {
  getSafeInfo: () => undefined,
  getChainInfo: () => undefined,
  rpcCall: async () => null,
  sendTransactions: async () => ({ safeTxHash: '0x' }),
}

export function AppsScreen() {
  return (
    <Stack gap={5}>
      <h2>Apps</h2>
      <AppCard
        name="Swap"
        url="https://swap.example/app"
        description="Exchange tokens of your safe."
        tags={['DeFi', 'Exchange']}
        href="#open"
        pinned
        onPinnedChange={() => undefined}
      />
      <AppCard
        name={`Sw\u0430p ${'very '.repeat(30)}`}
        url={`https://${'long-'.repeat(12)}.example`}
        description={'x'.repeat(400)}
        badge={<Badge>Custom</Badge>}
        unavailableReason="It runs on Gnosis only."
        actions={<Button size="small">Remove</Button>}
      />
      <SafeAppFrame
        url="javascript:alert(1)"
        name="Bad"
        handlers={handlers}
        footer="Nothing is queued"
      />
      <SafeAppFrame
        url={`https://${'long-'.repeat(12)}.example`}
        name="Covered"
        handlers={handlers}
        actions={<Button size="small">Close</Button>}
        cover="Check the address."
      />
    </Stack>
  )
}
