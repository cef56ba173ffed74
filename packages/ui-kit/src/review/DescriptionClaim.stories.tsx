import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Description } from '@strongroom/react-hooks/clear-signing'
import { expect } from 'storybook/test'
import { bob, dave, names, token } from '../../test/people.ts'
import { DescriptionClaim } from './DescriptionClaim.tsx'

const supply: Description = {
  path: [0],
  author: 'Aave DAO',
  text: 'Supply',
  fields: [
    { label: 'Amount to supply', value: '5 USDC' },
    { label: 'Collateral recipient', value: bob, address: bob },
  ],
  left: 0,
}

const meta = {
  title: 'Review/DescriptionClaim',
  component: DescriptionClaim,
  args: { description: supply, names, chainPrefix: 'eth' },
} satisfies Meta<typeof DescriptionClaim>

export default meta

type Story = StoryObj<typeof meta>

export const Call: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Claim')).toBeVisible()
    await expect(canvas.getByText('Aave DAO')).toBeVisible()
    await expect(canvas.getByText('Bob')).toBeVisible()
  },
}

export const WithoutAuthorOrFields: Story = {
  args: {
    description: { ...supply, author: undefined, text: 'Wrap', fields: [] },
  },
}

export const UnprovenToken: Story = {
  args: {
    description: {
      ...supply,
      fields: [{ label: 'Amount to supply', value: '5000000', unit: token }],
    },
  },
}

export const ManyValues: Story = {
  args: {
    description: {
      ...supply,
      text: 'Pay everybody',
      fields: Array.from({ length: 4 }, (_, index) => ({
        label: `Recipient ${index + 1}`,
        value: dave,
        address: dave,
      })),
      left: 37,
    },
  },
}

export const HostileTexts: Story = {
  args: {
    description: {
      ...supply,
      author: 'Verified by Strongroom \u202e✓',
      text: `${'W'.repeat(390)} end`,
      fields: [{ label: 'Аmount'.repeat(20), value: '0'.repeat(400) }],
    },
  },
}
