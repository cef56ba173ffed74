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
