import {
  Address,
  Button,
  CallTree,
  Card,
  DescriptionList,
  HashPanel,
  MessageView,
  Notice,
  PageHeader,
  SignatureTimeline,
  Stack,
  StatusBadge,
  Stepper,
  TokenAmount,
  TypedDataView,
} from '../src/index.ts'
import { batchCall } from './calls.ts'
import { differentHashes, equalHashes } from './hashes.ts'
import { bob, multiSend, names } from './people.ts'
import { timeline } from './timeline.ts'
import { permit } from './typedData.ts'

export function ReviewScreen() {
  return (
    <Stack gap={5}>
      <PageHeader
        eyebrow="Treasury · Nonce 42"
        title="Send 1,250 USDC to Bob"
        description="Decoded in this browser from the bytes you are about to sign."
        actions={
          <>
            <Button>Reject</Button>
            <Button variant="primary">Confirm</Button>
          </>
        }
      />
      <Stepper steps={['Compose', 'Review', 'Sign']} current={1} />
      <Notice tone="danger" title="This transaction makes a delegate call">
        The called code runs with full control of the safe.
      </Notice>
      <Card title="What it does">
        <CallTree
          node={batchCall}
          chainPrefix="eth"
          names={names}
          isTrustedDelegateCall={(to) => to === multiSend}
        />
      </Card>
      <Card title="Messages">
        <Stack>
          <MessageView message={'Pay \u202e001 to Bob'} />
          <TypedDataView data={permit} chainId="2020" names={names} />
        </Stack>
      </Card>
      <HashPanel rows={equalHashes} />
      <HashPanel rows={differentHashes} />
      <Card
        title="Confirmations"
        actions={<StatusBadge status="AWAITING_CONFIRMATIONS" />}
      >
        <SignatureTimeline entries={timeline} shortName="eth" timeZone="UTC" />
      </Card>
      <Card title="Details">
        <DescriptionList
          items={[
            {
              term: 'Recipient',
              value: (
                <Address
                  address={bob}
                  name="Bob"
                  shortName="eth"
                  variant="full"
                />
              ),
            },
            {
              term: 'Amount',
              value: (
                <TokenAmount
                  value={1_250_000_000n}
                  decimals={6}
                  symbol="USDC"
                  sign="-"
                />
              ),
            },
            { term: 'Nonce', value: '42', hint: 'The next one of this safe' },
          ]}
        />
      </Card>
    </Stack>
  )
}
