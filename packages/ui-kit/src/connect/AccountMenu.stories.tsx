import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice } from '../../test/people.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'Connection/AccountMenu',
  component: AccountMenu,
  args: {
    address: alice,
    shortName: 'eth',
    walletName: 'Dev wallet',
    chainName: 'Ethereum',
    onDisconnect: () => undefined,
  },
} satisfies Meta<typeof AccountMenu>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Named: Story = { args: { name: 'Alice' } }

export const WrongChain: Story = { args: { onSwitchChain: () => undefined } }
