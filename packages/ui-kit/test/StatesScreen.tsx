import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  ExternalLink,
  ForeignText,
  Notice,
  Skeleton,
  Stack,
  StatusBadge,
} from '../src/index.ts'

export function StatesScreen() {
  return (
    <Stack gap={5}>
      <Notice title="Showing chain data as of block 21,004,118">
        The gateway does not answer. Amounts and owners come from your RPC.
      </Notice>
      <Notice tone="success" title="Executed in block 21,004,120">
        <ExternalLink href="https://explorer.example/tx/1">
          View in explorer
        </ExternalLink>
      </Notice>
      <Notice
        tone="warning"
        title="Nothing is queued with nonce 16"
        actions={<Button size="small">Fill with a rejection</Button>}
      >
        Nonce 17 cannot run before a transaction with nonce 16.
      </Notice>
      <Notice tone="danger" title="The sources disagree">
        Signing is blocked.
      </Notice>
      <Stack direction="row" gap={2}>
        <StatusBadge status="AWAITING_CONFIRMATIONS" />
        <StatusBadge status="AWAITING_EXECUTION" />
        <StatusBadge status="SUCCESS" />
        <StatusBadge status="FAILED" />
        <StatusBadge status="CANCELLED" />
        <Badge tone="accent">You</Badge>
        <ForeignText value={'US\u202eD\u0421'} max={16} />
      </Stack>
      <Card title="Loading">
        <Skeleton lines={3} />
      </Card>
      <Card title="Empty">
        <EmptyState
          title="No transactions yet"
          actions={<Button variant="primary">New transaction</Button>}
        >
          What you propose waits here until enough owners confirmed.
        </EmptyState>
      </Card>
      <Card title="Failed">
        <ErrorState
          error={new Error('CGW error - 503: Service unavailable')}
          title="The gateway does not answer"
          onRetry={() => undefined}
        >
          Your transactions are safe. Try again, or work from your RPC.
        </ErrorState>
      </Card>
    </Stack>
  )
}
