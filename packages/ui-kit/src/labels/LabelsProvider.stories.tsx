import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alice, names } from '../../test/people.ts'
import { queue } from '../../test/transactions.ts'
import { Address } from '../address/Address.tsx'
import { AmountInput } from '../field/AmountInput.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ThresholdMeter } from '../token/ThresholdMeter.tsx'
import { TransactionRow } from '../transaction/TransactionRow.tsx'
import { germanLabels } from './de/index.ts'
import { defaultLabels, type GivenLabels } from './defaultLabels.ts'
import { LabelsProvider } from './LabelsProvider.tsx'
import { translate } from './translate.test.fixture.tsx'

const meta = {
  title: 'Basics/LabelsProvider',
  component: LabelsProvider,
  args: {
    labels: germanLabels,
    locale: 'de',
    children: (
      <Stack>
        <TransactionRow item={queue.next} names={names} account={alice} />
        <Address address={alice} variant="full" />
        <ThresholdMeter confirmed={1} required={3} />
        <Notice tone="warning">Notice</Notice>
        <AmountInput
          label="ETH"
          value="1.000"
          onValueChange={() => undefined}
          decimals={18}
          symbol="ETH"
          balance={1_234_500_000_000_000_000_000n}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof LabelsProvider>

export default meta

type Story = StoryObj<typeof meta>

export const German: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Adresse kopieren' }),
    ).toBeVisible()
    await expect(canvas.getByText('Ihre Bestätigung fehlt')).toBeVisible()
    await expect(canvas.getByText('1.234,5')).toBeVisible()
    await expect(canvas.getByText('Welcher Betrag ist gemeint?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1000' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1' })).toBeVisible()
  },
}

export const English: Story = { args: { labels: {}, locale: 'en' } }

/** Every text of the kit in brackets, from right to left. */
export const Pseudo: Story = {
  args: { labels: translate(defaultLabels) as GivenLabels, locale: 'en' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('«Your turn to confirm»')).toBeVisible()
    await expect(canvas.getByText('1,234.5')).toBeVisible()
  },
}
