import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { safe } from '../../test/people.ts'
import { risky } from '../../test/reviews.ts'
import { RawFields } from './RawFields.tsx'

const { transaction } = risky.verification
if (transaction === undefined) throw new Error('The record was not read.')

const meta = {
  title: 'Review/RawFields',
  component: RawFields,
  args: { transaction, chainId: '1', safe, version: '1.4.1' },
} satisfies Meta<typeof RawFields>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All fields that are signed'))
    await expect(await canvas.findByText('1 (delegatecall)')).toBeVisible()
  },
}
