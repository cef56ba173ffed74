import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alice, names } from '../../test/people.ts'
import { queue } from '../../test/transactions.ts'
import { Address } from '../address/Address.tsx'
import { Notice } from '../notice/Notice.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ThresholdMeter } from '../token/ThresholdMeter.tsx'
import { TransactionRow } from '../transaction/TransactionRow.tsx'
import type { GivenLabels } from './defaultLabels.ts'
import { LabelsProvider } from './LabelsProvider.tsx'

const german: GivenLabels = {
  address: { copy: 'Adresse kopieren' },
  notice: { warning: 'Warnung' },
  thresholdMeter: { label: (done, all) => `${done} von ${all} Bestätigungen` },
  transaction: {
    send: 'Senden',
    to: 'an',
    nonce: 'Nummer',
    yours: 'Sie sind an der Reihe',
    confirmations: (done, all) => `${done} von ${all} Bestätigungen`,
  },
}

const meta = {
  title: 'Basics/LabelsProvider',
  component: LabelsProvider,
  args: {
    labels: german,
    children: (
      <Stack>
        <TransactionRow item={queue.next} names={names} account={alice} />
        <Address address={alice} variant="full" />
        <ThresholdMeter confirmed={1} required={3} />
        <Notice tone="warning">Das Gateway antwortet nicht.</Notice>
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
    await expect(canvas.getByText('Sie sind an der Reihe')).toBeVisible()
  },
}

export const English: Story = { args: { labels: {} } }
