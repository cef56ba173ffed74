import {
  Address,
  Badge,
  CallTree,
  Card,
  DescriptionList,
  EmptyState,
  ErrorState,
  ExternalLink,
  HashPanel,
  MessageView,
  Notice,
  Owners,
  PageHeader,
  QrCode,
  SignatureTimeline,
  Skeleton,
  Stack,
  StatusBadge,
  Stepper,
  TokenAmount,
  TransactionRow,
} from '@strongroom/ui-kit'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}` as const
const call = {
  ...{ to: bob, value: 10n ** 18n, data: '0x', operation: 0, children: [] },
} as const
const item = {
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id: `multisig_${alice}_${hash}`,
    txHash: null,
    timestamp: 1_700_000_000_000,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Custom',
      to: { value: bob, name: null, logoUri: null },
      dataSize: '0',
      value: '0',
      methodName: null,
      actionCount: null,
      isCancellation: true,
      humanDescription: null,
    },
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  },
} as const

/** Components without interaction are rendered here, on the server. */
export default function Page() {
  return (
    <main>
      <PageHeader title="On the server" description="None of it is sent." />
      <Stack>
        <Stepper steps={['Compose', 'Review']} current={1} />
        <Notice tone="warning" title="Nothing waits" />
        <TransactionRow item={item} href="/" timeZone="UTC" />
        <Card title="What it does" actions={<StatusBadge status="SUCCESS" />}>
          <CallTree node={call} names={{ [bob.toLowerCase()]: 'Bob' }} />
          <TokenAmount value={1_250_000_000n} decimals={6} symbol="USDC" />
          <Address address={alice} variant="full" />
        </Card>
        <HashPanel
          rows={[{ label: 'Safe transaction hash', hash, sources: [] }]}
        />
        <MessageView message="Hello" />
        <SignatureTimeline entries={[]} />
        <Owners owners={[{ address: alice, name: 'Alice' }]} />
        <DescriptionList items={[{ term: 'Nonce', value: '42' }]} />
        <QrCode value={`eth:${alice}`} label="Address of this safe" />
        <Skeleton lines={2} />
        <EmptyState title="No transactions yet" />
        <ErrorState error={new Error('No answer')} />
        <Badge tone="accent">You</Badge>
        <ExternalLink href="https://explorer.example">Explorer</ExternalLink>
      </Stack>
    </main>
  )
}
