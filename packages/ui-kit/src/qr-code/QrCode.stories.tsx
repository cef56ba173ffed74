import type { Meta, StoryObj } from '@storybook/react-vite'
import { safe } from '../../test/people.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: `eth:${safe}`, label: 'Address of this safe' },
} satisfies Meta<typeof QrCode>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 96 } }

export const LongText: Story = {
  args: {
    label: 'Code for your wallet',
    value: `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(6)}@2`,
    size: 256,
  },
}
