import { useState } from 'react'
import {
  AddressInput,
  AmountInput,
  Button,
  Card,
  Checkbox,
  NumberField,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '../src/index.ts'
import { alice, bob, carol } from './people.ts'

const book = [
  { address: alice, name: 'Alice' },
  { address: bob, name: 'Bob' },
  { address: carol, name: 'Carol' },
]

export function FieldsScreen() {
  const [to, setTo] = useState('0x70990000000000000000000000000000000079c8')
  const [good, setGood] = useState(`eth:${bob}`)
  const [wrong, setWrong] = useState(`matic:${bob}`)
  const [named, setNamed] = useState('carol.eth')
  const [amount, setAmount] = useState('7000.5')
  const [foreign, setForeign] = useState('1,234')
  const [threshold, setThreshold] = useState<number | null>(2)
  return (
    <Card title="Send tokens" description="From Treasury on Ethereum">
      <Stack gap={5}>
        <AddressInput
          label="Recipient"
          hint="An address or a name from your book"
          value={to}
          onValueChange={setTo}
          shortName="eth"
          suggestions={book}
        />
        <AddressInput
          label="Recipient, known"
          value={good}
          onValueChange={setGood}
          shortName="eth"
          suggestions={book}
        />
        <AddressInput
          label="Recipient, elsewhere"
          value={wrong}
          onValueChange={setWrong}
          shortName="eth"
        />
        <AddressInput
          label="Recipient, by name"
          value={named}
          onValueChange={setNamed}
          resolveName={() => Promise.resolve(carol)}
          lookupDelay={0}
          shortName="eth"
        />
        <AmountInput
          label="Amount"
          value={amount}
          onValueChange={setAmount}
          decimals={6}
          symbol="USDC"
          balance={6_140_250_505n}
          fiat={{ rate: '0.9998', currency: 'USD' }}
        />
        <AmountInput
          label="Amount, of another language"
          value={foreign}
          onValueChange={setForeign}
          decimals={6}
          symbol="USDC"
        />
        <NumberField
          label="Threshold"
          value={threshold}
          onValueChange={setThreshold}
          min={1}
          max={3}
          hint="Owners who must confirm"
        />
        <SelectField
          label="Network"
          options={[
            { value: '1', label: 'Ethereum' },
            { value: '1337', label: 'Local' },
          ]}
        />
        <TextField label="Note" placeholder="What is this for?" />
        <TextField label="Locked" value="Cannot change" readOnly disabled />
        <TextArea label="Data" mono defaultValue="0x" hint="Hexadecimal" />
        <Checkbox
          label="I compared the hashes on my device"
          hint="The device shows the domain hash and the message hash"
        />
        <Stack direction="row" gap={3} align="start">
          <Button variant="primary">Continue</Button>
          <Button>Save draft</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Reject</Button>
          <Button variant="primary" busy>
            Signing
          </Button>
          <Button
            variant="primary"
            disabledReason="Only owners can propose. You are connected as 0x90F7…b906."
          >
            Propose
          </Button>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
        </Stack>
      </Stack>
    </Card>
  )
}
