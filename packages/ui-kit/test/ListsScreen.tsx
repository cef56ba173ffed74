import {
  AccountMenu,
  Address,
  AddressQr,
  AssetTable,
  Badge,
  Button,
  Card,
  ChainBadge,
  ChainSwitcher,
  ConflictGroup,
  DateLabel,
  FiatAmount,
  LinkButton,
  Menu,
  Owners,
  QrCode,
  QueueLabel,
  Stack,
  ThemeSwitch,
  ThresholdMeter,
  TransactionRow,
} from '../src/index.ts'
import { assets } from './assets.ts'
import { someChains } from './chains.ts'
import { alice, bob, carol, names, safe } from './people.ts'
import { createItem, infos, now, queue } from './transactions.ts'

const shared = { names, account: alice, timeZone: 'UTC' } as const

export function ListsScreen() {
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between">
        <Stack direction="row" gap={3}>
          <ChainBadge name="Ethereum" shortName="eth" />
          <ChainBadge name="Local" shortName="local" testnet />
          <Badge>3 owners</Badge>
          <ThresholdMeter confirmed={2} required={3} />
          <ThresholdMeter confirmed={3} required={3} />
        </Stack>
        <Stack direction="row" gap={2}>
          <ThemeSwitch value="system" onValueChange={() => undefined} />
          <Menu
            label="More"
            trigger="More"
            variant="ghost"
            items={[
              { id: 'edit', label: 'Rename', icon: 'book' },
              { id: 'remove', label: 'Remove', icon: 'cross', danger: true },
            ]}
          />
          <ChainSwitcher
            chains={someChains}
            value="1"
            onSelect={() => undefined}
          />
          <AccountMenu
            address={alice}
            name="Alice"
            shortName="eth"
            walletName="Dev wallet"
            chainName="Ethereum"
            onDisconnect={() => undefined}
          />
        </Stack>
      </Stack>
      <Card
        title="Queue"
        flush
        actions={<LinkButton href="#new">New transaction</LinkButton>}
      >
        <QueueLabel label="Next" headingLevel={3} />
        <TransactionRow {...shared} item={queue.next} href="#next" />
        <QueueLabel label="Queued" headingLevel={3} />
        <TransactionRow
          {...shared}
          item={queue.ready}
          href="#ready"
          actions={
            <Button size="small" variant="primary">
              Execute
            </Button>
          }
        />
        <ConflictGroup nonce={44}>
          <TransactionRow {...shared} item={queue.rivalA} href="#a" />
          <TransactionRow {...shared} item={queue.rivalB} href="#b" />
        </ConflictGroup>
      </Card>
      <DateLabel timestamp={now} timeZone="UTC" />
      <Card title="History" flush>
        {Object.entries(infos).map(([key, info], index) => (
          <TransactionRow
            key={key}
            {...shared}
            item={createItem(info, {
              id: key,
              ...(index === 4 && { txStatus: 'FAILED' }),
              ...(index === 5 && { txStatus: 'CANCELLED' }),
              ...(key === 'received' && { executionInfo: null }),
              ...(key === 'imitation' && { executionInfo: null }),
            })}
            href={`#${key}`}
          />
        ))}
      </Card>
      <Card title="Assets" flush>
        <AssetTable
          items={assets}
          renderActions={() => <Button size="small">Send</Button>}
        />
      </Card>
      <Card title="Owners" description="2 of 3 must confirm">
        <Owners
          owners={[
            { address: alice, name: 'Alice' },
            { address: bob, name: 'Bob' },
            { address: carol },
          ]}
          account={alice}
          shortName="eth"
        />
      </Card>
      <Card title="Receive">
        <Stack gap={3} align="start">
          <QrCode value={`eth:${safe}`} label="Address of this safe" />
          <Address
            address={safe}
            name="Treasury"
            shortName="eth"
            variant="full"
            actions={<AddressQr address={safe} shortName="eth" />}
          />
          <FiatAmount amount="6140250.505" />
          <FiatAmount amount="0" />
        </Stack>
      </Card>
    </Stack>
  )
}
