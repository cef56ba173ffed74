import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice } from '../../test/people.ts'
import { Identicon } from './Identicon.tsx'

const meta = {
  title: 'Data/Identicon',
  component: Identicon,
  args: { address: alice, size: 48 },
} satisfies Meta<typeof Identicon>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
